// Answers questions to the core under Node, one line of JSON each: [question, numbers] in, numbers out.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { loadCore } from "../../../native/wasm/core.mjs";

const ask = await loadCore(readFileSync(process.argv[2]));
for await (const line of createInterface({ input: process.stdin })) {
  const [question, numbers] = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(ask(question, numbers))}\n`);
}
