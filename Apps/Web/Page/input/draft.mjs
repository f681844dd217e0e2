const key = 'exactly-line';

// The line that was being typed in this tab when it was loaded last; '' for none.
export function draft() {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

// Keeps a line that is being typed, until the tab is closed; '' once there is none.
export function keepDraft(text) {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing loses the line as well.
  }
}
