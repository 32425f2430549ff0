// Compresses what was built, once and as far as it goes, so that the server need not do it for every visitor.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const BUILT = "../src/meldstone/web";
const WORTH_IT = /\.(js|css|html|svg|webmanifest)$/;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

for (const name of readdirSync(BUILT, { recursive: true })) {
  if (!WORTH_IT.test(name)) continue;
  const file = join(BUILT, name);
  const whole = readFileSync(file);
  const forms = { br: brotliCompressSync(whole, brotli), gz: gzipSync(whole, { level: 9 }) };
  for (const [suffix, data] of Object.entries(forms)) if (data.length < whole.length) writeFileSync(`${file}.${suffix}`, data);
}
