// Before each test file: what platforms of this process write to their logs is printed with the test that failed by it.
import { afterEach, beforeEach } from 'vitest';

const lines: string[] = [];

/** Where the log of a platform under test goes. */
export const failedLog = { write: (line: string): unknown => lines.push(line) };

beforeEach(() => {
  lines.length = 0;
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail' && lines.length > 0) console.error(`The server's log:\n${lines.join('')}`);
});
