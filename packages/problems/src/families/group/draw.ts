import type { Picture, SvgNode } from '@logikit/contract/scene';
import { drawObject } from '../../draw/objects.ts';
import { ink, meaning, paper } from '../../draw/palette.ts';
import { circle, part, path, picture, place, rect, withAttributes } from '../../draw/svg.ts';
import { drawPlate, drawRule } from './draw-signs.ts';
import type { Attribute, Basket, Card, GroupParams } from './params.ts';

export type At = readonly [x: number, y: number];
type Looks = Pick<GroupParams, 'hasDots' | 'hasFrame'>;

/** One card of 104 by 104 around 0,0. */
export function cardArt(looks: Looks, card: Card): readonly SvgNode[] {
  return [rect([-52, -52, 104, 104], 14, paper.white), ...insideArt(looks, card)];
}

function insideArt({ hasDots, hasFrame }: Looks, card: Card): readonly SvgNode[] {
  const y = hasDots ? -9 : 0;
  const radius = hasDots ? 40 : 49;
  const sizes = hasFrame ? (hasDots ? [0.3, 0.5] : [0.34, 0.62]) : hasDots ? [0.4, 0.72] : [0.46, 0.88];
  const scale = sizes[card.size === 'small' ? 0 : 1] ?? 0.5;
  return [
    ...(hasFrame ? [frameArt(card, y, radius)] : []),
    place(drawObject(card.object, meaning[card.colour]), { at: [0, y], scale, line: 4 }),
    ...(hasDots ? dotsArt(card.dots) : []),
  ];
}

function frameArt({ frame }: Card, y: number, radius: number): SvgNode {
  if (frame === 'round') return circle([0, y], radius - 2, paper.sunk);
  return rect([3 - radius, y + 3 - radius, 2 * radius - 6, 2 * radius - 6], 4, paper.sunk);
}

function dotsArt(count: number): readonly SvgNode[] {
  const left = ((1 - count) * 17) / 2;
  return Array.from({ length: count }, (_, i) =>
    withAttributes(circle([left + i * 17, 42], 6, ink), { stroke: 'none' }),
  );
}

/** The card without its paper: a variant lies on a card already. */
export function drawOption(params: GroupParams, index: number): Picture {
  const card = params.cards[index];
  return picture([-56, -56, 112, 112], card ? insideArt(params, card) : []);
}

export function drawRuleOption(rule: Attribute): Picture {
  return picture([-56, -40, 112, 80], [drawRule(rule)]);
}

/** How large a card lies in a basket or on the table. */
export const lying = 60;

export function lyingCard(looks: Looks, card: Card, at: At): SvgNode {
  return place(cardArt(looks, card), { at, scale: lying / 104, line: 2.5 });
}

export interface BasketBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A wicker basket with its handle, and its sign on a plate. */
export function basketArt(basket: Basket, { x, y, width, height }: BasketBox): readonly SvgNode[] {
  const [middle, rim] = [x + width / 2, y + 36];
  const bottom = y + height;
  const weave = Array.from({ length: Math.floor((bottom - rim - 16) / 18) }, (_, row) => {
    const line = rim + 22 + row * 18;
    return `M${x + 7} ${line}H${x + width - 7}`;
  });
  return [
    path(`M${x + 16} ${rim}Q${middle} ${y - 10} ${x + width - 16} ${rim}`),
    path(`M${x + 2} ${rim}H${x + width - 2}L${x + width - 8} ${bottom - 6}Q${x + width - 9} ${bottom} ${x + width - 16} ${bottom}H${x + 16}Q${x + 9} ${bottom} ${x + 8} ${bottom - 6}Z`, paper.sand), // prettier-ignore
    withAttributes(path(weave.join('')), { stroke: paper.trunk, 'stroke-width': 2 }),
    rect([x - 1, rim - 5, width + 2, 12], 6, paper.trunk),
    ...(basket.signs.length === 0 ? [] : [drawPlate(basket.signs, [middle, y + 22])]),
  ];
}

/** Wide enough for three cards in a row; a sign alone leaves the basket open. */
export function drawBaskets(params: GroupParams): Picture {
  const { baskets, plot } = params;
  if (plot !== 'rule' && (baskets[0]?.holds.length ?? 0) === 0) return drawSigned(params);
  const cards = Math.max(...baskets.map(({ holds }) => holds.length));
  const width = cards * (lying + 6) + 30;
  const high = 128;
  const art = baskets.map((basket, i) => {
    const y = 8 + i * (high + 12);
    const held = basket.holds.map((card, n) => lyingCard(params, card, [22 + lying / 2 + n * (lying + 6), y + 84]));
    return part(`basket-${i}`, ...basketArt(basket, { x: 6, y, width, height: high }), ...held);
  });
  return picture([0, 0, width + 12, baskets.length * (high + 12) + 8], art);
}

function drawSigned({ baskets: [basket] }: GroupParams): Picture {
  if (!basket) return picture([0, 0, 1, 1], []);
  const art = basketArt(basket, { x: 10, y: 26, width: 180, height: 116 });
  return picture([0, 0, 200, 150], [part('basket-0', ...art)]);
}

/** The basket and what belongs into it; an intruder lies beside it. */
export function drawAnswer(params: GroupParams): Picture {
  const { plot, cards, baskets, truth } = params;
  if (plot === 'rule') return drawRuled(params);
  const right = truth[0] ?? 0;
  const isIn = (i: number): boolean => (plot === 'intruder' ? i !== right : i === right);
  const [basket] = baskets;
  if (!basket) return picture([0, 0, 1, 1], []);
  const inside = [...basket.holds, ...cards.filter((_, i) => isIn(i))];
  const width = Math.max(2, inside.length) * (lying + 6) + 30;
  const left = 22 + (width - 32 - inside.length * (lying + 6)) / 2;
  const art = inside.map((card, i) => lyingCard(params, card, [left + lying / 2 + i * (lying + 6), 110]));
  const isFound = plot === 'belongs';
  const light = withAttributes(
    rect([left + (inside.length - 1) * (lying + 6) - 4, 110 - lying / 2 - 4, lying + 8, lying + 8], 12, paper.mint),
    { stroke: 'none' },
  );
  const beside = cards[right];
  const outside = isFound || !beside ? [] : [lyingCard(params, beside, [width + 52, 110])];
  return picture(
    [0, 0, width + (isFound ? 12 : 92), 170],
    [
      part('basket-0', ...basketArt(basket, { x: 6, y: 26, width, height: 134 }), ...(isFound ? [light] : []), ...art),
      ...outside,
    ],
  );
}

function drawRuled(params: GroupParams): Picture {
  const { view, art } = drawBaskets(params);
  const [x, y, width, height] = view;
  const rule = params.rules[params.truth[0] ?? 0] ?? 'colour';
  const plate = rect([width / 2 - 56, height + 4, 112, 76], 14, paper.mintSoft);
  const more = picture([0, 0, 1, 1], [plate, place([drawRule(rule)], { at: [width / 2, height + 42], scale: 0.9 })]);
  return { view: [x, y, width, height + 86], art: [...art, ...more.art] };
}
