import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWire, toCamelKey, toSnakeKey, toWire } from './wire.ts';

const key = fc.stringMatching(/^[a-z]{2,6}([A-Z][a-z]{1,5}){0,3}$/);
const json = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, fc.integer(), fc.string(), fc.constant(null), tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(key, tie('value'), { maxKeys: 5, noNullPrototype: true }),
})).value;

describe('wire form', () => {
  it('[C-004] snake_case and back gives the same value at any depth', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(fromWire(toWire(value))).toEqual(value);
      }),
    );
  });

  it('[C-004] keeps locale codes, part ids and event names as they are', () => {
    const value = {
      translations: { 'pt-br': { someKey: 1 } },
      graphicState: { v: 1, parts: { rowOne: ['aB'] } },
      params: { fooBar: 1 },
    };
    expect(toWire(value)).toEqual({
      translations: { 'pt-br': { someKey: 1 } },
      graphic_state: { v: 1, parts: { rowOne: ['aB'] } },
      params: { fooBar: 1 },
    });
    expect(fromWire(toWire(value))).toEqual(value);
  });

  it.each([
    ['ERIP', 'erip'],
    ['courseTL', 'course_tl'],
    ['bigVariantsPC', 'big_variants_pc'],
    ['perPage', 'per_page'],
    ['isFinal', 'is_final'],
  ])('[C-004] %s travels as %s', (camel, snake) => {
    expect(toSnakeKey(camel)).toBe(snake);
    expect(toCamelKey(snake)).toBe(camel);
  });
});
