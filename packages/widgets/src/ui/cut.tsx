import type { ReactElement } from 'react';

/** The papers that a drawing is cut from; each is a token, so that every drawing knows both themes. */
export type Paper =
  | 'card'
  | 'paper'
  | 'sunk'
  | 'edge'
  | 'ink'
  | 'violet'
  | 'sun'
  | 'mint'
  | 'coral'
  | 'sky'
  | 'violet-soft'
  | 'sun-soft'
  | 'mint-soft'
  | 'coral-soft'
  | 'sky-soft'
  | 'meadow-1'
  | 'meadow-2'
  | 'meadow-3'
  | 'leaf'
  | 'leaf-2'
  | 'sea-1'
  | 'sea-2'
  | 'sea-3'
  | 'sand'
  | 'peak-1'
  | 'peak-2'
  | 'peak-3'
  | 'snow'
  | 'forest-1'
  | 'forest-2'
  | 'forest-3'
  | 'desert-1'
  | 'desert-2'
  | 'desert-3'
  | 'space-1'
  | 'space-2'
  | 'space-3'
  | 'road'
  | 'fog'
  | 'trunk'
  | 'roof'
  | 'cream';

/** How thick the ink is: thin on icons, none on hills too far away to touch. */
export type Line = 'thin' | 'usual' | 'near' | 'bold' | 'none';

export interface CutProps {
  readonly d: string;
  /** Without a paper it is a line of ink. */
  readonly paper?: Paper;
  readonly line?: Line;
  readonly at?: string;
}

/** One shape cut from paper. Every drawing of the product is made of these. */
export function Cut({ d, paper, line = 'usual', at }: CutProps): ReactElement {
  return <path className={cutClass(paper, line)} d={d} transform={at} />;
}

export function cutClass(paper: Paper | undefined, line: Line = 'usual'): string {
  const fill = paper === undefined ? 'lk-cut' : `lk-cut lk-paper-${paper}`;
  return line === 'none' ? fill : `${fill} lk-ink-${line}`;
}

export interface DotProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly paper?: Paper;
  readonly line?: Line;
}

export function Dot({ x, y, r, paper, line = 'usual' }: DotProps): ReactElement {
  return <circle className={cutClass(paper, line)} cx={x} cy={y} r={r} />;
}
