import type { Solved, Step } from '../../core/family.ts';
import { largest } from './params.ts';
import type { SeriesParams } from './params.ts';
import { readings } from './readings.ts';
import type { Reading } from './readings.ts';

/**
 * Puts every number into the gap and asks every reading whether the row then makes sense. Numbers that make sense by
 * different readings are different answers: such a row is ambiguous.
 */
export function solve({ terms, hole }: Pick<SeriesParams, 'terms' | 'hole'>): Solved {
  const usable = readings.filter((reading) => terms.length >= reading.length);
  const found: { readonly value: number; readonly reading: Reading }[] = [];
  const row = [...terms];
  for (let value = 0; value <= largest; value += 1) {
    row[hole] = value;
    const reading = usable.find((one) => one.fits(row));
    if (reading) found.push({ value, reading });
  }
  const [first] = found;
  const answers = found.slice(0, 2).map(({ value }) => String(value));
  if (!first) return { answers, trace: [], technique: Infinity };
  return {
    answers,
    trace: traceOf(terms.with(hole, first.value), hole, first.reading),
    technique: first.reading.technique,
  };
}

function traceOf(row: readonly number[], hole: number, { kind, moves }: Reading): readonly Step[] {
  const made = moves(row);
  const shown = made.filter((_, index) => index !== hole && index !== hole - 1);
  const near = [hole - 2, hole - 1, hole].filter((index) => index >= 0).map((index) => `term-${index}`);
  const all = row.map((_, index) => `term-${index}`);
  const args = { moves: shown.join(', '), row: row.join(','), hole };
  return [
    { key: `look.${kind}`, args, highlight: all },
    { key: `use.${kind}`, args: { ...args, move: made[hole - 1] ?? '' }, highlight: near },
  ];
}
