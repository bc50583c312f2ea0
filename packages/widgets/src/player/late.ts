import { useRef, useState } from 'react';
import type { OrnamentParts, SceneParts } from './late-parts.ts';
import type { LearnerProblem } from './player-client.ts';

/**
 * What is not needed for the first answer comes later, each in a file of its own: the interactive graphic when a
 * problem has one, Kit and all that he says while the person thinks. An embed has its own way of loading.
 */
export interface LateSource {
  readonly scene: () => Promise<SceneParts>;
  readonly ornaments: () => Promise<OrnamentParts>;
}

export interface LateParts {
  readonly scene: SceneParts | null;
  readonly ornaments: OrnamentParts | null;
}

export interface Late {
  readonly parts: LateParts;
  /** Resolves when the problem can be answered; rejects when what it needs did not come. */
  readonly prepare: (problem: LearnerProblem) => Promise<void>;
  /** Resolves when Kit has come, or with null when he cannot come: then there are plain words in his place, and he is asked again later. */
  readonly adorn: () => Promise<OrnamentParts | null>;
}

export function useLate(source: LateSource): Late {
  const [parts, setParts] = useState<LateParts>({ scene: null, ornaments: null });
  const asked = useRef(source);
  const coming = useRef<Promise<OrnamentParts>>(undefined);
  const bring = (): Promise<OrnamentParts> =>
    (coming.current ??= asked.current.ornaments().then(
      (ornaments) => {
        setParts((before) => ({ ...before, ornaments }));
        return ornaments;
      },
      (error: unknown) => {
        coming.current = undefined;
        throw error;
      },
    ));
  return {
    parts,
    async prepare({ graphic }) {
      if (!graphic) return;
      const scene = await asked.current.scene();
      setParts((before) => ({ ...before, scene }));
    },
    adorn: () => bring().catch(() => null),
  };
}
