import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { jsonOf, readJson } from './json.ts';

afterEach(() => {
  for (const { prototype } of [Array, Object]) Reflect.deleteProperty(prototype, 'toJSON');
});

it('writes what the standard writes', () => {
  const plain = fc.jsonValue({ maxDepth: 4 });
  fc.assert(fc.property(plain, (value) => jsonOf(value) === JSON.stringify(value)));
  const left = { kept: [undefined, Number.NaN], left: undefined };
  expect(jsonOf(left)).toBe(JSON.stringify(left));
});

it('writes lists and records as what they are where a page says otherwise', () => {
  const value = { chosen: ['a'], place: { threadId: 7 } };
  for (const { prototype } of [Array, Object])
    Object.defineProperty(prototype, 'toJSON', { value: () => 'spoiled', configurable: true, enumerable: false });
  expect(jsonOf(value)).toBe('{"chosen":["a"],"place":{"threadId":7}}');
});

it('reads what is there, and says of anything else that it is nothing', () => {
  expect(readJson('[1]')).toEqual([1]);
  for (const text of ['', '[1', 'undefined', null]) expect(readJson(text)).toBeUndefined();
});
