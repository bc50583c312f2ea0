import { expect, it } from 'vitest';
import { goodsList } from './goods-list.ts';

it('names each kind of goods once, in the order in which they were put in', () => {
  expect(goodsList(['150 energy', 'A fox', '150 energy', '150 energy'])).toEqual(['150 energy × 3', 'A fox']);
  expect(goodsList([])).toEqual([]);
});
