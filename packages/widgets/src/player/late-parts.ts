import type { GraphicState, Picture, Scene } from '@logikit/contract/scene';
import type { ComponentType, RefObject } from 'react';
import type { Translate } from '../words/formatter.ts';
import type { Hand } from './parts/scene/hand.ts';
import type { RareViews } from './parts/scene/part-views.ts';
import type { Theory, Thread } from './player-client.ts';
import type { PlayerState, Table } from './player.machine.ts';

// NOTE: the late parts draw with the player's context, which hands them out: so what they take stands here, below both.

/** A problem lies on the table. */
export type TableState = Extract<PlayerState, { table: Table }>;

export type PoseName = 'cheering' | 'pointing' | 'puzzled' | 'reading' | 'sleeping' | 'thinking' | 'waving';

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

export interface TrailProps {
  readonly thread: Thread;
  readonly problemId: number;
}

/** The interactive graphic. */
export interface SceneParts {
  readonly SceneView: ComponentType<SceneViewProps>;
  readonly SceneTools: ComponentType<SceneViewProps>;
}

/** Kit and all that he says, what else only adorns, and the parts of graphics that few problems need. */
export interface OrnamentParts {
  readonly Confetti: ComponentType<{ readonly motif: string | null }>;
  readonly Feedback: ComponentType<{ readonly state: TableState }>;
  readonly Highlight: ComponentType<HighlightProps>;
  readonly PosedKit: ComponentType<{ readonly pose: PoseName; readonly className: string }>;
  readonly TheoryPanel: ComponentType<{ readonly theory: Theory | null }>;
  readonly Trail: ComponentType<TrailProps>;
  readonly rareViews: RareViews;
  readonly markNews: (before: Picture | null, after: Picture) => Picture;
  /** What the live region says. */
  readonly announcement: (state: PlayerState, t: Translate) => string;
}
