import type { Attribute, Group, Knobs, Quality, Says, Statement, World } from './params.ts';

const anything: Group = { kind: null, colour: null, size: null };

/** Every statement of one kind that can be made about a world. */
export function statementsOf(world: World, says: Says, { hasLongGroups, things }: Knobs): readonly Statement[] {
  const groups = groupsOf(world, hasLongGroups);
  const qualities = qualitiesOf(world);
  const about = (group: Group): readonly Quality[] => qualities.filter(({ attribute }) => group[attribute] === null);
  switch (says) {
    case 'all':
    case 'none':
    case 'not-all':
      return groups.flatMap((of) => fitting(world, of, about(of)).map((are): Statement => ({ says, of, are })));
    case 'exists':
      return combined(world).map((of) => ({ says, of }));
    case 'exactly':
      return combined(world).flatMap((of) =>
        [2, 3].filter((n) => n < things[0]).map((n): Statement => ({ says, of, n })),
      );
    case 'more':
      return rivals(world).map(([of, than]) => ({ says, of, than }));
    case 'only':
      return world.kinds.flatMap((_, kind) =>
        qualities.filter(({ attribute }) => attribute !== 'kind').map((are): Statement => ({ says, kind, are })),
      );
    case 'and':
    case 'or':
      return groups
        .filter((of) => of.kind !== null)
        .flatMap((of) => pairs(about(of)).map(([are, too]): Statement => ({ says, of, are, too })));
    case 'if':
      return conditionals(qualities);
    case 'alike':
    case 'differ':
      return groups.flatMap((of) =>
        (['colour', 'size'] as const)
          .filter((one) => of[one] === null && (one === 'colour' || (world.hasSizes && says === 'alike')))
          .map((attribute): Statement => ({ says, of, attribute })),
      );
    case 'each-colour':
    case 'one-colour':
      return qualities.filter(({ attribute }) => attribute !== 'colour').map((are): Statement => ({ says, are }));
  }
}

function qualitiesOf({ kinds, colours, hasSizes }: World): readonly Quality[] {
  const of = (attribute: Attribute, count: number): readonly Quality[] =>
    count > 1 ? Array.from({ length: count }, (_, value) => ({ attribute, value })) : [];
  return [...of('kind', kinds.length), ...of('colour', colours.length), ...of('size', hasSizes ? 2 : 1)];
}

/** "balls", "red toys", and, where they may be long, "small red balls". */
function groupsOf(world: World, hasLongGroups: boolean): readonly Group[] {
  const kinds = world.kinds.map((_, kind): Group => ({ ...anything, kind }));
  if (world.kinds.length === 1) return kinds;
  const qualities = qualitiesOf(world).filter(({ attribute }) => attribute !== 'kind');
  const generic = qualities.map((one): Group => ({ ...anything, [one.attribute]: one.value }));
  if (!hasLongGroups) return [...kinds, ...generic];
  const long = kinds.flatMap((kind) => qualities.map((one): Group => ({ ...kind, [one.attribute]: one.value })));
  return [...kinds, ...generic, ...long];
}

/** A kind with a colour or a size, or with both. */
function combined(world: World): readonly Group[] {
  const qualities = qualitiesOf(world).filter(({ attribute }) => attribute !== 'kind');
  return world.kinds.flatMap((_, kind) =>
    qualities.map((one): Group => ({ ...anything, kind, [one.attribute]: one.value })),
  );
}

/** Two kinds or two colours to be compared. */
function rivals({ kinds, colours }: World): readonly (readonly [Group, Group])[] {
  const ordered = (attribute: 'kind' | 'colour', count: number) =>
    Array.from({ length: count * count }, (_, n) => [Math.floor(n / count), n % count] as const)
      .filter(([a, b]) => a !== b)
      .map(
        ([a, b]) =>
          [
            { ...anything, [attribute]: a },
            { ...anything, [attribute]: b },
          ] as const,
      );
  return [...(kinds.length > 1 ? ordered('kind', kinds.length) : []), ...ordered('colour', colours.length)];
}

/** In a world of one kind nobody says "all balls are balls"; with a kind in the subject the predicate is an adjective. */
function fitting({ kinds }: World, group: Group, qualities: readonly Quality[]): readonly Quality[] {
  return kinds.length === 1 || group.kind !== null
    ? qualities.filter(({ attribute }) => attribute !== 'kind')
    : qualities;
}

function pairs(qualities: readonly Quality[]): readonly (readonly [Quality, Quality])[] {
  return qualities.flatMap((one, i) =>
    qualities.slice(i + 1).flatMap((two) => (one.attribute === two.attribute ? [] : [[one, two] as const])),
  );
}

function conditionals(qualities: readonly Quality[]): readonly Statement[] {
  const signs = [
    [false, false],
    [false, true],
    [true, false],
  ] as const;
  return qualities.flatMap((when) =>
    qualities
      .filter(({ attribute }) => attribute !== when.attribute)
      .flatMap((then) =>
        signs
          .filter(([whenNot, thenNot]) => isUseful(when, whenNot) && isUseful(then, thenNot))
          .map(([whenNot, thenNot]): Statement => ({ says: 'if', when, whenNot, then, thenNot })),
      ),
  );
}

/** "Not big" would only say "small". */
function isUseful({ attribute }: Quality, isNot: boolean): boolean {
  return !(isNot && attribute === 'size');
}
