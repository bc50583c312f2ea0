import { expect, it } from 'vitest';
import { isProblemPage } from './problem-page.ts';

it.each([
  ['/2.0/en/cabinet/thread/1/problem/3', true],
  ['/2.0/cabinet/block/1/problem/3/theory', true],
  ['/2.0/de/cabinet/event/5/problem/9/intro', true],
  ['/2.0/de/cabinet/event/5', true],
  ['/2.0/cabinet/logikit/event/5/', true],
  ['/2.0/cabinet/event/5/preview', false],
  ['/2.0/cabinet/event/5/result', false],
  ['/2.0/en/cabinet/dashboard/logic', false],
])('%s holds the popups back: %s', (pathname, isHeld) => {
  expect(isProblemPage(pathname)).toBe(isHeld);
});
