const events = ['stopped', 'restarted', 'startedAnew'];

// Shows the state that an engine tells; what has only happened to it leaves it ready. Returns
// whether it has.
export function drawState(state) {
  const isEvent = events.includes(state);
  document.documentElement.dataset.state = isEvent ? 'ready' : state;
  document.getElementById('failure').hidden = state !== 'failed';
  return isEvent;
}
