import type { Scene, SceneAction } from '@logikit/contract/scene';
import type { Translate } from '../../../words/formatter.ts';
import type { Said } from '../../player.machine.ts';
import { cellName, nameIn, type Saying } from './scene-words.ts';

/** What a screen reader hears after a move, or after a move that is not allowed. */
export function sayAction(scene: Scene, said: Said, t: Translate): string {
  if (said.isRefused) return t('player.scene.refused');
  const { action } = said;
  if (action.type === 'reset') return t('player.scene.reset');
  const part = scene.parts.find((candidate) => candidate.id === action.part);
  return part ? sayMove({ scene, part, t }, action) : '';
}

function sayMove({ scene, part, t }: Saying, action: Exclude<SceneAction, { type: 'reset' }>): string {
  const named = (spots: readonly { readonly id: string; readonly label: string }[], id: string) =>
    nameIn(scene, spots.find((spot) => spot.id === id)?.label ?? id);
  switch (action.type) {
    case 'toggle':
      return part.t === 'toggle' ? t('player.scene.toggled', { name: named(part.spots, action.spot) }) : '';
    case 'place':
      return part.t === 'slots'
        ? t('player.scene.placed', { piece: named(part.pieces, action.piece), slot: named(part.slots, action.slot) })
        : '';
    case 'clear':
      return part.t === 'slots' ? t('player.scene.cleared', { slot: named(part.slots, action.slot) }) : '';
    case 'fill':
      return part.t === 'grid' ? cellName({ scene, part, t }, action) : '';
    case 'step':
      return part.t === 'path' ? t('player.scene.stepped', { name: named(part.nodes, action.node) }) : '';
    case 'back':
      return t('player.scene.back');
    case 'link':
    case 'turn':
    case 'count':
      return '';
  }
}
