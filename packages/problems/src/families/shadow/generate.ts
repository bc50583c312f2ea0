import type { Level, Mode } from '../../core/family.ts';
import type { Rng } from '../../core/rng.ts';
import { plainIds, tintedIds } from '../../draw/objects.ts';
import type { ObjectId } from '../../draw/objects.ts';
import { colourIds } from '../../draw/palette.ts';
import { shapeIds } from '../../draw/shapes.ts';
import { formsOf, likeness } from './looks.ts';
import type { Look } from './looks.ts';
import { knobsOf, plotsOf } from './params.ts';
import type { Knobs, ShadowParams } from './params.ts';

const things: readonly ObjectId[] = [...tintedIds, ...plainIds];
const all: readonly ObjectId[] = [...things, ...shapeIds];
/** How much of their ground two silhouettes of one problem may share at most: nobody shall have to count squares. */
const limits: Readonly<Record<Knobs['options'], number>> = { far: 0.7, near: 0.9, flips: 0.9, forms: 0.98, both: 0.98 };
/** A thing looks to one side when it shares less than this with its mirror image. */
const sided = 0.86;

/** Options first: the set is drawn, then the right one by lot; each of them would do. */
export function generate(rng: Rng, level: Level, mode: Mode): ShadowParams | null {
  const knobs = knobsOf(level);
  const looks = draw(rng.fork('looks'), knobs);
  if (looks === null || !areApart(looks, knobs)) return null;
  const turning = rng.fork('turns');
  const places = looks.map((_, i) => i);
  const plot = rng.pick(plotsOf(mode));
  return {
    level,
    plot,
    looks: rng.shuffle(looks),
    turns: places.map(() => (knobs.isTurned ? turning.int(1, 3) : 0)),
    isTurned: knobs.isTurned,
    order: rng.shuffle(places),
    right: plot === 'match' ? 0 : rng.pick(places),
  };
}

function areApart(looks: readonly Look[], { isTurned, options }: Knobs): boolean {
  return looks.every((a, i) => looks.every((b, j) => i >= j || likeness(a, b, isTurned) < limits[options]));
}

function draw(rng: Rng, knobs: Knobs): readonly Look[] | null {
  // One colour a thing: only its outline shall tell its looks apart.
  const colours = new Map(all.map((object) => [object, rng.pick(colourIds)]));
  const look = (object: ObjectId, form = 0, isFlipped = false): Look => ({
    object,
    form,
    isFlipped,
    colour: colours.get(object) ?? 'yellow',
  });
  const anyForm = (object: ObjectId): number => rng.int(0, formsOf(object) - 1);
  switch (knobs.options) {
    case 'far':
      return rng.sample(things, knobs.count).map((object) => look(object, 0, rng.chance(0.5)));
    case 'near': {
      const [first = 'apple', ...others] = rng.shuffle(all);
      const centre = look(first, anyForm(first), rng.chance(0.5));
      const near = others
        .map((object) => look(object, anyForm(object), rng.chance(0.5)))
        .map((other) => ({ other, like: likeness(centre, other, knobs.isTurned) }))
        .filter(({ like }) => like < limits.near)
        .sort((a, b) => b.like - a.like)
        .slice(0, 9);
      return [centre, ...rng.sample(near, knobs.count - 1).map(({ other }) => other)];
    }
    case 'flips': {
      const couples = rng.sample(
        things.filter((object) => isSided(look(object), knobs.isTurned)),
        2,
      );
      return couples.flatMap((object) => twins(look(object, rng.pick(sidedForms(look(object), knobs.isTurned)))));
    }
    case 'forms': {
      const partial = things.filter((object) => formsOf(object) > 1);
      return rng.sample(partial, 2).flatMap((object) => {
        const isFlipped = rng.chance(0.5);
        return rng.sample(formNumbers(object), 2).map((form) => look(object, form, isFlipped));
      });
    }
    case 'both': {
      const object = rng.pick(things.filter((one) => sidedForms(look(one), knobs.isTurned).length > 1));
      const forms = rng.sample(sidedForms(look(object), knobs.isTurned), 2);
      return forms.flatMap((form) => twins(look(object, form)));
    }
  }
}

function isSided(look: Look, mayTurn: boolean): boolean {
  return likeness(look, { ...look, isFlipped: !look.isFlipped }, mayTurn) < sided;
}

function sidedForms(look: Look, mayTurn: boolean): readonly number[] {
  return formNumbers(look.object).filter((form) => isSided({ ...look, form }, mayTurn));
}

function twins(look: Look): readonly Look[] {
  return [look, { ...look, isFlipped: !look.isFlipped }];
}

function formNumbers(object: ObjectId): readonly number[] {
  return Array.from({ length: formsOf(object) }, (_, form) => form);
}
