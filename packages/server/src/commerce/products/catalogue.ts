import { type Currency, type Model, shopCategories } from '@logikit/contract';

export type PurchaseType = Model<'Purchase'>['type'];
export type Category = (typeof shopCategories)[keyof typeof shopCategories];

/** What the buyer of a purchase gets. */
export type Grant =
  /** All courses, for so many months. */
  | { readonly kind: 'logic'; readonly months: number }
  /** A course by its technical name, for good. */
  | { readonly kind: 'course'; readonly course: string }
  | { readonly kind: 'energy'; readonly amount: number }
  /** Cards of the collection that are not open yet. */
  | { readonly kind: 'cards'; readonly count: number }
  /** A certificate, on paper or as a file, that needs no other payment. */
  | { readonly kind: 'certificate'; readonly type: 'paper' | 'electronic' }
  /** Sheets to print. */
  | { readonly kind: 'sheets'; readonly set: string }
  /** Somebody of ours does it, and says when it is done. */
  | { readonly kind: 'task' };

export interface CatalogueEntry {
  readonly id: number;
  /** Its words are `goods.{code}` and `goods.{code}.text`. */
  readonly code: string;
  readonly category: Category;
  readonly type: PurchaseType;
  readonly tier: Tier;
  readonly period?: 'month' | 'year';
  readonly trialDays?: number;
  readonly includes?: readonly number[];
  readonly grants?: readonly Grant[];
}

/** Prices by the order of these currencies, in the currency's own units: every one a multiple of its step. */
const order: readonly Currency[] = ['EUR', 'USD', 'BYN', 'CAD', 'ILS', 'KZT', 'RUB', 'UAH', 'TRY'];
const tiers = {
  free: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  t1: [0.99, 0.99, 2.9, 1.3, 3.6, 490, 89, 39, 34.99],
  t2: [1.99, 1.99, 5.9, 2.7, 7.4, 990, 169, 79, 69.99],
  t3: [2.99, 2.99, 8.9, 3.9, 10.9, 1490, 249, 119, 99.99],
  t5: [4.99, 4.99, 14.9, 6.9, 18.4, 2490, 449, 199, 169.99],
  t8: [7.99, 7.99, 23.9, 10.9, 29.4, 3990, 699, 329, 269.99],
  t10: [9.99, 9.99, 29.9, 13.9, 36.9, 4990, 899, 399, 339.99],
  t15: [14.99, 14.99, 44.9, 20.9, 54.9, 7490, 1290, 599, 499.99],
  t25: [24.99, 24.99, 74.9, 34.9, 91.9, 12_490, 2190, 999, 849.99],
  t40: [39.99, 39.99, 119.9, 54.9, 146.9, 19_990, 3490, 1590, 1349.99],
  t60: [59.99, 59.99, 179.9, 82.9, 219.9, 29_990, 5290, 2390, 1999.99],
} as const satisfies Readonly<Record<string, readonly number[]>>;
type Tier = keyof typeof tiers;

/** Units of a currency, as people write them. */
export function tierPrice(tier: Tier, currency: Currency): number {
  return tiers[tier][order.indexOf(currency)] ?? 0;
}

const { logic, tests, games, certificates, olympiads, teacherMaterials, collections } = shopCategories;
const { testsCollections, energy, onlineLessons, services, problems } = shopCategories;

