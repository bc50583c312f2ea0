import type { Rng } from '../../core/rng.ts';
import { belongs, has } from './meaning.ts';
import type { Attribute, Quality, Statement, Thing, World } from './params.ts';
import { pairOf } from '../../core/list.ts';

/** Changes as much of a picture as is needed to make a statement come true, more or less: the caller looks again. */
export function repair(rng: Rng, world: World, { statement, things }: Wish): readonly Thing[] {
  const change = (test: (thing: Thing) => boolean, quality: Quality, isNot = false): readonly Thing[] =>
    things.map((thing) => (test(thing) ? changed(rng, world, { thing, quality, isNot }) : thing));
  switch (statement.says) {
    case 'all':
      return change((thing) => belongs(thing, statement.of), statement.are);
    case 'none':
      return change((thing) => belongs(thing, statement.of), statement.are, true);
    case 'and':
      return change((thing) => belongs(thing, statement.of), statement.are).map((thing) =>
        belongs(thing, statement.of) ? { ...thing, [statement.too.attribute]: statement.too.value } : thing,
      );
    case 'or':
      return things.map((thing) => {
        if (!belongs(thing, statement.of)) return thing;
        const [yes, no] = pairOf(rng.shuffle([statement.are, statement.too]));
        const first = changed(rng, world, { thing, quality: yes, isNot: false });
        return changed(rng, world, { thing: first, quality: no, isNot: true });
      });
    case 'if':
      return change((thing) => has(thing, statement.when) !== statement.whenNot, statement.then, statement.thenNot);
    case 'only':
      return things.map((thing) => {
        if (thing.kind === statement.kind) return changed(rng, world, { thing, quality: statement.are, isNot: false });
        return changed(rng, world, { thing, quality: statement.are, isNot: true });
      });
    case 'alike': {
      const value = rng.int(0, statement.attribute === 'colour' ? world.colours.length - 1 : 1);
      return change((thing) => belongs(thing, statement.of), { attribute: statement.attribute, value });
    }
    case 'differ': {
      const colours = rng.shuffle(world.colours.map((_, i) => i));
      let next = 0;
      return things.map((thing) =>
        belongs(thing, statement.of) ? { ...thing, colour: colours[next++ % colours.length] ?? 0 } : thing,
      );
    }
    case 'each-colour': {
      const seen = new Set<number>();
      return things.map((thing) => {
        if (seen.has(thing.colour)) return thing;
        seen.add(thing.colour);
        return changed(rng, world, { thing, quality: statement.are, isNot: false });
      });
    }
    case 'one-colour': {
      const colour = rng.pick(things).colour;
      return change((thing) => thing.colour === colour, statement.are);
    }
    default:
      return things;
  }
}

interface Wish {
  readonly statement: Statement;
  readonly things: readonly Thing[];
}

interface Change {
  readonly thing: Thing;
  readonly quality: Quality;
  readonly isNot: boolean;
}

function changed(rng: Rng, world: World, { thing, quality, isNot }: Change): Thing {
  const { attribute, value } = quality;
  if (has(thing, quality) !== isNot) return thing;
  if (!isNot) return { ...thing, [attribute]: value };
  const others = valuesOf(world, attribute).filter((one) => one !== value);
  return others.length > 0 ? { ...thing, [attribute]: rng.pick(others) } : thing;
}

function valuesOf({ kinds, colours, hasSizes }: World, attribute: Attribute): readonly number[] {
  const count = { kind: kinds.length, colour: colours.length, size: hasSizes ? 2 : 1 }[attribute];
  return Array.from({ length: count }, (_, i) => (attribute === 'size' && !hasSizes ? 1 : i));
}
