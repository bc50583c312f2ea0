const KEY = 'logikit.logic-opened';

/** Whether the page about the logic course was opened in this browser: whoever knows it is told of it no more (S-045). */
export function hasOpenedLogic(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function noteOpenedLogic(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Then it is told of once more.
  }
}
