import type { Misconception, Variant } from '../../core/family.ts';
import { belongs, byColour, has } from './meaning.ts';
import type {
  Attribute,
  Coloured,
  Conditional,
  Exclusive,
  Group,
  Joined,
  Statement,
  Thing,
  TruthParams,
} from './params.ts';
import { itemAt } from '../../core/list.ts';

export const tags = {
  round: 'truth.turns-it-round',
  one: 'truth.misses-one',
  some: 'truth.some-for-all',
  not: 'truth.ignores-not',
  half: 'truth.fits-in-part',
  part: 'truth.checks-one-half',
  count: 'truth.miscounts',
  order: 'truth.swaps-each-and-one',
} as const;

/** Why somebody would think that a false statement holds in a picture. */
export function tagOf(statement: Statement, things: readonly Thing[]): Misconception | undefined {
  const inGroup = (group: Group): readonly Thing[] => things.filter((thing) => belongs(thing, group));
  switch (statement.says) {
    case 'all': {
      const wrong = (thing: Thing): boolean => !has(thing, statement.are);
      const isRound = things
        .filter((thing) => has(thing, statement.are))
        .every((thing) => belongs(thing, statement.of));
      return ofRule(inGroup(statement.of), wrong, isRound && things.some((thing) => has(thing, statement.are)));
    }
    case 'none':
      return inGroup(statement.of).filter((thing) => has(thing, statement.are)).length === 1 ? tags.one : tags.not;
    case 'not-all':
      return tags.not;
    case 'exists':
      return things.some((thing) => fitsInPart(thing, statement.of)) ? tags.half : undefined;
    case 'exactly':
      return Math.abs(inGroup(statement.of).length - statement.n) === 1
        ? tags.count
        : things.filter((thing) => fitsInPart(thing, statement.of)).length >= statement.n
          ? tags.half
          : undefined;
    case 'more':
      return inGroup(statement.of).length === inGroup(statement.than).length ? tags.count : tags.round;
    case 'only':
      return ofOnly(statement, things);
    case 'and':
    case 'or':
      return ofTwo(statement, inGroup(statement.of));
    case 'if':
      return ofIf(statement, things);
    case 'alike':
    case 'differ':
      return ofValues(
        statement.says,
        inGroup(statement.of).map((thing) => thing[statement.attribute]),
      );
    case 'each-colour':
    case 'one-colour':
      return ofColours(statement, things);
  }
}

/** A rule that some keep: everybody but one, the other way round, or some. */
function ofRule(
  group: readonly Thing[],
  isWrong: (thing: Thing) => boolean,
  isRound: boolean,
): Misconception | undefined {
  const wrong = group.filter(isWrong).length;
  if (isRound) return tags.round;
  if (wrong === 1) return tags.one;
  return wrong < group.length ? tags.some : undefined;
}

function fitsInPart(thing: Thing, group: Group): boolean {
  return (['kind', 'colour', 'size'] satisfies Attribute[]).some((one) => group[one] === thing[one]);
}

function ofOnly({ kind, are }: Exclusive, things: readonly Thing[]): Misconception | undefined {
  const strangers = things.filter((thing) => thing.kind !== kind && has(thing, are)).length;
  if (strangers === 1) return tags.one;
  return things.filter((thing) => thing.kind === kind).every((thing) => has(thing, are)) ? tags.round : tags.some;
}

function ofTwo({ says, are, too }: Joined, group: readonly Thing[]): Misconception | undefined {
  if (says === 'or') return ofRule(group, (thing) => !has(thing, are) && !has(thing, too), false);
  if (group.every((thing) => has(thing, are)) || group.every((thing) => has(thing, too))) return tags.part;
  return ofRule(group, (thing) => !has(thing, are) || !has(thing, too), false);
}

function ofIf({ when, whenNot, then, thenNot }: Conditional, things: readonly Thing[]): Misconception | undefined {
  const [isWhen, isThen] = [
    (thing: Thing): boolean => has(thing, when) !== whenNot,
    (thing: Thing): boolean => has(thing, then) !== thenNot,
  ];
  const back = things.filter(isThen);
  if (back.length > 0 && back.every(isWhen)) return tags.round;
  if (whenNot || thenNot) {
    const read = things.filter((thing) => has(thing, when));
    if (read.length > 0 && read.every((thing) => has(thing, then))) return tags.not;
  }
  return ofRule(things.filter(isWhen), (thing) => !isThen(thing), false);
}

function ofValues(says: 'alike' | 'differ', values: readonly number[]): Misconception | undefined {
  const counts = [...new Set(values)].map((value) => values.filter((one) => one === value).length);
  const distinct = counts.length;
  if (says === 'differ') return distinct === values.length - 1 ? tags.one : distinct > 1 ? tags.some : undefined;
  const most = Math.max(...counts);
  return most === values.length - 1 && values.length > 2 ? tags.one : most > 1 ? tags.some : undefined;
}

function ofColours({ says, are }: Coloured, things: readonly Thing[]): Misconception | undefined {
  const teams = byColour(things);
  const withSome = teams.filter((team) => team.some((thing) => has(thing, are))).length;
  const isFull = teams.some((team) => team.every((thing) => has(thing, are)));
  if (says === 'one-colour') return withSome === teams.length ? tags.order : withSome > 0 ? tags.some : undefined;
  if (isFull) return tags.order;
  return withSome === teams.length - 1 ? tags.one : withSome > 0 ? tags.some : undefined;
}

/** The picture and the statement that option `index` puts together. */
export function optionAt(
  { form, pictures, statements }: Pick<TruthParams, 'form' | 'pictures' | 'statements'>,
  index: number,
): readonly [Statement, readonly Thing[]] {
  // The casts hold because there is always one of the other.
  return form === 'pictures'
    ? [itemAt(statements, 0), pictures[index] ?? []]
    : [itemAt(statements, index), itemAt(pictures, 0)];
}

export function optionCount({ form, pictures, statements }: TruthParams): number {
  return form === 'pictures' ? pictures.length : statements.length;
}

export function variantsOf(params: TruthParams): readonly Omit<Variant, 'picture'>[] {
  return Array.from({ length: optionCount(params) }, (_, index) => {
    const key = `option-${index}`;
    if (params.right.includes(index)) return { key, isRight: true };
    const tag = tagOf(...optionAt(params, index));
    return tag === undefined ? { key, isRight: false } : { key, isRight: false, tag };
  });
}
