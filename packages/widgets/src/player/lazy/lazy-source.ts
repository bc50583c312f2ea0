import type { LazyChunk } from '../../lazy/lazy-chunk.ts';
import type { GraphicRules } from '../machine/graphic-rules.ts';
import type { FeedbackParts, SceneParts } from './lazy-parts.ts';
import type { LearnerProblem } from '../player-client.ts';

/**
 * What is not needed for the first answer comes later, each in a chunk of its own: the interactive graphic when a problem
 * has one, Kit and all that he says while the person thinks. An embed has its own way of loading.
 */
export interface LazySource {
  readonly scene: LazyChunk<SceneParts>;
  readonly feedback: LazyChunk<FeedbackParts>;
}

/** Undefined until they have come. */
export interface LazyParts {
  readonly scene: SceneParts | undefined;
  readonly feedback: FeedbackParts | undefined;
}

export function useLazyParts({ scene, feedback }: LazySource): LazyParts {
  return { scene: scene.use(), feedback: feedback.use() };
}

export interface LazyLoading {
  /** Resolves when the problem can be answered; rejects when what it needs did not come. */
  readonly prepare: (problem: LearnerProblem) => Promise<GraphicRules | null>;
  /** Null when it cannot come: then there are plain words in its place, and it is asked for again later. */
  readonly loadFeedback: () => Promise<FeedbackParts | null>;
}

export function loadFrom({ scene, feedback }: LazySource): LazyLoading {
  return {
    prepare: async ({ graphic }) => graphic && (await scene.load()).graphicRules(graphic.scene),
    loadFeedback: () => feedback.load().catch(() => null),
  };
}
