import type { Solved, Step } from '../../core/family.ts';
import { attributes, valueOf } from './params.ts';
import type { Basket, Card, GroupParams, Key, Sign } from './params.ts';

type Seen = Omit<GroupParams, 'truth'>;

/** Tries every way to read the baskets, and keeps what they all agree on. */
export function solve(params: Seen): Solved {
  const technique = techniqueOf(params);
  switch (params.plot) {
    case 'sort':
      return { ...sorted(params), technique };
    case 'belongs':
      return { ...belonging(params), technique };
    case 'intruder':
      return { ...intruding(params), technique };
    case 'rule':
      return { ...ruled(params), technique };
  }
}

type Found = Omit<Solved, 'technique'>;

/** What can be compared on these cards: everything that is drawn, and not the same on all of them. */
function visible({ hasDots, hasFrame, cards }: Seen): readonly Key[] {
  const drawn = attributes.filter((one) => (one !== 'dots' || hasDots) && (one !== 'frame' || hasFrame));
  return [...drawn, 'kind' as const].filter((key) => new Set(cards.map((card) => valueOf(card, key))).size > 1);
}

function fits(card: Card, { signs }: Basket): boolean {
  return signs.every(({ key, value }) => valueOf(card, key) === value);
}

/** What all cards of a basket have in common. */
function shared(cards: readonly Card[], keys: readonly Key[]): readonly Sign[] {
  return keys.flatMap((key) => {
    const found = new Set(cards.map((card) => valueOf(card, key)));
    const [value = ''] = found;
    return found.size === 1 && value !== 'none' ? [{ key, value }] : [];
  });
}

function args(sign: Sign, basket: number): Readonly<Record<string, string | number>> {
  return { key: sign.key, value: sign.value, basket };
}

function signSteps(baskets: readonly Basket[]): readonly Step[] {
  return baskets.map(({ signs }, basket) => ({
    key: 'sign',
    args: Object.fromEntries([
      ['basket', basket],
      ...signs.flatMap(({ key, value }, i) => [
        [`key${i}`, key],
        [`value${i}`, value],
      ]),
    ]) as Step['args'],
    highlight: [`basket-${basket}`],
  }));
}

function sorted(params: Seen): Found {
  const { baskets, cards } = params;
  const answerStep: Step = { key: 'sorted', args: {}, highlight: [] };
  if (baskets.every(({ signs }) => signs.length > 0)) {
    const homes = cards.map((card) => baskets.flatMap((basket, i) => (fits(card, basket) ? [i] : [])));
    const isClear = homes.every((found) => found.length === 1);
    return { answers: isClear ? [homes.join(' ')] : [], trace: [...signSteps(baskets), answerStep] };
  }
  const readings = visible(params).flatMap((key) => {
    const signs = baskets.map(({ holds }) => shared(holds, [key])[0]);
    if (signs.some((sign) => sign === undefined) || new Set(signs.map((sign) => sign?.value)).size < signs.length)
      return [];
    const homes = cards.map((card) => signs.findIndex((sign) => sign?.value === valueOf(card, key)));
    return homes.includes(-1) ? [] : [{ homes: homes.join(' '), signs: signs as readonly Sign[] }];
  });
  const answers = [...new Set(readings.map(({ homes }) => homes))].slice(0, 2);
  const steps = (readings[0]?.signs ?? []).map((sign, i): Step => ({
    key: 'shared',
    args: args(sign, i),
    highlight: [`basket-${i}`],
  }));
  return { answers, trace: [...steps, answerStep] };
}

function belonging(params: Seen): Found {
  const { baskets, cards } = params;
  const [basket] = baskets;
  if (!basket) return { answers: [], trace: [] };
  if (basket.signs.length > 0) {
    const found = cards.flatMap((card, i) => (fits(card, basket) ? [i] : []));
    const answer: Step = { key: 'belongs', args: { card: found[0] ?? 0 }, highlight: ['basket-0'] };
    return { answers: found.slice(0, 2).map(String), trace: [...signSteps(baskets), answer] };
  }
  const keys = visible(params);
  const signs = shared(basket.holds, keys);
  const found = new Set(
    signs.flatMap(({ key, value }) => cards.flatMap((card, i) => (valueOf(card, key) === value ? [i] : []))),
  );
  const varied = keys
    .filter((key) => key !== 'kind' && !signs.some((sign) => sign.key === key))
    .slice(0, 3)
    .map((key): Step => ({ key: 'varies', args: { key }, highlight: ['basket-0'] }));
  // Where the very same thing is drawn, its kind need not be said.
  const said = (signs.some(({ key }) => key === 'object') ? signs.filter(({ key }) => key !== 'kind') : signs).map(
    (sign): Step => ({ key: 'alike', args: args(sign, 0), highlight: ['basket-0'] }),
  );
  const answer: Step = { key: 'belongs', args: { card: [...found][0] ?? 0 }, highlight: ['basket-0'] };
  return { answers: [...found].slice(0, 2).map(String), trace: [...varied, ...said.slice(0, 2), answer] };
}

function intruding({ baskets, cards }: Seen): Found {
  const [basket] = baskets;
  const found = cards.flatMap((card, i) => (basket && fits(card, basket) ? [] : [i]));
  const answer: Step = { key: 'intruder', args: { card: found[0] ?? 0 }, highlight: [] };
  return { answers: found.slice(0, 2).map(String), trace: [...signSteps(baskets), answer] };
}

/** A rule explains the baskets when no value lies in two of them. */
function ruled({ baskets, rules }: Seen): Found {
  const explains = rules.map((key) => {
    const values = baskets.flatMap(({ holds }) => [...new Set(holds.map((card) => valueOf(card, key)))]);
    return new Set(values).size === values.length;
  });
  const found = explains.flatMap((is, i) => (is ? [i] : []));
  const mixed = rules
    .filter((_, i) => !explains[i])
    .slice(0, 3)
    .map((key): Step => ({ key: 'mixed', args: { key }, highlight: baskets.map((_, i) => `basket-${i}`) }));
  const answer: Step = { key: 'rule', args: { rule: found[0] ?? 0 }, highlight: baskets.map((_, i) => `basket-${i}`) };
  return { answers: found.slice(0, 2).map(String), trace: [...mixed, answer] };
}

/** 1 one sign, 2 a sign and more distraction, 3 what is alike, 4 the same among more, 5 two signs at once. */
function techniqueOf(params: Seen): number {
  const { baskets, cards, plot, rules } = params;
  if (baskets.some(({ signs }) => signs.length > 1)) return 5;
  if (plot === 'rule') return rules.length > 3 ? 4 : 3;
  const byExample = baskets.every(({ signs }) => signs.length === 0);
  if (plot === 'sort') return byExample ? 4 : baskets.length > 2 ? 3 : cards.length > 4 ? 2 : 1;
  if (byExample) return cards.length > 3 ? 4 : 3;
  return cards.length > 3 ? 2 : 1;
}
