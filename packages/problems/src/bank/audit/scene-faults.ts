import { initialState, isReachableState } from '@logikit/contract/scene';
import type { Box, Part, Scene, SvgNode } from '@logikit/contract/scene';
import { languages } from '../../lang/languages.ts';
import { checkScene } from '../../scene-check/check-scene.ts';
import { boxesOf, labelsOf } from '../../scene-check/part-shape.ts';
import { rightState } from '../../scene-check/right-state.ts';
import type { Compiled } from '../compile.ts';
import { extentOf } from './extent.ts';

const limits = { stateBytes: 4096, narrowest: 320, target: 24 };

/** What is wrong with the graphic: whether it can be solved, is not solved at once, and can be hit and read. */
export function sceneFaults({ composition, entry, texts }: Compiled): string[] {
  const { check, scene } = composition;
  if (entry.mode !== 'graphic') return scene === undefined ? [] : ['scene: one that is not asked for'];
  if (scene === undefined || check === undefined) return ['scene: none'];
  const faults: string[] = [];
  if (checkScene(scene, check, initialState(scene))) faults.push('scene: right before the first action');
  const state = rightState(scene, check);
  if (state === null || !isReachableState(scene, state)) faults.push('scene: nothing that can be reached is right');
  if (JSON.stringify(state).length > limits.stateBytes) faults.push('scene: its state is too large');
  const keys = scene.parts.flatMap(labelsOf);
  for (const language of languages) {
    const missing = keys.find((key) => (texts[language].strings[key] ?? '') === '');
    if (missing !== undefined) faults.push(`scene: no words for ${missing} in ${language}`);
  }
  faults.push(...scene.parts.flatMap(artFaults));
  return [...faults, ...scene.parts.flatMap((part) => boxesOf(part).flatMap((box) => boxFaults(scene, box)))];
}

/** Half the side of the square that a symbol of a grid is drawn in. */
const symbolHalf = 50;
/** How far art may stand out of its box, in units of the view: the ink line. */
const lineWidth = 4;

/** A piece is drawn as large as it lies in its box and in every slot; a symbol within its square. */
function artFaults(part: Part): string[] {
  if (part.t === 'grid') {
    return part.alphabet.some(({ art }) => reach(art) > symbolHalf + lineWidth) ? ['scene: a symbol is too large'] : [];
  }
  if (part.t === 'rotor') {
    const isLost = part.items.some((item) => item.start < 0 || item.start >= part.steps);
    return isLost ? ['scene: an item begins in a step that there is not'] : [];
  }
  if (part.t !== 'slots') return [];
  const half = Math.min(...part.slots.map(({ at: [, , width, height] }) => Math.max(width, height) / 2));
  return part.pieces.some(({ art }) => reach(art) > half + lineWidth) ? ['scene: a piece is larger than its slot'] : [];
}

/** How far art reaches from 0,0. */
function reach(art: readonly SvgNode[]): number {
  const extent = extentOf(art);
  return extent === null ? 0 : Math.max(-extent.left, -extent.top, extent.right, extent.bottom);
}

/** A target lies inside the view and is large enough for a finger on the narrowest phone. */
function boxFaults({ view }: Scene, [x, y, width, height]: Box): string[] {
  const [left, top, wide, high] = view;
  const isInside = x >= left && y >= top && x + width <= left + wide + 0.1 && y + height <= top + high + 0.1;
  const smallest = (Math.min(width, height) * limits.narrowest) / wide;
  const faults = isInside ? [] : ['scene: a target lies outside'];
  return smallest < limits.target ? [...faults, `scene: a target of ${smallest.toFixed(0)} px`] : faults;
}
