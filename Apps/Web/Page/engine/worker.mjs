// The calculator's own thread, so that the page never waits for it.
import { Module } from '../module.mjs';
import { Sessions } from './sessions.mjs';
import { Rest, SplitInstance } from './split.mjs';

const rest = new Rest(new URL('../ExactlyWeb.rest.wasm', import.meta.url));
let instance;

const sessions = new Sessions((compiled) => {
  instance = new SplitInstance(compiled, rest);
  return new Module(compiled, instance);
});

self.onmessage = ({ data }) => {
  const answer = sessions.answer(data);
  if (answer) self.postMessage(answer);
  if (instance?.isComplete === false) complete(instance);
};

// The rest is loaded behind the first answer, for which it is not needed.
async function complete(instance) {
  const compiled = await rest.load();
  if (compiled) instance.complete(compiled);
}
