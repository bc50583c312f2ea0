const SMALLEST = 2;
const LARGEST = 64;

/** The group of a user when all are split into `count` groups, 2 to 64 (rule D-188). The same user stays in it. */
export function segmentOf(userId: number, count: number): number {
  if (!Number.isInteger(count) || count < SMALLEST || count > LARGEST) {
    throw new RangeError(`Users are split into ${SMALLEST} to ${LARGEST} groups, not ${count}.`);
  }
  return ((userId % count) + count) % count;
}

/** Where the readers of a letter may land: to learn, to choose, to see what they have got, to meet others. */
const landings = ['cabinet.main', 'cabinet.shop', 'cabinet.personal', 'cabinet.events', 'cabinet.rating'] as const;
type Landing = (typeof landings)[number];

/** `weights[i]` groups in a row go to `landings[i]`; together they are all groups. */
function tableOf(weights: readonly number[]): readonly Landing[] {
  return landings.flatMap((name, index) => Array.from({ length: weights[index] ?? 0 }, () => name));
}

/** Where each group goes, by the number of groups. The even half learns, the odd half meets the shop. */
export const redirectTables = {
  2: ['cabinet.main', 'cabinet.shop'],
  3: tableOf([1, 1, 1]),
  9: tableOf([3, 3, 1, 1, 1]),
  27: tableOf([9, 9, 3, 3, 3]),
  64: tableOf([32, 8, 8, 8, 8]),
} as const satisfies Readonly<Record<number, readonly Landing[]>>;

export type Split = keyof typeof redirectTables;

export function isSplit(count: number): count is Split {
  return count in redirectTables;
}

/** Where a user of that split is led. */
export function landingOf(userId: number, split: Split): Landing {
  const name = redirectTables[split][segmentOf(userId, split)];
  if (!name) throw new RangeError(`The table of ${split} has no row for user ${userId}.`);
  return name;
}
