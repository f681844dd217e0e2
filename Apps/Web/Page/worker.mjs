// The calculator's own thread, so that the page never waits for it.
import { Module } from './module.mjs';
import { Sessions } from './sessions.mjs';

const sessions = new Sessions((compiled) => new Module(compiled));

self.onmessage = ({ data }) => {
  const answer = sessions.answer(data);
  if (answer) self.postMessage(answer);
};
