// Holds the session: the module calculates here, and the page never waits for it.
//
// Every message but `adopt` has one answer, in order:
//   { compiled?, open, entries }    { screen, effects } | { refusal }   a session from its log
//   { text, time }                  { answer } | { refusal }            the next message of it
//   { renewal: { open, entries } }  { screen, effects } | { refusal }   a session to replace it
//   { adopt }                                                           whether it does replace it
// A trap is answered by { trap }, and nothing is after that.
import { Module, Refusal } from './module.mjs';

let compiled;
let session;
let candidate;
let hasTrapped = false;

self.onmessage = ({ data }) => {
  if (hasTrapped) return;
  try {
    const answer = perform(data);
    if (answer) self.postMessage(answer);
  } catch (error) {
    if (error instanceof Refusal) {
      self.postMessage({ refusal: error.message });
      return;
    }
    hasTrapped = true;
    session = candidate = undefined;
    self.postMessage({ trap: String(error) });
  }
};

function perform(message) {
  if ('text' in message) return { answer: session.call('perform', message.text, message.time) };
  if ('adopt' in message) {
    if (message.adopt) session = candidate;
    candidate = undefined;
    return null;
  }
  if ('renewal' in message) {
    const { module, ...answer } = begin(message.renewal);
    candidate = module;
    return answer;
  }
  compiled = message.compiled;
  const { module, ...answer } = begin(message);
  session = module;
  return answer;
}

// The session that a log leads to, with all parts of its screen.
function begin({ open, entries }) {
  const module = new Module(compiled);
  const screen = JSON.parse(module.call('open', open));
  const effects = [];
  for (const { text, time } of entries) {
    const { effects: caused = [], export: _, ...parts } = JSON.parse(
      module.call('perform', text, time));
    effects.push(...caused);
    Object.assign(screen, parts);
  }
  return { module, screen, effects };
}
