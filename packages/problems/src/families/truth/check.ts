import type {
  Attribute,
  Coloured,
  Conditional,
  Exclusive,
  Group,
  Joined,
  Quality,
  Ruled,
  Statement,
  Thing,
  Valued,
} from './params.ts';

/** What somebody sees who goes through a picture with a statement in mind. `things` are indexes. */
export interface Seen {
  readonly isTrue: boolean;
  readonly because: Because;
  readonly things: readonly number[];
  /** Of the colours the one that decides; of two groups how many there are. */
  readonly colour: number;
  readonly counts: readonly number[];
}

export type Because =
  | 'breaks'
  | 'all-keep'
  | 'shows'
  | 'lacks'
  | 'counted'
  | 'pair-alike'
  | 'pair-differs'
  | 'colour-fails'
  | 'colour-holds'
  | 'no-colour-holds';

/** Looks at one thing after the other; null when the statement can be read in two ways here. */
export function look(statement: Statement, things: readonly Thing[]): Seen | null {
  switch (statement.says) {
    case 'all':
    case 'and':
    case 'or':
    case 'if':
    case 'none':
      return lookForBreach(statement, things);
    case 'not-all': {
      const group = indexes(things, (thing) => isIn(thing, statement.of));
      const exceptions = group.filter((i) => !is(things[i], statement.are));
      if (group.length < 2 || exceptions.length === group.length) return null;
      return exceptions.length > 0 ? seen(true, 'shows', exceptions.slice(0, 1)) : seen(false, 'all-keep', group);
    }
    case 'exists': {
      const group = indexes(things, (thing) => isIn(thing, statement.of));
      return group.length > 0 ? seen(true, 'shows', group.slice(0, 1)) : seen(false, 'lacks', []);
    }
    case 'only':
      return lookForStrangers(statement, things);
    case 'exactly': {
      const group = indexes(things, (thing) => isIn(thing, statement.of));
      return { ...seen(group.length === statement.n, 'counted', group), counts: [group.length] };
    }
    case 'more': {
      const [of, than] = [statement.of, statement.than].map((one) => indexes(things, (thing) => isIn(thing, one)));
      const counts = [of?.length ?? 0, than?.length ?? 0];
      if (counts.includes(0)) return null;
      return { ...seen((counts[0] ?? 0) > (counts[1] ?? 0), 'counted', [...(of ?? []), ...(than ?? [])]), counts };
    }
    case 'alike':
    case 'differ':
      return lookAtPairs(statement, things);
    case 'each-colour':
    case 'one-colour':
      return lookByColour(statement, things);
  }
}

function lookForBreach(statement: Ruled | Joined | Conditional, things: readonly Thing[]): Seen | null {
  const concerned = indexes(things, (thing) =>
    statement.says === 'if' ? is(thing, statement.when) !== statement.whenNot : isIn(thing, statement.of),
  );
  if (concerned.length < (statement.says === 'if' ? 1 : 2)) return null;
  if (statement.says === 'or') {
    const [are, too] = [statement.are, statement.too].map((one) => concerned.filter((i) => is(things[i], one)));
    if (!are?.length || !too?.length || are.some((i) => too.includes(i))) return null;
  }
  const breach = concerned.find((i) => !keeps(statement, things[i]));
  return breach === undefined ? seen(true, 'all-keep', concerned) : seen(false, 'breaks', [breach]);
}

function keeps(statement: Ruled | Joined | Conditional, thing: Thing | undefined): boolean {
  switch (statement.says) {
    case 'all':
      return is(thing, statement.are);
    case 'none':
      return !is(thing, statement.are);
    case 'and':
      return is(thing, statement.are) && is(thing, statement.too);
    case 'or':
      return is(thing, statement.are) || is(thing, statement.too);
    case 'if':
      return is(thing, statement.then) !== statement.thenNot;
  }
}

function lookForStrangers({ kind, are }: Exclusive, things: readonly Thing[]): Seen | null {
  const own = indexes(things, (thing) => thing.kind === kind);
  const stranger = things.findIndex((thing) => thing.kind !== kind && is(thing, are));
  const keeping = own.filter((i) => is(things[i], are));
  if (own.length < 2 || keeping.length === 0) return null;
  if (stranger >= 0) return seen(false, 'breaks', [stranger]);
  // "Only balls are red" makes some people think that every ball is.
  return keeping.length === own.length ? seen(true, 'all-keep', own) : null;
}

function lookAtPairs({ says, of, attribute }: Valued, things: readonly Thing[]): Seen | null {
  const group = indexes(things, (thing) => isIn(thing, of));
  if (group.length < 2) return null;
  for (const [n, a] of group.entries()) {
    const other = group
      .slice(n + 1)
      .find((b) => (things[a]?.[attribute] === things[b]?.[attribute]) !== (says === 'alike'));
    if (other !== undefined) return seen(false, says === 'alike' ? 'pair-differs' : 'pair-alike', [a, other]);
  }
  return seen(true, 'all-keep', group);
}

function lookByColour({ says, are }: Coloured, things: readonly Thing[]): Seen | null {
  const colours = [...new Set(things.map(({ colour }) => colour))];
  if (colours.length < 2) return null;
  const teams = colours.map((colour) => indexes(things, (thing) => thing.colour === colour));
  const team = teams.findIndex((one) =>
    says === 'each-colour'
      ? !one.some((i) => is(things[i], are))
      : one.length > 1 && one.every((i) => is(things[i], are)),
  );
  const told = { colour: colours[team] ?? -1 };
  if (says === 'each-colour') {
    if (team >= 0) return { ...seen(false, 'colour-fails', teams[team] ?? []), ...told };
    return seen(
      true,
      'all-keep',
      teams.flatMap((one) => one.find((i) => is(things[i], are)) ?? []),
    );
  }
  if (team >= 0) return { ...seen(true, 'colour-holds', teams[team] ?? []), ...told };
  // One thing alone in its colour is hardly "all of that colour".
  if (teams.some((one) => one.every((i) => is(things[i], are)))) return null;
  return seen(
    false,
    'no-colour-holds',
    teams.flatMap((one) => one.find((i) => !is(things[i], are)) ?? []),
  );
}

function seen(isTrue: boolean, because: Because, things: readonly number[]): Seen {
  return { isTrue, because, things, colour: -1, counts: [] };
}

function indexes(things: readonly Thing[], test: (thing: Thing) => boolean): readonly number[] {
  return things.flatMap((thing, i) => (test(thing) ? [i] : []));
}

function is(thing: Thing | undefined, { attribute, value }: Quality): boolean {
  return thing?.[attribute] === value;
}

function isIn(thing: Thing, group: Group): boolean {
  return (Object.entries(group) as [Attribute, number | null][]).every(
    ([attribute, value]) => value === null || thing[attribute] === value,
  );
}
