import type { Part, Scene } from '@logikit/contract/scene';
import type { ComponentType } from 'react';
import type { PartProps } from './hand.ts';

/** How one kind of part is seen: what it paints, what can be pressed, and what lies beside the picture. */
export interface PartViews<P> {
  readonly Marks: ComponentType<PartProps<P>>;
  readonly Buttons: ComponentType<PartProps<P>>;
  readonly Tools?: ComponentType<PartProps<P>>;
}

/** The kinds that are answerable with the first file alone; the youngest meet no others. */
type Common = 'toggle' | 'slots';

type ViewsOf<T extends Part['t']> = { readonly [K in T]: PartViews<Extract<Part, { t: K }>> };
export type CommonViews = ViewsOf<Common>;
export type RareViews = ViewsOf<Exclude<Part['t'], Common>>;

export function hasRareParts(scene: Scene): boolean {
  return scene.parts.some((part) => part.t !== 'toggle' && part.t !== 'slots');
}
