import type { ForwardedRef, ReactElement, ReactNode } from 'react';
import { forwardRef, useEffect, useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react';
import { type Theme, useTheme } from '../theme/use-theme.ts';
import { createTranslate, type Messages } from '../words/formatter.ts';
import { createDeviceVoice } from './device-voice.ts';
import { type Late, useLate } from './late.ts';
import { lateSource } from './late-source.ts';
import { PlayerContext } from './parts/player-context.ts';
import type { ExercisePlace, LearnerProblem, PlayerClient, PlayerSounds, TrailStop, Voice } from './player-client.ts';
import { createPlayerController, type PlayerController } from './player.controller.ts';
import type {
  AnsweredDetail,
  CompletedDetail,
  ErrorDetail,
  PausedProblem,
  PlayerEvents,
  PlayerHandle,
  ReadyDetail,
} from './player.descriptor.ts';
import { PlayerView } from './player.view.tsx';
import type { PlayerState } from './table.ts';
import { usePause } from './use-pause.ts';
import { placeOf, type PlayerPlace, usePlace } from './use-place.ts';

/** One problem, solved for real: question, picture, answer, feedback, stars, next. */
export interface PlayerProps {
  /** The client that problems come from and answers go to; fixed for the life of the component. */
  readonly client: PlayerClient;
  /** The words of the player in the language `lang`: `locales/<lang>/player.json`. */
  readonly messages: Messages;
  /** Id of the problem. Without it the next problem of `thread` is opened. */
  readonly problem?: number | undefined;
  /** Id of the thread that the problem is solved in. */
  readonly thread?: number | undefined;
  /** Id of the block that the problem is solved in, instead of a thread. */
  readonly block?: number | undefined;
  /** The exercise block that the problem is solved in, instead of a thread. */
  readonly exercise?: ExercisePlace | undefined;
  /** The row of problems that the trail draws; default: the stretch of the thread around the problem. */
  readonly trail?: readonly TrailStop[] | undefined;
  /** Id of the event that the problem is solved in, instead of a thread. */
  readonly event?: number | undefined;
  /** Id of a past passing of the problem; it is shown read-only. */
  readonly passing?: number | undefined;
  /** Locale of words and voice. */
  readonly lang: string;
  readonly theme?: Theme | undefined;
  /** Plays no sound; the question is still read aloud when asked. */
  readonly noSound?: boolean | undefined;
  readonly sounds?: PlayerSounds | undefined;
  /** Default: the device's own voice. */
  readonly voice?: Voice | undefined;
  /** What the page knows before the problem has come: true keeps the larger sizes of preschoolers from the start. */
  readonly isPreschool?: boolean | undefined;
  /** An author looks at the problem: everything can be touched and nothing is sent. */
  readonly isPreview?: boolean | undefined;
  /**
   * Drawn instead of the problem while it must not be answered, e.g. because no life is left. What was chosen is kept
   * beneath; a result, the theory and a closed problem stay visible. The focus goes to what carries `data-main`.
   */
  readonly pause?: ((paused: PausedProblem) => ReactNode) | undefined;
  /** Level of the question's heading in the page. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | undefined;
  /** Drawn left of the trail, e.g. the way back to the road. */
  readonly leading?: ReactNode;
  /** Drawn right of the trail, e.g. the lives. */
  readonly trailing?: ReactNode;
  /** Where in the problem the page's address says that we are; the player follows it. */
  readonly place?: PlayerPlace | undefined;
  /** Called when the person moves inside the problem: to the feedback, into the theory, back to the answers. */
  readonly onPlace?: ((place: PlayerPlace) => void) | undefined;
  /** Opens the next problem by the page's own means, e.g. a route; without it the player opens it itself. */
  readonly onNext?: ((problemId: number) => void) | undefined;
  /** Where the person goes after the last problem; without it the last problem can only be played again. */
  readonly onLeave?: (() => void) | undefined;
  /** @internal The problem that stood there before the player was left to rest: it stands there again at once. */
  readonly still?: LearnerProblem | undefined;
  /**
   * @internal Set while nobody is near: called when a problem stands there and nothing changes by itself. What only an
   * answer shows is not fetched before it is gone.
   */
  readonly onStill?: ((problem: LearnerProblem) => void) | undefined;
  readonly onReady?: ((detail: ReadyDetail) => void) | undefined;
  readonly onAnswered?: ((detail: AnsweredDetail) => void) | undefined;
  readonly onCompleted?: ((detail: CompletedDetail) => void) | undefined;
  readonly onError?: ((detail: ErrorDetail) => void) | undefined;
}

const silence: PlayerSounds = { play: () => undefined };

/** The problem player as a React component, for React 18 and 19 and for Preact. Needs `@logikit/widgets/styles.css`. */
export const Player = forwardRef(function Player(props: PlayerProps, ref: ForwardedRef<PlayerHandle>): ReactElement {
  const { problem, thread, block, exercise, event, passing, lang, messages, headingLevel = 2 } = props;
  const { number, complexity } = exercise ?? {};
  const late = useLate(lateSource);
  const player = useController(props, late);
  const snapshot = useSyncExternalStore(player.subscribe, player.getSnapshot, player.getSnapshot);

  useImperativeHandle(ref, () => ({ reload: player.reload, speak: player.speak }), [player]);
  // Follows the client's answer queue.
  useEffect(() => player.connect(), [player]);
  // Follows what the page wants to be open. Another language is another text, so it loads again.
  useEffect(() => {
    const inExercise = number !== undefined && complexity !== undefined ? { number, complexity } : undefined;
    player.open({ problem, thread, block, exercise: inExercise, event, passing });
  }, [player, problem, thread, block, number, complexity, event, passing, lang]);
  const { state } = snapshot;
  const isOpen = state.status !== 'loading' && state.status !== 'skeleton';
  const { onStill } = props;
  const still = onStill && stillProblem(state, props);
  // Kit comes while the person thinks; without a person and with nothing of his to show, nobody needs him yet.
  useEffect(() => {
    if (!still) return void (isOpen && player.desk.ports.adorn());
    // Not while it is drawn, and not if something has happened since.
    const timer = setTimeout(() => player.getSnapshot() === snapshot && onStill(still));
    return () => clearTimeout(timer);
  }, [player, snapshot, isOpen, still, onStill]);
  usePlace(player, { now: placeOf(state), wanted: props.place, onPlace: props.onPlace });

  const t = createTranslate(lang, messages);
  return (
    <PlayerContext.Provider value={{ t, lang, player, late: late.parts }}>
      <PlayerView
        snapshot={snapshot}
        theme={useTheme(props.theme)}
        headingLevel={headingLevel}
        hasTrail={thread !== undefined || props.trail !== undefined}
        stops={props.trail}
        paused={usePause(player, state, props.pause)}
        isPreview={props.isPreview ?? false}
        isPreschool={props.isPreschool ?? false}
        leading={props.leading}
        trailing={props.trailing}
      />
    </PlayerContext.Provider>
  );
});

/** The problem as it was opened, if nothing of it changes by itself and nothing of it comes late. */
function stillProblem(state: PlayerState, { thread, theme }: PlayerProps): LearnerProblem | null {
  if (state.status !== 'idle' || thread !== undefined || theme === 'auto') return null;
  const { problem } = state.table;
  return problem.graphic || problem.background ? null : problem;
}

const handlers = { ready: 'onReady', answered: 'onAnswered', completed: 'onCompleted', error: 'onError' } as const;

/** One controller for the life of the component, which always sees the latest props. */
function useController(props: PlayerProps, late: Late): PlayerController {
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
        voice: props.voice ?? createDeviceVoice(),
        lang: () => latest.current.lang,
        prefersCalm: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
        emit<Name extends keyof PlayerEvents>(name: Name, detail: PlayerEvents[Name]): void {
          // The table pairs every event with the handler that takes its detail; TypeScript cannot follow that.
          const handler = latest.current[handlers[name]] as ((detail: PlayerEvents[Name]) => void) | undefined;
          handler?.(detail);
        },
        goTo: () => latest.current.onNext,
        leave: () => latest.current.onLeave,
        isPreview: () => latest.current.isPreview ?? false,
        prepare: late.prepare,
        adorn: late.adorn,
      },
      props.still,
    ),
  );
  return player;
}
