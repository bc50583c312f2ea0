import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysOf, shuffle, variantId } from './variant-ids.ts';

const scope = { secret: 'a server secret', userId: 7, problemId: 12 };
const keys = ['a', 'b', 'c', 'd', 'e'];
const variants = keys.map((key) => ({ key }));

describe('variant ids', () => {
  it('are opaque, and others for every learner, problem and server', () => {
    const id = variantId(scope, 'a');
    expect(id).toMatch(/^[a-z2-7]{16}$/);
    for (const other of [{ userId: 8 }, { problemId: 13 }, { secret: 'another' }]) {
      expect(variantId({ ...scope, ...other }, 'a')).not.toBe(id);
    }
  });

  it('lead back to the keys, and never from an id of somebody else', () => {
    const ids = ['d', 'a'].map((key) => variantId(scope, key));
    expect(keysOf(scope, keys, ids)).toEqual(['d', 'a']);
    expect(keysOf({ ...scope, userId: 8 }, keys, ids)).toBeNull();
    expect(keysOf(scope, keys, ['a'])).toBeNull();
  });

  it('keep one order per learner, whatever order the author saved', () => {
    const order = shuffle(scope, variants);
    expect(shuffle(scope, [...variants].reverse())).toEqual(order);
    expect([...order].sort((a, b) => a.key.localeCompare(b.key))).toEqual(variants);
  });

  it('put every variant in every place equally often over many learners', () => {
    const learners = 10_000;
    const counts = keys.map(() => 0);
    for (let userId = 1; userId <= learners; userId += 1) {
      const place = shuffle({ ...scope, userId }, variants).findIndex(({ key }) => key === 'c');
      counts[place] = (counts[place] ?? 0) + 1;
    }
    const expected = learners / keys.length;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(13.28); // four degrees of freedom, p > 0.01
  });

  it('differ between any two keys', () => {
    const pair = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 40 }), { minLength: 2, maxLength: 12 });
    fc.assert(fc.property(pair, (some) => new Set(some.map((key) => variantId(scope, key))).size === some.length));
  });
});
