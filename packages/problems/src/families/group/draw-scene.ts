import type { Picture, Scene, SvgNode } from '@logikit/contract/scene';
import { paper } from '../../draw/palette.ts';
import { inked, part, picture, rect, withAttributes } from '../../draw/svg.ts';
import { basketArt, lying, lyingCard } from './draw.ts';
import type { At, BasketBox } from './draw.ts';
import type { GroupParams } from './params.ts';

const width = 320;
const gap = 6;
const head = 48;

/** How many pictures a basket takes, how many rows that makes, and where everything lies. */
interface Plan {
  readonly boxes: readonly BasketBox[];
  /** Middles of the places of each basket, its own pictures first. */
  readonly places: readonly (readonly At[])[];
  readonly table: readonly At[];
  readonly tableTop: number;
  readonly height: number;
}

function planOf({ baskets, cards, truth }: GroupParams): Plan {
  const across = baskets.length === 3 ? 3 : 2;
  const wide = Math.floor((width - gap * (across + 1)) / across);
  const perRow = across === 3 ? 1 : 2;
  const counts = baskets.map(({ holds }, i) => holds.length + truth.filter((home) => home === i).length);
  const rows = Math.ceil(Math.max(...counts) / perRow);
  const high = head + rows * (lying + gap) + 10;
  const boxes = baskets.map((_, i): BasketBox => ({
    x: gap + (i % across) * (wide + gap),
    y: 10 + Math.floor(i / across) * (high + 14),
    width: wide,
    height: high,
  }));
  const places = boxes.map(({ x, y }, i) =>
    Array.from({ length: counts[i] ?? 0 }, (_, n): At => [
      x + wide / 2 + ((n % perRow) - (perRow - 1) / 2) * (lying + gap),
      y + head + lying / 2 + Math.floor(n / perRow) * (lying + gap),
    ]),
  );
  const tableTop = 10 + Math.ceil(baskets.length / across) * (high + 14);
  const perLine = cards.length === 6 ? 3 : 4;
  const table = cards.map((_, i): At => [
    width / 2 + ((i % perLine) - (perLine - 1) / 2) * (lying + 12),
    tableTop + 10 + lying / 2 + Math.floor(i / perLine) * (lying + 10),
  ]);
  const height = tableTop + 12 + Math.ceil(cards.length / perLine) * (lying + 10);
  return { boxes, places, table, tableTop, height };
}

/** The baskets, with the pictures that lie in them from the start. */
function basketsArt(params: GroupParams, plan: Plan): readonly SvgNode[] {
  return params.baskets.map((basket, i) => {
    const box = plan.boxes[i];
    const held = basket.holds.map((card, n) => lyingCard(params, card, plan.places[i]?.[n] ?? [0, 0]));
    return part(`basket-${i}`, ...(box ? basketArt(basket, box) : []), ...held);
  });
}

export function drawScene(params: GroupParams): Scene {
  const plan = planOf(params);
  const box = ([x, y]: At) => [x - lying / 2, y - lying / 2, lying, lying] as const;
  const free = plan.places.flatMap((places, i) =>
    places.slice(params.baskets[i]?.holds.length ?? 0).map((at) => ({ at, i })),
  );
  const holes = free.map(({ at }) =>
    withAttributes(rect(box(at), 10, paper.cream), { 'stroke-dasharray': '6 7', 'stroke-width': 2 }),
  );
  const table = withAttributes(rect([2, plan.tableTop, width - 4, plan.height - plan.tableTop - 2], 18, paper.sunk), {
    stroke: 'none',
  });
  return {
    v: 1,
    view: [0, 0, width, plan.height],
    art: [inked([table, ...basketsArt(params, plan), ...holes])],
    parts: [
      {
        t: 'slots',
        id: 'baskets',
        pieces: params.cards.map((card, i) => ({
          id: `piece-${i}`,
          at: box(plan.table[i] ?? [0, 0]),
          label: `piece-${i}`,
          art: [inked([lyingCard(params, card, [0, 0])])],
        })),
        slots: free.map(({ at, i }, n) => ({ id: `slot-${n}`, at: box(at), label: `slot-in-${i}` })),
      },
    ],
    strings: {},
  };
}

/** Which pictures may lie in each place of the scene: any of those that belong into its basket. */
export function placings({ baskets, truth }: GroupParams): Readonly<Record<string, string>> {
  const homes = baskets.flatMap((_, i) => truth.filter((home) => home === i));
  const pieces = (home: number): string => truth.flatMap((one, i) => (one === home ? [`piece-${i}`] : [])).join('|');
  return Object.fromEntries(homes.map((home, n) => [`slot-${n}`, pieces(home)]));
}

export function drawSorted(params: GroupParams): Picture {
  const plan = planOf(params);
  const cards = params.baskets.flatMap(({ holds }, i) =>
    params.cards
      .filter((_, n) => params.truth[n] === i)
      .map((card, n) => lyingCard(params, card, plan.places[i]?.[holds.length + n] ?? [0, 0])),
  );
  return picture([0, 0, width, plan.tableTop - 4], [...basketsArt(params, plan), ...cards]);
}
