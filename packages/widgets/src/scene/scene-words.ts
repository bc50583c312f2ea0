import type { Part, Scene } from '@logikit/contract/scene';
import type { Translate } from '../words/formatter.ts';

/** The scene's own sentence for a key; the generator has written it in the learner's language. */
export function nameIn(scene: Scene, key: string): string {
  return scene.strings[key] ?? key;
}

/** A part of a scene, and the words to speak of it. */
export interface Saying<P = Part> {
  readonly scene: Scene;
  readonly part: P;
  readonly t: Translate;
}

/** "Row 2, column 3: apple"; the scene names its cells. */
export function cellName(
  { scene, part, t }: Saying<Extract<Part, { t: 'grid' }>>,
  { cell, symbol }: { readonly cell: number; readonly symbol: number },
): string {
  const name = nameIn(scene, part.labels[cell] ?? '');
  const label = part.alphabet[symbol - 1]?.label;
  if (label === undefined) return t('player.scene.slotEmpty', { name });
  return t('player.scene.slot', { name, piece: nameIn(scene, label) });
}
