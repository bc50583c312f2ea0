import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalGrid, dihedral, permutations, relabel, transposed } from './canon.ts';
import { hashText, stableJson } from './hash.ts';

const grids = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([rows, columns]) =>
    fc
      .array(fc.integer({ min: 0, max: 3 }), { minLength: rows * columns, maxLength: rows * columns })
      .map((cells) => ({ rows, columns, cells })),
  );

it('keeps the canonical form of a grid under turning, mirroring and renaming', () => {
  fc.assert(
    fc.property(grids, fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 23 }), (grid, image, order) => {
      const seen = dihedral(grid)[image] ?? grid;
      const names = permutations(['a', 'b', 'c', 'd'])[order] ?? [];
      return canonicalGrid(grid) === canonicalGrid({ ...seen, cells: seen.cells.map((cell) => names[cell]) });
    }),
  );
});

it('tells grids apart that no symmetry joins', () => {
  expect(canonicalGrid({ rows: 1, columns: 3, cells: ['x', 'x', 'y'] })).not.toBe(
    canonicalGrid({ rows: 1, columns: 3, cells: ['x', 'y', 'x'] }),
  );
});

it('lists eight images, every order and first appearances', () => {
  const grid = { rows: 2, columns: 3, cells: [1, 2, 3, 4, 5, 6] };
  expect(new Set(dihedral(grid).map((image) => JSON.stringify(image))).size).toBe(8);
  expect(dihedral(grid)[2]).toEqual({ rows: 3, columns: 2, cells: [4, 1, 5, 2, 6, 3] });
  expect(transposed(grid)).toEqual({ rows: 3, columns: 2, cells: [1, 4, 2, 5, 3, 6] });
  expect(new Set(permutations([1, 2, 3, 4]).map(String)).size).toBe(24);
  expect(relabel(['cat', 'fox', 'cat'])).toEqual([0, 1, 0]);
});

it('gives equal values equal texts, and different texts different hashes', () => {
  expect(stableJson({ b: [1, { d: 1, c: undefined }], a: null })).toBe('{"a":null,"b":[1,{"d":1}]}');
  const hashes = new Set(Array.from({ length: 20_000 }, (_, index) => hashText(`key ${index}`)));
  expect(hashes.size).toBe(20_000);
});
