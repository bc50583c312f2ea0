import { type ReactElement, type Ref, useEffect } from 'react';
import type { LearnerProblem } from '../player/player-client.ts';
import type { CoreProps } from '../player/player-props.ts';
import { PlayerRoot } from '../player/player-root.tsx';
import type { PlayerHandle } from '../player/player.descriptor.ts';
import type { PlayerState } from '../player/machine/problem-session.ts';
import type { LazySource } from '../player/lazy/lazy-source.ts';
import { useFeedback, usePlayerInstance } from '../player/use-player-instance.ts';

interface EmbeddedPlayerProps extends CoreProps {
  readonly handle: Ref<PlayerHandle>;
  readonly lazySource: LazySource;
  /** The problem whose nodes are there: the player is hydrated from it. */
  readonly initialProblem: LearnerProblem | undefined;
  /** Set while nobody is near: called when a problem stands there and nothing changes by itself. */
  readonly onIdle: ((problem: LearnerProblem) => void) | undefined;
}

/** The player without what only a page of React has: an address inside of a problem, and lives to wait for. */
export function EmbeddedPlayer(all: EmbeddedPlayerProps): ReactElement {
  const { handle, lazySource, initialProblem, onIdle, ...props } = all;
  const instance = usePlayerInstance(props, { handle, lazySource, initialProblem });
  const { player, snapshot } = instance;
  const idle = onIdle && idleProblem(snapshot.state, props);
  useFeedback(instance, !idle);
  // Follows the player. Not while it is drawn, and not if something has happened since.
  useEffect(() => {
    const timer = idle && setTimeout(() => player.getSnapshot() === snapshot && onIdle(idle));
    return () => clearTimeout(timer ?? undefined);
  }, [player, snapshot, idle, onIdle]);
  return <PlayerRoot {...props} instance={instance} />;
}

/** The problem as it was opened, if nothing of it changes by itself and nothing of it comes late. */
function idleProblem(state: PlayerState, { thread, theme }: CoreProps): LearnerProblem | null {
  if (state.status !== 'idle' || thread !== undefined || theme === 'auto') return null;
  const { problem } = state.session;
  return problem.graphic || problem.background ? null : problem;
}
