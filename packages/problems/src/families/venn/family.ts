import type { Check, Composition, Family } from '../../core/family.ts';
import { skinKey, structKey } from './canon.ts';
import { variantsOf } from './distract.ts';
import { drawCount, drawPlaced, drawShaded, placeScene, slotId, slotsOf, tapScene } from './draw.ts';
import { generate } from './generate.ts';
import { knobsOf } from './params.ts';
import type { VennParams } from './params.ts';
import { regionsOf } from './phrases.ts';
import { solve } from './solve.ts';
import { texts } from './texts.ts';

/** Circles that overlap: who belongs where, and how many are there? */
export const venn: Family<VennParams> = {
  id: 'venn',
  version: 1,
  skills: ['sets', 'classification', 'calculation'],
  lessons: { 1: [1, 2, 3, 4, 5], 2: [3, 4, 5, 6, 7], 3: [6, 7, 8, 9, 10] },
  modes: ['number', 'graphic', 'single'],
  generate,
  solve,
  answer,
  structKey,
  skinKey,
  motif: ({ items }) => items[0] ?? 'star',
  techniques: (level) => [knobsOf(level).technique, knobsOf(level).technique],
  compose,
  texts,
};

function answer({ items, right, task }: VennParams): string {
  if (task.kind === 'place') return task.cards.join(' ');
  return String(task.kind === 'tap' ? regionsOf(task.ask, items.length) : right);
}

function compose(params: VennParams): Composition {
  const { items, shown, task } = params;
  switch (task.kind) {
    case 'count':
      return {
        picture: drawCount(params, null),
        answerPicture: drawCount(params, params.right),
        variants: [],
        number: String(params.right),
      };
    case 'place': {
      const map = mapOf(task.cards);
      const check: Check = { rules: [{ rule: 'map', part: 'cards', maps: [map] }] };
      const answerPicture = drawPlaced(items, task.cards);
      return { picture: null, answerPicture, variants: [], scene: placeScene(items, task.cards), check };
    }
    case 'tap': {
      const mask = regionsOf(task.ask, items.length);
      const spots = Array.from({ length: 1 << items.length }, (_, region) => region)
        .filter((region) => (mask >> region) & 1)
        .map((region) => `spot-${region}`);
      const check: Check = { rules: [{ rule: 'set', part: 'regions', spots }] };
      const answerPicture = drawShaded(items, mask, true);
      return { picture: null, answerPicture, variants: [], scene: tapScene(items), check };
    }
    case 'phrase': {
      const answerPicture = drawShaded(items, shown, true);
      return { picture: drawShaded(items, shown), answerPicture, variants: variantsOf(params) };
    }
    case 'picture': {
      const variants = variantsOf(params).map((variant, i) => ({
        ...variant,
        picture: drawShaded(items, regionsOf(task.options[i] ?? { says: 'none' }, items.length)),
      }));
      return { picture: null, answerPicture: drawShaded(items, shown, true), variants };
    }
  }
}

/** Every card of a region fits every slot of it. */
function mapOf(cards: readonly number[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    slotsOf(cards).map(({ region, index }) => [
      slotId(region, index),
      cards.flatMap((one, i) => (one === region ? [`card-${i}`] : [])).join('|'),
    ]),
  );
}
