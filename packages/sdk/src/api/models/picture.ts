// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { GraphicState, Picture, Scene } from '@logikit/contract/scene';
export type { GraphicState, Picture, Scene };

/** The shapes above by name. */
export interface PictureModels {
  readonly GraphicState: GraphicState;
  readonly Picture: Picture;
  readonly Scene: Scene;
}
