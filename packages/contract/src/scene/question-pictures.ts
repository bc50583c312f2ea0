import type { Picture, Scene } from './scene.ts';
import { untouched } from './untouched.ts';

/** What a problem shows before it is answered. */
export interface QuestionPictures {
  readonly scene: Pick<Scene, 'view' | 'art' | 'parts'> | null;
  readonly contentImage: Picture | null;
  readonly variants: readonly { readonly image: Picture | null }[];
}

/** So many answers stand for a question that has no picture of its own. */
const MOST = 6;

/** What stands for a problem where it cannot be played: its graphic, else the picture of its question, else the first answers. */
export function questionPictures({ scene, contentImage, variants }: QuestionPictures): readonly Picture[] {
  if (scene) return [untouched(scene)];
  if (contentImage) return [contentImage];
  return variants.flatMap(({ image }) => image ?? []).slice(0, MOST);
}
