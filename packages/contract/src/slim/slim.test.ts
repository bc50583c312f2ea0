import { expect, it } from 'vitest';
import * as auth from '../calls/identity/auth.ts';
import * as passing from '../calls/learning/passing.ts';
import { numbers } from '../values/numbers.ts';
import { printBareCalls } from './bare-calls.ts';
import { inlineNumbers } from './inline-numbers.ts';
import { slim } from './index.ts';

it('leaves of a call what a client needs to send it', () => {
  const text = printBareCalls(passing);
  expect(text).toContain(
    'export const submitPassing = {"method":"POST","path":"/service/training/api/problem/{problemId}/passing","tenant":"route"};',
  );
  expect(printBareCalls(auth)).toContain(
    'export const authenticate = {"method":"POST","path":"/auth/authenticate.json"};',
  );
  expect(text).not.toContain(passing.submitPassing.summary);
  expect(text.split('\n')).toHaveLength(Object.keys(passing).length + 1);
});

it('puts numbers in their places and leaves other words alone', () => {
  expect(inlineNumbers('const a = numbers.retries * 2; const { cap } = numbers.retryBackoffMs;')).toBe(
    `const a = (${numbers.retries}) * 2; const { cap } = (${JSON.stringify(numbers.retryBackoffMs)});`,
  );
  const words = 'typeof numbers.retries; numbers.nothing; phoneNumbers.retries; numbers';
  expect(inlineNumbers(words)).toBe(words);
});

it('changes no file that has neither', async () => {
  const load = () => Promise.resolve({});
  expect(await slim({ path: '/packages/sdk/src/uuid.ts', text: 'export {}', load })).toBeNull();
  expect(await slim({ path: '/packages/contract/src/calls/index.ts', text: 'export {}', load })).toBeNull();
});
