// The calculator's own thread, so that the page never waits for it.
import { Module } from '../module.mjs';
import { address } from './addresses.mjs';
import { Sessions } from './sessions.mjs';
import { Parts, SplitInstance, partsFor } from './split.mjs';

const parts = new Parts((name) => address(`ExactlyWeb.${name}.wasm`));
let instance;

const sessions = new Sessions((compiled) => {
  instance = new SplitInstance(compiled, (name) => parts.get(name));
  return new Module(compiled, instance);
});

self.onmessage = ({ data }) => {
  const answer = sessions.answer(data);
  if (answer) self.postMessage(answer);
  if (instance?.missing.length > 0) complete(instance);
};

// The other parts are loaded after the first answer, for which they are not needed.
async function complete(instance) {
  for (const name of partsFor(navigator.language)) {
    const compiled = await parts.load(name);
    if (compiled) instance.add(name, compiled);
  }
}
