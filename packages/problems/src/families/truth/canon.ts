import { permutations, smallest } from '../../core/canon.ts';
import type { Group, Quality, Statement, Thing, TruthParams, World } from './params.ts';

/** New numbers for kinds, colours and sizes. */
type Renaming = Readonly<Record<'kind' | 'colour' | 'size', readonly number[]>>;

/** One puzzle idea: kinds, colours and sizes change names, things change places, options change places. */
export function structKey(params: TruthParams): string {
  const images = renamings(params.world).map((names) => {
    const pictures = params.pictures.map((things) =>
      things
        .map((thing) => thingText(thing, names))
        .sort()
        .join(' '),
    );
    const statements = params.statements.map((statement) => statementText(statement, names));
    return [...pictures.sort(), ...statements.sort()].join('|');
  });
  return `truth:${params.asked}:${smallest(images)}`;
}

export function skinKey({ asked, world, pictures, statements }: TruthParams): string {
  return `truth:${asked}:${world.kinds.join('-')}:${world.colours.join('-')}:${JSON.stringify([pictures, statements])}`;
}

function renamings({ kinds, colours, hasSizes }: World): readonly Renaming[] {
  const orders = (count: number): readonly (readonly number[])[] =>
    permutations(Array.from({ length: count }, (_, i) => i));
  return orders(kinds.length).flatMap((kind) =>
    orders(colours.length).flatMap((colour) =>
      (hasSizes ? orders(2) : [[0, 1]]).map((size) => ({ kind, colour, size })),
    ),
  );
}

function thingText({ kind, colour, size }: Thing, names: Renaming): string {
  return `${names.kind[kind]}${names.colour[colour]}${names.size[size]}`;
}

function groupText({ kind, colour, size }: Group, names: Renaming): string {
  const text = (value: number | null, order: readonly number[]): string => (value === null ? '*' : `${order[value]}`);
  return `${text(kind, names.kind)}${text(colour, names.colour)}${text(size, names.size)}`;
}

function qualityText({ attribute, value }: Quality, names: Renaming): string {
  return `${attribute}${names[attribute][value]}`;
}

function statementText(statement: Statement, names: Renaming): string {
  const group = (of: Group): string => groupText(of, names);
  const quality = (are: Quality): string => qualityText(are, names);
  switch (statement.says) {
    case 'all':
    case 'none':
    case 'not-all':
      return `${statement.says} ${group(statement.of)} ${quality(statement.are)}`;
    case 'exists':
      return `exists ${group(statement.of)}`;
    case 'only':
      return `only ${names.kind[statement.kind]} ${quality(statement.are)}`;
    case 'and':
    case 'or':
      return `${statement.says} ${group(statement.of)} ${[quality(statement.are), quality(statement.too)].sort().join(' ')}`;
    case 'if': {
      const { when, whenNot, then, thenNot } = statement;
      return `if ${whenNot ? '-' : ''}${quality(when)} ${thenNot ? '-' : ''}${quality(then)}`;
    }
    case 'exactly':
      return `exactly ${statement.n} ${group(statement.of)}`;
    case 'more':
      return `more ${group(statement.of)} ${group(statement.than)}`;
    case 'alike':
    case 'differ':
      return `${statement.says} ${group(statement.of)} ${statement.attribute}`;
    case 'each-colour':
    case 'one-colour':
      return `${statement.says} ${quality(statement.are)}`;
  }
}
