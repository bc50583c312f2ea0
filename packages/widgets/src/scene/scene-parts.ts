import type { GraphicState, Scene, SceneAction } from '@logikit/contract/scene';
import type { RefObject } from 'react';
import type { Hand } from './hand.ts';

export interface SceneViewProps {
  readonly scene: Scene;
  readonly state: GraphicState;
  readonly hand: Hand;
  readonly take: (hand: Hand) => void;
  readonly isOver: boolean;
  readonly highlight: readonly string[];
  readonly svg: RefObject<SVGSVGElement | null>;
}

export interface HighlightProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  /** `data-id`s of what to look at. */
  readonly ids: readonly string[];
}

/** The last thing that happened in the graphic, for the live region. `turn` tells one saying from an equal next one. */
export interface Said {
  readonly turn: number;
  readonly action: SceneAction;
  readonly isRefused: boolean;
}
