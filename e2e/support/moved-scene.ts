interface Named {
  readonly id: string;
}

interface Labelled extends Named {
  readonly label: string;
}

/** A part of a graphic as it comes over the wire; which fields there are follows from `t`. */
export interface WirePart extends Named {
  readonly t: string;
  readonly spots?: readonly Labelled[];
  readonly slots?: readonly Labelled[];
  readonly pieces?: readonly Labelled[];
  readonly given?: readonly number[];
  readonly start?: string | number;
  readonly edges?: readonly (readonly [string, string])[];
  readonly directed?: boolean;
  readonly nodes?: readonly (Named & { readonly side?: string })[];
  readonly pairs?: readonly (readonly [string, string])[];
  readonly items?: readonly (Named & { readonly start: number })[];
  readonly steps?: number;
  readonly min?: number;
}

/** Somebody has moved one thing in the graphic, at every try another where it has spots: it may be sent, and is hardly ever right. */
export function movedScene(parts: readonly WirePart[], tries = 0): object {
  const [first, ...others] = parts;
  const states = others.map((part) => [part.id, untouched(part)] as const);
  return { v: 1, parts: Object.fromEntries(first ? [[first.id, moved(first, tries)] as const, ...states] : states) };
}

function untouched({ t, given, start, items }: WirePart): unknown {
  if (t === 'grid') return given;
  if (t === 'path' || t === 'number') return [start];
  if (t === 'rotor') return items?.map((item) => item.start);
  return t === 'slots' ? {} : [];
}

function moved(part: WirePart, tries: number): unknown {
  const { t, spots = [], slots = [], pieces = [], given = [], items = [], steps = 2, start } = part;
  switch (t) {
    case 'toggle':
      return spots.filter((_spot, index) => index === tries % spots.length).map(({ id }) => id);
    case 'slots':
      return Object.fromEntries(slots.slice(0, 1).map(({ id }) => [id, pieces.at(-1)?.id]));
    case 'grid': {
      const empty = given.indexOf(0);
      return given.map((symbol, cell) => (cell === empty ? 1 : symbol));
    }
    case 'path':
      return [start, neighbour(part)];
    case 'links':
      return [firstPair(part)];
    case 'rotor':
      return items.map((item, index) => (index === 0 ? (item.start + 1) % steps : item.start));
    default:
      return [start === part.min ? Number(start) + 1 : part.min];
  }
}

function neighbour({ edges = [], start, directed }: WirePart): string | undefined {
  const edge = edges.find(([from, to]) => from === start || (directed !== true && to === start));
  return edge?.[0] === start ? edge?.[1] : edge?.[0];
}

function firstPair({ nodes = [], pairs }: WirePart): readonly string[] {
  const ids = nodes.map(({ id }) => id);
  const inOrder = (pair: readonly string[]) => [...pair].sort((a, b) => ids.indexOf(a) - ids.indexOf(b));
  if (pairs?.[0]) return inOrder(pairs[0]);
  const [one] = nodes;
  const other = nodes.slice(1).find(({ side }) => side === undefined || side !== one?.side);
  return [one?.id ?? '', other?.id ?? ''];
}
