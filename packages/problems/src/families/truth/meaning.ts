import type {
  Attribute,
  Coloured,
  Exclusive,
  Group,
  Joined,
  Quality,
  Ruled,
  Statement,
  Thing,
  Valued,
} from './params.ts';

const attributes: readonly Attribute[] = ['kind', 'colour', 'size'];

export function belongs(thing: Thing, group: Group): boolean {
  return attributes.every((one) => group[one] === null || group[one] === thing[one]);
}

export function has(thing: Thing, { attribute, value }: Quality): boolean {
  return thing[attribute] === value;
}

/**
 * Whether a statement is true of a picture; null where people would read it in different ways: about nothing, about a
 * single one in the plural, "not all" of none, "or" where both hold, "only" where not even all of them do.
 */
export function isTrue(statement: Statement, things: readonly Thing[]): boolean | null {
  const among = (group: Group): readonly Thing[] => things.filter((thing) => belongs(thing, group));
  switch (statement.says) {
    case 'exists':
      return among(statement.of).length > 0;
    case 'exactly':
      return among(statement.of).length === statement.n;
    case 'more': {
      const [of, than] = [among(statement.of).length, among(statement.than).length];
      return of === 0 || than === 0 ? null : of > than;
    }
    case 'only':
      return isOnly(statement, things);
    case 'if': {
      const subject = things.filter((thing) => has(thing, statement.when) !== statement.whenNot);
      if (subject.length === 0) return null;
      return subject.every((thing) => has(thing, statement.then) !== statement.thenNot);
    }
    case 'each-colour':
    case 'one-colour':
      return isOfColours(statement, things);
    default:
      return isOfGroup(statement, among(statement.of));
  }
}

type OfGroup = Ruled | Joined | Valued | Extract<Statement, { says: 'not-all' }>;

function isOfGroup(statement: OfGroup, group: readonly Thing[]): boolean | null {
  if (group.length < 2) return null;
  if ('attribute' in statement) {
    const values = new Set(group.map((thing) => thing[statement.attribute])).size;
    return values === (statement.says === 'alike' ? 1 : group.length);
  }
  const count = group.filter((thing) => has(thing, statement.are)).length;
  switch (statement.says) {
    case 'all':
      return count === group.length;
    case 'none':
      return count === 0;
    case 'not-all':
      return count === 0 ? null : count < group.length;
    case 'and':
    case 'or': {
      const second = group.filter((thing) => has(thing, statement.too)).length;
      const both = group.filter((thing) => has(thing, statement.are) && has(thing, statement.too)).length;
      if (statement.says === 'and') return both === group.length;
      return both > 0 || count === 0 || second === 0 ? null : count + second === group.length;
    }
  }
}

function isOnly({ kind, are }: Exclusive, things: readonly Thing[]): boolean | null {
  const ofKind = things.filter((thing) => thing.kind === kind);
  const own = ofKind.filter((thing) => has(thing, are)).length;
  const all = things.filter((thing) => has(thing, are)).length;
  if (ofKind.length < 2 || own === 0) return null;
  if (all > own) return false;
  return own === ofKind.length ? true : null;
}

function isOfColours({ says, are }: Coloured, things: readonly Thing[]): boolean | null {
  const teams = byColour(things);
  if (teams.length < 2) return null;
  if (says === 'each-colour') return teams.every((team) => team.some((thing) => has(thing, are)));
  const full = teams.filter((team) => team.every((thing) => has(thing, are)));
  if (full.length === 0) return false;
  return full.some((team) => team.length > 1) ? true : null;
}

/** The things of each colour that occurs. */
export function byColour(things: readonly Thing[]): readonly (readonly Thing[])[] {
  return [...new Set(things.map(({ colour }) => colour))].map((colour) =>
    things.filter((thing) => thing.colour === colour),
  );
}
