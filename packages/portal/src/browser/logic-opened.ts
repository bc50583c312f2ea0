import { keepText, keptText } from './kept.ts';

const KEY = 'logikit.logic-opened';

/** Whether the page about the logic course was opened in this browser: whoever knows it is told of it no more (S-045). */
export function hasOpenedLogic(): boolean {
  return keptText(KEY) !== null;
}

export function noteOpenedLogic(): void {
  keepText(KEY, '1');
}
