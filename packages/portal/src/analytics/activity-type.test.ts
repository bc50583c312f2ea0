import { expect, it } from 'vitest';
import { activityTypeOf } from './activity-type.ts';

it.each([
  ['/2.0/en/cabinet/thread/1/problem/7', 'problem'],
  ['/2.0/en/cabinet/thread/1/problem/7/feedback', 'problem'],
  ['/2.0/en/cabinet/thread/1/problem/7/theory', 'theory'],
  ['/2.0/cabinet/acme/category/3/wiki/start', 'theory'],
  ['/2.0/cabinet/articles/how-to', 'theory'],
  ['/2.0/cabinet/game/tangram', 'game'],
  ['/2.0/cabinet/lecture', 'video'],
  ['/2.0/cabinet/rating/city', 'rating'],
  ['/2.0/cabinet/service-order/logic', 'shop'],
  ['/2.0/cabinet/cart/success', 'shop'],
  ['/2.0/cabinet/dashboard/logic', 'other'],
  ['/2.0/cabinet/thread/2/1', 'other'],
])('time on %s counts as %s', (path, type) => {
  expect(activityTypeOf(path)).toBe(type);
});
