import { smallest } from '../../core/canon.ts';
import type { ShadowParams } from './params.ts';

/** One puzzle idea: options in any order, all mirrored or none, in any colours; how far a shadow is turned is no idea. */
export function structKey(params: ShadowParams): string {
  return `shadow:${params.plot}:${params.isTurned ? 'turned' : 'upright'}:${smallest([told(params, false), told(params, true)])}`;
}

function told({ looks, plot, right }: ShadowParams, isMirrored: boolean): string {
  const names = looks.map(({ object, form, isFlipped }) => `${object}-${form}-${isFlipped !== isMirrored ? 'f' : 'n'}`);
  return `${names.toSorted().join(' ')}?${plot === 'match' ? '*' : (names[right] ?? '')}`;
}

export function skinKey({ looks, plot, right, turns, order }: ShadowParams): string {
  const names = looks.map(
    ({ object, form, isFlipped, colour }, i) => `${object}-${form}-${isFlipped ? 'f' : 'n'}-${colour}-${turns[i] ?? 0}`,
  );
  const where = plot === 'match' ? order.map((i) => names[i]).join(' ') : (names[right] ?? '');
  return `shadow:${plot}:${plot === 'match' ? names.join(' ') : names.toSorted().join(' ')}?${where}`;
}
