import { someOf } from '@logikit/contract/testing';
import { describe, expect, it } from 'vitest';
import { bankEntries } from '../courses/courses.ts';
import { families } from '../families/list.ts';
import { faultsOf } from './audit/faults.ts';
import { compile } from './compile.ts';
import { makeFresh, samenessOf } from './fresh.ts';
import { realise } from './realise.ts';

const bank = bankEntries();
/** One cell of every family and lesson; a usual run looks at every family in one of its lessons. */
const cells = [...new Map(bank.map((entry) => [`${entry.family}/${entry.lesson}`, entry])).values()];
const looked = families.flatMap(({ id }, index) => {
  const own = cells.filter(({ family }) => family === id);
  return someOf(own, own.length, index % own.length);
});

describe('a fresh problem', () => {
  it('is without fault and of the asked kind, in every family and lesson', () => {
    for (const { family, lesson, complexity } of looked) {
      const fresh = makeFresh({ family, lesson, complexity, seed: 'fresh/test' }, new Set());
      expect(fresh, `${family}/${lesson}`).toMatchObject({ family, lesson, complexity });
      if (fresh) expect(faultsOf(compile(fresh))).toEqual([]);
    }
  });

  it('is the same for the same seed, and never one of those that are taken', () => {
    const [cell] = bank;
    if (!cell) throw new Error('the bank is empty');
    const { family, lesson, complexity } = cell;
    const taken = new Set<string>();
    const skins = new Set<string>();
    for (let n = 0; n < 6; n += 1) {
      const fresh = makeFresh({ family, lesson, complexity, seed: 'fresh/same' }, taken);
      expect(makeFresh({ family, lesson, complexity, seed: 'fresh/same' }, taken)).toEqual(fresh);
      const same = fresh && samenessOf(fresh);
      if (!same) throw new Error('no fresh problem was found');
      expect(taken.has(same.idea)).toBe(false);
      taken.add(same.idea);
      skins.add(same.skin);
    }
    expect(skins.size).toBe(6);
  });

  it('is compared by what the bank compares', () => {
    for (const entry of bank.slice(0, 20)) {
      const { structKey, skinKey } = realise(entry);
      expect(samenessOf(entry)).toEqual({ idea: structKey, skin: skinKey });
    }
    const [first] = bank;
    if (first) expect(samenessOf({ ...first, version: first.version + 1 })).toBeNull();
    if (first) expect(samenessOf({ ...first, family: 'gone' })).toBeNull();
  });
});
