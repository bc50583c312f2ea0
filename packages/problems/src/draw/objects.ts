import type { SvgNode } from '@logikit/contract/scene';
import { bearFace, catFace, duck, foxFace, rabbitFace, mouseFace, owlFace, snail } from './animals.ts';
import { boat } from './boat.ts';
import { meaning, paper } from './palette.ts';
import { shape, shapeIds } from './shapes.ts';
import type { ShapeId } from './shapes.ts';
import {
  apple,
  ball,
  balloon,
  bell,
  butterfly,
  cube,
  cup,
  fir,
  fish,
  flower,
  house,
  kite,
  leaf,
  mushroom,
  pear,
  sheep,
  tree,
  umbrella,
} from './things.ts';
import { isOneOf } from '../core/list.ts';

/** Objects that take a colour. */
export const tintedIds = [
  'apple',
  'ball',
  'balloon',
  'bell',
  'boat',
  'butterfly',
  'cube',
  'cup',
  'fish',
  'flower',
  'house',
  'kite',
  'mushroom',
  'pear',
  'snail',
  'umbrella',
] as const;

/** Objects that wear their own colours. */
export const plainIds = [
  'bear',
  'cat',
  'duck',
  'firtree',
  'fox',
  'rabbit',
  'leaf',
  'mouse',
  'owl',
  'sheep',
  'tree',
] as const;

export type TintedId = (typeof tintedIds)[number];
export type PlainId = (typeof plainIds)[number];
export type ObjectId = TintedId | PlainId | ShapeId;

const tinted: Readonly<Record<TintedId, { readonly own: string; draw(fill: string): readonly SvgNode[] }>> = {
  apple: { own: meaning.red, draw: apple },
  ball: { own: meaning.blue, draw: ball },
  balloon: { own: meaning.purple, draw: balloon },
  bell: { own: meaning.yellow, draw: bell },
  boat: { own: meaning.yellow, draw: (fill) => boat(1, fill) },
  butterfly: { own: meaning.purple, draw: butterfly },
  cube: { own: meaning.blue, draw: cube },
  cup: { own: meaning.blue, draw: cup },
  fish: { own: meaning.blue, draw: fish },
  flower: { own: meaning.yellow, draw: flower },
  house: { own: paper.roof, draw: (fill) => house(2, fill) },
  kite: { own: meaning.purple, draw: (fill) => kite(3, fill) },
  mushroom: { own: meaning.red, draw: mushroom },
  pear: { own: meaning.yellow, draw: pear },
  snail: { own: meaning.yellow, draw: snail },
  umbrella: { own: meaning.purple, draw: umbrella },
};

const plain: Readonly<Record<PlainId, () => readonly SvgNode[]>> = {
  bear: bearFace,
  cat: catFace,
  duck,
  firtree: () => fir(),
  fox: foxFace,
  rabbit: rabbitFace,
  leaf: () => leaf(),
  mouse: mouseFace,
  owl: owlFace,
  sheep,
  tree: () => tree(),
};

/** One object around 0,0, about 100 across. Without `fill` it wears its own colour. */
export function drawObject(id: ObjectId, fill?: string): readonly SvgNode[] {
  if (isShape(id)) return shape(id, fill ?? meaning.yellow);
  if (isTinted(id)) return tinted[id].draw(fill ?? tinted[id].own);
  return plain[id]();
}

function isShape(id: ObjectId): id is ShapeId {
  return isOneOf(shapeIds, id);
}

function isTinted(id: ObjectId): id is TintedId {
  return isOneOf(tintedIds, id);
}
