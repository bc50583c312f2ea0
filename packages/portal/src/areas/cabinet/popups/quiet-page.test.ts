import { expect, it } from 'vitest';
import { isQuietPage } from './quiet-page.ts';

it.each([
  ['/2.0/en/cabinet/thread/1/problem/3', true],
  ['/2.0/cabinet/block/1/problem/3/theory', true],
  ['/2.0/de/cabinet/event/5/problem/9/intro', true],
  ['/2.0/de/cabinet/event/5', true],
  ['/2.0/cabinet/logikit/event/5/', true],
  ['/2.0/cabinet/event/5/preview', false],
  ['/2.0/cabinet/event/5/result', false],
  ['/2.0/en/cabinet/dashboard/logic', false],
  ['/2.0/cabinet/settings', true],
  ['/2.0/cabinet/settings/sign-in', true],
  ['/2.0/pt-br/cabinet/family/7/messages', true],
  ['/2.0/cabinet/privacy', true],
  ['/2.0/cabinet/school/class/3', true],
  ['/2.0/cabinet/thread/2/5', false],
  ['/2.0/cabinet/rating/friends', false],
])('%s holds the popups back: %s', (pathname, isHeld) => {
  expect(isQuietPage(pathname)).toBe(isHeld);
});