/** In the order of the shelves. NOTE: orders name ids, so an id is never given to another purchase. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 1,
    code: 'logic-month',
    category: logic,
    type: 'quiz_tag',
    tier: 't10',
    period: 'month',
    trialDays: 7,
    grants: [{ kind: 'logic', months: 1 }],
  },
  {
    id: 2,
    code: 'logic-year',
    category: logic,
    type: 'quiz_tag',
    tier: 't60',
    period: 'year',
    trialDays: 7,
    grants: [{ kind: 'logic', months: 12 }],
  },
  {
    id: 3,
    code: 'logic-quarter',
    category: logic,
    type: 'quiz_tag',
    tier: 't25',
    grants: [{ kind: 'logic', months: 3 }],
  },
  { id: 4, code: 'logic-start', category: logic, type: 'merge', tier: 't25', includes: [3, 82, 61] },
  course(11, 'maths-facts'),
  course(12, 'spatial'),
  course(13, 'coding'),
  sheets(24, { code: 'robots', category: games, type: 'game' }),
  sheets(25, { code: 'sudoku', category: games, type: 'game' }),
  sheets(23, { code: 'mazes', category: games, type: 'game' }),
  {
    id: 31,
    code: 'certificate-paper',
    category: certificates,
    type: 'certificate',
    tier: 't8',
    grants: [{ kind: 'certificate', type: 'paper' }],
  },
  {
    id: 32,
    code: 'certificate-file',
    category: certificates,
    type: 'electronic certificate',
    tier: 't2',
    grants: [{ kind: 'certificate', type: 'electronic' }],
  },
  {
    id: 41,
    code: 'olympiad-training',
    category: olympiads,
    type: 'olympiad',
    tier: 't5',
    grants: [{ kind: 'course', course: 'olympiad' }],
  },
  sheets(51, { code: 'worksheets-preschool', category: teacherMaterials, type: 'material' }),
  sheets(52, { code: 'worksheets-junior', category: teacherMaterials, type: 'material' }),
  sheets(53, { code: 'worksheets-puzzles', category: teacherMaterials, type: 'material' }),
  {
    id: 61,
    code: 'cards-one',
    category: collections,
    type: 'collection card',
    tier: 't1',
    grants: [{ kind: 'cards', count: 1 }],
  },
  {
    id: 62,
    code: 'cards-five',
    category: collections,
    type: 'collection card',
    tier: 't3',
    grants: [{ kind: 'cards', count: 5 }],
  },
  {
    id: 71,
    code: 'tests-all',
    category: testsCollections,
    type: 'quizzes collection',
    tier: 't10',
    includes: [11, 12, 13],
  },
  energyPack(81, { amount: 50, tier: 't2' }),
  energyPack(82, { amount: 150, tier: 't5' }),
  energyPack(83, { amount: 500, tier: 't15' }),
  task(91, { code: 'lesson-one', category: onlineLessons, type: 'online lessons', tier: 't15' }),
  task(92, { code: 'lessons-four', category: onlineLessons, type: 'online lessons', tier: 't40' }),
  task(101, { code: 'progress-talk', category: services, type: 'service', tier: 't15' }),
  task(102, { code: 'sticker-sheet', category: services, type: 'souvenir', tier: 't5' }),
  task(103, { code: 'fox-puzzle', category: services, type: 'souvenir', tier: 't15' }),
  sheets(111, { code: 'problems-free', category: problems, type: 'problems' }, 'free'),
  sheets(112, { code: 'problems-family', category: problems, type: 'problems' }),
  sheets(113, { code: 'problems-adult', category: problems, type: 'problems' }),
];

type Kind = Pick<CatalogueEntry, 'code' | 'category' | 'type'>;

function course(id: number, code: string): CatalogueEntry {
  return { id, code, category: tests, type: 'quiz', tier: 't5', grants: [{ kind: 'course', course: code }] };
}

function sheets(id: number, kind: Kind, tier: Tier = 't3'): CatalogueEntry {
  return { id, ...kind, tier, grants: [{ kind: 'sheets', set: kind.code }] };
}

function energyPack(id: number, { amount, tier }: { readonly amount: number; readonly tier: Tier }): CatalogueEntry {
  return { id, code: `energy-${amount}`, category: energy, type: 'energy', tier, grants: [{ kind: 'energy', amount }] };
}

function task(id: number, kind: Kind & { readonly tier: Tier }): CatalogueEntry {
  return { id, ...kind, grants: [{ kind: 'task' }] };
}
