import { dihedral, smallest } from '../../core/canon.ts';
import { isCount } from './params.ts';
import type { CubesParams } from './params.ts';

/** The same building from any side is one idea. */
export function structKey({ task, heights, faces }: CubesParams): string {
  const images = dihedral(heights).map(({ rows, columns, cells }) => `${rows}x${columns}:${cells.join('')}`);
  return `cubes:${task}${task === 'painted' ? faces : ''}:${smallest(images)}`;
}

export function skinKey({ task, heights, look, eye, faces }: CubesParams): string {
  const detail = task === 'side' ? eye : task === 'painted' ? faces : '';
  const { rows, columns, cells } = heights;
  return `cubes:${task}${detail}:${isCount(task) ? 'n' : 'c'}:${look}:${rows}x${columns}:${cells.join('')}`;
}
