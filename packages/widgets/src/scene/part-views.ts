import type { Part } from '@logikit/contract/scene';
import type { ComponentType } from 'react';
import type { PartProps } from './hand.ts';

/** How one kind of part is seen: what it paints, what can be pressed, and what lies beside the picture. */
export interface PartViews<P> {
  readonly Marks: ComponentType<PartProps<P>>;
  readonly Buttons: ComponentType<PartProps<P>>;
  readonly Tools?: ComponentType<PartProps<P>>;
}

/** Every kind of part with its own views. */
export type ViewsOfParts = { readonly [K in Part['t']]: PartViews<Extract<Part, { t: K }>> };
