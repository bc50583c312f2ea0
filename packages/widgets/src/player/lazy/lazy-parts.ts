import type { Picture, Scene } from '@logikit/contract/scene';
import type { ComponentType, RefObject } from 'react';
import type { sayAction } from '../../scene/say-action.ts';
import type { HighlightProps, SceneViewProps } from '../../scene/scene-parts.ts';
import type { Translate } from '../../words/formatter.ts';
import type { LearnerProblem, Theory, Thread, TrailStop } from '../player-client.ts';
import type { GraphicRules } from '../machine/graphic-rules.ts';
import type { FeedbackControllers } from '../controllers/player-store.ts';
import type { PlayerState, SessionState } from '../machine/problem-session.ts';

// NOTE: the lazy parts draw with the player's context, which hands them out: so what they take stands here, below both.

export type PoseName = 'cheering' | 'pointing' | 'puzzled' | 'reading' | 'sleeping' | 'thinking' | 'waving';

export interface TrailProps {
  readonly thread: Thread | null;
  /** Instead of the thread's own, where the problem is solved in something else. */
  readonly stops: readonly TrailStop[] | undefined;
  readonly problemId: number;
}

export interface GuidanceProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly state: PlayerState;
  readonly isPaused: boolean;
}

export interface NumberAdviceProps {
  readonly problem: LearnerProblem;
}

export interface StemProps {
  /** The variant that was chosen last. */
  readonly selected: string | undefined;
}

export type SayAction = typeof sayAction;

/** The interactive graphic, what an answer asks of it, and what is said of a move in it. */
export interface SceneParts {
  readonly SceneView: ComponentType<SceneViewProps>;
  readonly SceneTools: ComponentType<SceneViewProps>;
  readonly graphicRules: (scene: Scene) => GraphicRules;
  readonly sayAction: SayAction;
}

/** Kit and all that he says of an answer, and what else only adorns. */
export interface FeedbackParts extends FeedbackControllers {
  readonly Backdrop: ComponentType<{ readonly picture: Picture }>;
  readonly ProblemConfetti: ComponentType<{ readonly motif: string | null }>;
  readonly Feedback: ComponentType<{ readonly state: SessionState }>;
  readonly Guidance: ComponentType<GuidanceProps>;
  readonly Highlight: ComponentType<HighlightProps>;
  readonly PosedKit: ComponentType<{ readonly pose: PoseName; readonly className: string }>;
  readonly NumberAdvice: ComponentType<NumberAdviceProps>;
  readonly Stem: ComponentType<StemProps>;
  readonly TheoryPanel: ComponentType<{ readonly theory: Theory | null }>;
  readonly Trail: ComponentType<TrailProps>;
  /** What was typed in signs that the field does not know by itself. */
  readonly plainNumber: (text: string) => string;
  readonly markNews: (before: Picture | null, after: Picture) => Picture;
  /** What the live region says. */
  readonly announcement: (state: PlayerState, t: Translate, sayAction: SayAction | undefined) => string;
}
