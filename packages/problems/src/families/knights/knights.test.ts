import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { describeLaws, isChance, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { knights } from './family.ts';
import type { KnightsParams, Speech } from './params.ts';
import { solve } from './solve.ts';

describeLaws(knights, 6);

const answers = (...speeches: readonly Speech[]): readonly string[] => solve({ asked: 'multi', speeches }).answers;

describe('the solver of knights and liars', () => {
  it('finds who tells the truth', () => {
    expect(answers({ says: 'both-liars', a: 1, b: 2 }, { says: 'liar', a: 0 }, { says: 'knight', a: 0 })).toEqual([
      '1',
    ]);
  });

  it('reports two answers when it stays open, and none when nobody can have spoken so', () => {
    expect(answers({ says: 'liar', a: 1 }, { says: 'liar', a: 0 }).length).toBe(2);
    expect(answers({ says: 'liar', a: 0 }, { says: 'knight', a: 0 })).toEqual([]);
  });
});

describe('the canonical form of knights and liars', () => {
  it('does not change when the speakers change names and places', () => {
    for (const { params, seed } of [4, 6, 8, 10].flatMap((level) =>
      sampleCell(knights, { level, mode: 'multi', count: 10 }),
    )) {
      const order = createRng(`canon/${seed}`).shuffle(params.speeches.map((_, i) => i));
      const speeches = order.map((_, place) => moved(params.speeches[order.indexOf(place)] as Speech, order));
      expect(structKey({ ...params, speeches } satisfies KnightsParams), seed).toBe(structKey(params));
    }
  });
});

function moved(speech: Speech, order: readonly number[]): Speech {
  if (speech.says === 'count') return speech;
  const a = order[speech.a] ?? 0;
  return 'b' in speech ? { ...speech, a, b: order[speech.b] ?? 0 } : { ...speech, a };
}

describe('the options of knights and liars', () => {
  it.each([4, 9])('stand in no telling place at level %i', (level) => {
    const samples = sampleCell(knights, { level, mode: 'single', count: 300 });
    samples[0]?.params.truth.forEach((_, place) => {
      const hits = samples.filter(({ params }) => params.truth[place]).length;
      expect(isChance(hits, samples.length, 1 / (samples[0]?.params.truth.length ?? 1)), `place ${place}`).toBe(true);
    });
  });
});
