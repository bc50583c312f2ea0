import type { GraphicState, NodePair, RotorPart, Scene, SceneAction } from '@logikit/contract/scene';
import type { Translate } from '../words/formatter.ts';
import type { Said } from './scene-parts.ts';
import { cellName, nameIn, type Saying } from './scene-words.ts';

/** The move, and what the scene looks like after it. */
interface Move {
  readonly said: Said;
  readonly state: GraphicState | null;
}

/** What a screen reader hears after a move, or after a move that is not allowed. */
export function sayAction(scene: Scene, { said, state }: Move, t: Translate): string {
  if (said.isRefused) return t('player.scene.refused');
  const { action } = said;
  if (action.type === 'reset') return t('player.scene.reset');
  const part = scene.parts.find((candidate) => candidate.id === action.part);
  return part ? sayMove({ scene, part, t }, action, state?.parts[action.part]) : '';
}

const itemLabels = ({ items }: RotorPart, id: string) => items.find((item) => item.id === id)?.labels;

function sayMove({ scene, part, t }: Saying, action: Exclude<SceneAction, { type: 'reset' }>, done: unknown): string {
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
    case 'link': {
      if (part.t !== 'links') return '';
      const isDrawn = (done as readonly NodePair[]).some(
        (line) => line.includes(action.from) && line.includes(action.to),
      );
      const ends = { from: named(part.nodes, action.from), to: named(part.nodes, action.to) };
      return t(isDrawn ? 'player.scene.linked' : 'player.scene.unlinked', ends);
    }
    case 'turn':
      return part.t === 'rotor'
        ? t('player.scene.slot', {
            name: named(part.items, action.item),
            piece: nameIn(scene, (itemLabels(part, action.item) ?? part.labels)[action.step] ?? ''),
          })
        : '';
    case 'count':
      return part.t === 'number'
        ? t('player.scene.slot', { name: nameIn(scene, part.label), piece: String(action.value) })
        : '';
  }
}
