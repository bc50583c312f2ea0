import * as fc from 'fast-check';
import type {
  GridPart,
  LinkNode,
  LinksPart,
  NumberPart,
  Part,
  PathPart,
  RotorPart,
  Scene,
  SceneAction,
  SlotsPart,
  Spot,
  TogglePart,
} from './scene.ts';

// Random scenes and random actions for the tests of this folder. Ids include the names that trip plain objects.
const names = ['a', 'b', 'c', 'd', 'e', 'constructor', 'toString', '7', '12'] as const;
const spot = (id: string): Spot => ({ id, at: [0, 0, 10, 10], label: `label.${id}` });
const ids = (min: number) => fc.uniqueArray(fc.constantFrom(...names), { minLength: min, maxLength: 6 });

const togglePart: fc.Arbitrary<Part> = fc
  .record({ ids: ids(1), max: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }) })
  .map(({ ids: spots, max }): TogglePart => {
    const part = { t: 'toggle', id: 'marks', spots: spots.map(spot) } as const;
    return max === undefined ? part : { ...part, max };
  });

const slotsPart: fc.Arbitrary<Part> = fc
  .record({ slots: ids(1), pieces: ids(1), many: fc.boolean() })
  .map(({ slots, pieces, many }): SlotsPart => ({
    t: 'slots',
    id: 'places',
    slots: slots.map(spot),
    pieces: pieces.map((id, index) => ({ ...spot(id), art: [], many: many && index === 0 })),
  }));

const gridPart: fc.Arbitrary<Part> = fc
  .record({
    rows: fc.integer({ min: 1, max: 4 }),
    columns: fc.integer({ min: 1, max: 4 }),
    symbols: fc.integer({ min: 1, max: 4 }),
  })
  .chain(({ rows, columns, symbols }) =>
    fc
      .array(fc.integer({ min: 0, max: symbols }), { minLength: rows * columns, maxLength: rows * columns })
      .map((given): GridPart => ({
        t: 'grid',
        id: 'cells',
        rows,
        columns,
        given,
        labels: given.map((_, cell) => `cell.${cell}`),
        at: [0, 0, 100, 100],
        alphabet: Array.from({ length: symbols }, (_, index) => ({ label: `symbol.${index}`, art: [] })),
      })),
  );

const pathPart: fc.Arbitrary<Part> = ids(2).chain((nodes) => {
  const node = fc.constantFrom(...nodes);
  return fc
    .record({
      edges: fc.uniqueArray(fc.tuple(node, node), {
        minLength: 1,
        maxLength: 10,
        selector: ([a, b]) => [a, b].sort().join(),
      }),
      directed: fc.boolean(),
      start: node,
      ends: fc.uniqueArray(node, { maxLength: 2 }),
      once: fc.constantFrom('node' as const, 'edge' as const, null),
    })
    .map((drawn): PathPart => ({ t: 'path', id: 'walk', nodes: nodes.map(spot), ...drawn }));
});

const linkEnds = fc.record({
  side: fc.constantFrom(undefined, 'left', 'right'),
  ends: fc.constantFrom(undefined, 1, 2, 3),
});

const linksPart: fc.Arbitrary<Part> = ids(2).chain((nodes) => {
  const node = fc.constantFrom(...nodes);
  return fc
    .record(
      {
        ends: fc.array(linkEnds, { minLength: nodes.length, maxLength: nodes.length }),
        pairs: fc.array(fc.tuple(node, node), { minLength: 1, maxLength: 8 }),
        max: fc.integer({ min: 1, max: 4 }),
      },
      { requiredKeys: ['ends'] },
    )
    .map(({ ends, ...limits }): LinksPart => {
      const known = nodes.map((id, index): LinkNode => {
        const { side, ends: few } = ends[index] ?? {};
        return { ...spot(id), ...(side !== undefined && { side }), ...(few !== undefined && { ends: few }) };
      });
      return { t: 'links', id: 'lines', nodes: known, ...limits };
    });
});

const rotorPart: fc.Arbitrary<Part> = fc
  .record({ items: ids(1), steps: fc.integer({ min: 2, max: 12 }), start: fc.nat(11) })
  .map(({ items, steps, start }): RotorPart => ({
    t: 'rotor',
    id: 'hands',
    steps,
    labels: Array.from({ length: steps }, (_, index) => `step.${index}`),
    items: items.map((id, index) => ({ ...spot(id), art: [], start: (start + index) % steps })),
  }));

const numberPart: fc.Arbitrary<Part> = fc
  .record({ min: fc.integer({ min: -5, max: 5 }), size: fc.integer({ min: 1, max: 20 }), start: fc.nat(20) })
  .map(({ min, size, start }): NumberPart => ({
    t: 'number',
    id: 'amount',
    label: 'amount',
    look: 'line',
    at: [0, 0, 100, 20],
    min,
    max: min + size,
    start: min + (start % (size + 1)),
  }));

/** A scene of one to seven parts, at most one of each kind. */
export const arbitraryScene: fc.Arbitrary<Scene> = fc
  .tuple(
    ...[togglePart, slotsPart, gridPart, pathPart, linksPart, rotorPart, numberPart].map((part) =>
      fc.option(part, { nil: null }),
    ),
  )
  .map((parts) => parts.filter((part) => part !== null))
  .filter((parts) => parts.length > 0)
  .map((parts): Scene => ({ v: 1, view: [0, 0, 100, 100], art: [], parts, strings: {} }));

const someId = fc.constantFrom<string>(...names, 'nobody', '__proto__', '');
const somePart = fc.constantFrom(
  'marks',
  'places',
  'cells',
  'walk',
  'lines',
  'hands',
  'amount',
  'elsewhere',
  '__proto__',
);

const someNumber = fc.oneof(fc.integer({ min: -6, max: 26 }), fc.constantFrom(0.5, Number.NaN, Infinity));

/** Any action, also such as the scene refuses. */
export const arbitraryAction: fc.Arbitrary<SceneAction> = fc.oneof(
  fc.record({ type: fc.constant('toggle' as const), part: somePart, spot: someId }),
  fc.record({ type: fc.constant('place' as const), part: somePart, piece: someId, slot: someId }),
  fc.record({ type: fc.constant('clear' as const), part: somePart, slot: someId }),
  fc.record({
    type: fc.constant('fill' as const),
    part: somePart,
    cell: fc.oneof(fc.integer({ min: -1, max: 16 }), fc.constantFrom(0.5, Number.NaN)),
    symbol: fc.oneof(fc.integer({ min: -1, max: 6 }), fc.constantFrom(1.5, Number.NaN)),
  }),
  fc.record({ type: fc.constant('step' as const), part: somePart, node: someId }),
  fc.record({ type: fc.constant('back' as const), part: somePart }),
  fc.record({ type: fc.constant('link' as const), part: somePart, from: someId, to: someId }),
  fc.record({ type: fc.constant('turn' as const), part: somePart, item: someId, step: someNumber }),
  fc.record({ type: fc.constant('count' as const), part: somePart, value: someNumber }),
  fc.record({ type: fc.constant('reset' as const) }),
);
