import { type Ref, useEffect, useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react';
import type { LearnerProblem, PlayerSounds } from './player-client.ts';
import type { PlayerSnapshot } from './controllers/player-store.ts';
import type { CoreProps } from './player-props.ts';
import { createPlayerController, type PlayerController } from './controllers/player.controller.ts';
import type { PlayerEvents, PlayerHandle } from './player.descriptor.ts';
import { type LazyParts, type LazySource, loadFrom, useLazyParts } from './lazy/lazy-source.ts';

export interface PlayerInstance {
  readonly player: PlayerController;
  readonly snapshot: PlayerSnapshot;
  readonly lazy: LazyParts;
}

export interface InstanceOptions {
  readonly handle: Ref<PlayerHandle> | undefined;
  readonly lazySource: LazySource;
  /** A problem that stands there already. */
  readonly initialProblem?: LearnerProblem | undefined;
}

/** One player for the life of the component: it follows the props, and the client's answer queue. */
export function usePlayerInstance(props: CoreProps, options: InstanceOptions): PlayerInstance {
  const { problem, thread, block, exercise, event, passing, lang } = props;
  const { number, complexity } = exercise ?? {};
  const lazy = useLazyParts(options.lazySource);
  const player = useController(props, options);
  const snapshot = useSyncExternalStore(player.subscribe, player.getSnapshot, player.getSnapshot);

  useImperativeHandle(options.handle, () => ({ reload: player.reload, speak: player.speak }), [player]);
  // Follows the client's answer queue.
  useEffect(() => player.connect(), [player]);
  // Follows what the page wants to be open. Another language is another text, so it loads again.
  useEffect(() => {
    const inExercise = number !== undefined && complexity !== undefined ? { number, complexity } : undefined;
    player.open({ problem, thread, block, exercise: inExercise, event, passing });
  }, [player, problem, thread, block, number, complexity, event, passing, lang]);
  return { player, snapshot, lazy };
}

/** The feedback is needed once there is something to answer. */
export function useFeedback({ player, snapshot }: PlayerInstance, isWanted = true): void {
  // Comes while the person thinks; a chunk that was lost is asked for again with whatever happens next.
  useEffect(() => {
    const { status } = snapshot.state;
    if (isWanted && status !== 'loading' && status !== 'skeleton') void player.store.ports.loadFeedback();
  }, [player, snapshot, isWanted]);
}

const silence: PlayerSounds = { play: () => undefined };

const handlers = { ready: 'onReady', answered: 'onAnswered', completed: 'onCompleted', error: 'onError' } as const;

/** One controller for the life of the component, which always sees the latest props. */
function useController(props: CoreProps, { lazySource, initialProblem }: InstanceOptions): PlayerController {
  const latest = useRef(props);
  // Follows the props. It is the first effect, so every later one already speaks to the latest handlers.
  useEffect(() => {
    latest.current = props;
  });
  const [player] = useState(() =>
    createPlayerController(
      {
        client: props.client,
        sounds: { play: (name) => !latest.current.noSound && (latest.current.sounds ?? silence).play(name) },
        voice: props.voice,
        narrates: () => !latest.current.noSound && !latest.current.isPreview,
        lang: () => latest.current.lang,
        prefersCalm: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
        emit<Name extends keyof PlayerEvents>(name: Name, detail: PlayerEvents[Name]): void {
          // The table pairs every event with the handler that takes its detail; TypeScript cannot follow that.
          const handler = latest.current[handlers[name]] as ((detail: PlayerEvents[Name]) => void) | undefined;
          handler?.(detail);
        },
        goTo: () => latest.current.onNext,
        leave: () => latest.current.onLeave,
        leavesFor: () => latest.current.leavesFor,
        isPreview: () => latest.current.isPreview ?? false,
        ...loadFrom(lazySource),
      },
      initialProblem,
    ),
  );
  return player;
}
