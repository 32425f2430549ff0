/**
 * The core as WebAssembly for JavaScript: `await loadCore(bytes)` gives a function that takes the number of a question and its numbers
 * and returns those of the answer (solver/core/wasm.py knows their order), or none if the question is not one.
 *
 * The module does no input or output. What its standard library would ask of a system is refused; only ending and complaining are known.
 */

const NOT_SUPPORTED = 52;

/** What the module imports: every call of the system answers "not supported", and whoever wants to end has failed. */
function noSystem(module) {
  const calls = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    calls[from] ??= {};
    calls[from][name] = () => NOT_SUPPORTED;
  }
  for (const from of Object.values(calls)) {
    if (from.proc_exit !== undefined) {
      from.proc_exit = (code) => {
        throw new Error(`the core ended with ${code}`);
      };
    }
  }
  return calls;
}

export async function loadCore(bytes) {
  const module = await WebAssembly.compile(bytes);
  const { exports } = await WebAssembly.instantiate(module, noSystem(module));
  exports._initialize?.();
  const view = (count) => {
    // a call may let the memory grow, and then its buffer is another one: ask for the place first
    const place = exports.meldstone_numbers(count);
    return new Float64Array(exports.memory.buffer, place, count);
  };
  return (question, numbers) => {
    const count = numbers.length;
    view(count).set(numbers);
    const answered = exports.meldstone_answer(question, count);
    return answered < 0 ? [] : Array.from(view(answered));
  };
}
