import { gzipSync } from 'node:zlib';
import { toMarkup } from '../../draw/markup.ts';
import { toDraft } from '../draft.ts';
import type { Compiled } from '../compile.ts';

/** Figures over the whole bank, beside the faults of single problems. */
export interface Totals {
  /** Distinct misconceptions that wrong variants are tagged with. */
  readonly misconceptions: number;
  /** Part of all wrong variants that has a tag. */
  readonly tagged: number;
  /** Bytes of a picture, packed: half and 95 % of all are not larger. */
  readonly pictureMedian: number;
  readonly picture95: number;
  /** exp of the entropy of the families' shares: so many equal families would be as varied. */
  readonly effectiveFamilies: number;
  readonly largestFamily: number;
  /** Largest difference between two places of the right variant, over families and numbers of variants. */
  readonly placeDifference: number;
  /** Part of the problems of each lesson that somebody who cannot see can solve; the smallest of the lessons. */
  readonly nonVisual: number;
}

export function totalsOf(bank: readonly Compiled[]): Totals {
  const wrong = bank.flatMap(({ composition }) => composition.variants.filter(({ isRight }) => !isRight));
  const tagged = wrong.flatMap(({ tag }) => (tag === undefined ? [] : [tag]));
  const sizes = bank.flatMap(picturesOf).toSorted((a, b) => a - b);
  const shares = [...countBy(bank, ({ family }) => family.id).values()].map((count) => count / bank.length);
  const lessons = [...new Set(bank.map(({ entry }) => entry.lesson))];
  return {
    misconceptions: new Set(tagged).size,
    tagged: tagged.length / Math.max(1, wrong.length),
    pictureMedian: sizes[Math.floor(sizes.length / 2)] ?? 0,
    picture95: sizes[Math.floor(sizes.length * 0.95)] ?? 0,
    effectiveFamilies: Math.exp(-shares.reduce((sum, share) => sum + share * Math.log(share), 0)),
    largestFamily: Math.max(...shares),
    placeDifference: placeDifference(bank),
    nonVisual: Math.min(
      ...lessons.map((lesson) => {
        const own = bank.filter(({ entry }) => entry.lesson === lesson);
        return own.filter(({ family }) => family.visualOnly !== true).length / own.length;
      }),
    ),
  };
}

function picturesOf({ composition: { picture, answerPicture } }: Compiled): readonly number[] {
  return [picture, answerPicture].flatMap((drawn) => (drawn ? [gzipSync(toMarkup(drawn)).length] : []));
}

function placeDifference(bank: readonly Compiled[]): number {
  const counts = new Map<string, number[]>();
  for (const compiled of bank) {
    if (compiled.entry.mode !== 'single') continue;
    const { variants } = toDraft(compiled);
    const name = `${compiled.family.id}/${variants.length}`;
    const row = counts.get(name) ?? variants.map(() => 0);
    const place = variants.findIndex(({ isRight }) => isRight);
    row[place] = (row[place] ?? 0) + 1;
    counts.set(name, row);
  }
  return Math.max(0, ...[...counts.values()].map((row) => Math.max(...row) - Math.min(...row)));
}

function countBy<T>(items: readonly T[], nameOf: (item: T) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(nameOf(item), (counts.get(nameOf(item)) ?? 0) + 1);
  return counts;
}
