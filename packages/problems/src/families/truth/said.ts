import type { NounId } from '../../lang/lexicon.ts';
import type { Group, Quality, Statement, Thing, World } from './params.ts';
import type { Counted, SaidGroup, SaidQuality, Statements } from './words/shape.ts';

const sizes = ['small', 'big'] as const;

export function saidGroup(world: World, { kind, colour, size }: Group): SaidGroup {
  return {
    noun: kind === null ? world.generic : nounOf(world, kind),
    colour: colour === null ? null : (world.colours[colour] ?? 'red'),
    size: size === null || !world.hasSizes ? null : (sizes[size] ?? 'big'),
  };
}

export function saidQuality(world: World, { attribute, value }: Quality): SaidQuality {
  switch (attribute) {
    case 'kind':
      return { is: 'kind', noun: nounOf(world, value) };
    case 'colour':
      return { is: 'colour', colour: world.colours[value] ?? 'red' };
    case 'size':
      return { is: 'size', size: sizes[value] ?? 'big' };
  }
}

/** What lies in a picture, equal things counted together. */
export function saidThings(world: World, things: readonly Thing[]): readonly Counted[] {
  const groups = new Map<string, { n: number; thing: Thing }>();
  for (const thing of things) {
    const key = `${thing.kind}.${thing.colour}.${thing.size}`;
    groups.set(key, { n: (groups.get(key)?.n ?? 0) + 1, thing });
  }
  return [...groups.values()].map(({ n, thing }) => ({ n, group: saidGroup(world, thing) }));
}

/** A statement as a sentence; `isSpoken` writes numbers as words. */
export function sentenceOf(
  world: World,
  statement: Statement,
  { statements: say, isSpoken }: { readonly statements: Statements; readonly isSpoken: boolean },
): string {
  const group = (one: Group): SaidGroup => saidGroup(world, one);
  const quality = (one: Quality): SaidQuality => saidQuality(world, one);
  switch (statement.says) {
    case 'all':
    case 'none':
      return say[statement.says](group(statement.of), quality(statement.are));
    case 'not-all':
      return say.notAll(group(statement.of), quality(statement.are));
    case 'exists':
      return say.exists(group(statement.of));
    case 'only':
      return say.only(nounOf(world, statement.kind), quality(statement.are));
    case 'and':
    case 'or':
      return say[statement.says](group(statement.of), quality(statement.are), quality(statement.too));
    case 'if':
      return say.if({
        ...statement,
        noun: world.generic,
        when: quality(statement.when),
        then: quality(statement.then),
      });
    case 'exactly':
      return (isSpoken ? say.exactlySpelled : say.exactly)(group(statement.of), statement.n);
    case 'more':
      return say.more(group(statement.of), group(statement.than));
    case 'alike':
      return say.alike[statement.attribute](group(statement.of));
    case 'differ':
      return say.differ(group(statement.of));
    case 'each-colour':
      return say.eachColour(quality(statement.are), world.generic);
    case 'one-colour':
      return say.oneColour(quality(statement.are), world.generic);
  }
}

function nounOf({ kinds }: World, kind: number): NounId {
  return kinds[kind] ?? 'ball';
}
