import type { Box, Point } from './box.ts';
import type { Piece } from './curve.ts';
import type { Shape } from './measures.ts';

/** Room for a road in CSS pixels. */
export interface Room {
  readonly width: number;
  readonly minHeight: number;
}

/** Where the road runs, before anything stands beside it. */
export interface Route {
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
  readonly stations: readonly Point[];
  readonly pieces: readonly Piece[];
  /** Index of the piece that ends in each station. */
  readonly pieceOfStation: readonly number[];
  /** Row of each station; in a column every station is a row of its own. */
  readonly rows: readonly number[];
  /** Upper edge of each block's landscape and where its plaque stands. */
  readonly blocks: readonly { readonly top: number; readonly plaque: Box }[];
}
