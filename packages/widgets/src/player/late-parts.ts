import type { Picture } from '@logikit/contract/scene';
import type { ComponentType } from 'react';
import type { RareViews } from '../scene/part-views.ts';
import type { HighlightProps, SceneViewProps } from '../scene/scene-parts.ts';
import type { Translate } from '../words/formatter.ts';
import type { Theory, Thread, TrailStop } from './player-client.ts';
import type { PlayerState, Table } from './player.machine.ts';

// NOTE: the late parts draw with the player's context, which hands them out: so what they take stands here, below both.

/** A problem lies on the table. */
export type TableState = Extract<PlayerState, { table: Table }>;

export type PoseName = 'cheering' | 'pointing' | 'puzzled' | 'reading' | 'sleeping' | 'thinking' | 'waving';

export interface TrailProps {
  readonly thread: Thread | null;
  /** Instead of the thread's own, where the problem is solved in something else. */
  readonly stops: readonly TrailStop[] | undefined;
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
