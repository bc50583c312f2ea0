import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { useRef } from 'react';
import { Action } from './parts/action.tsx';
import { Aids } from './parts/aids.tsx';
import { Announcer } from './parts/announcer.tsx';
import { CheckArea } from './parts/answers/check-area.tsx';
import { errorWords } from './parts/error-words.ts';
import { hasFeedback } from './parts/has-feedback.ts';
import { Notice } from './parts/notice.tsx';
import { PlainFeedback } from './parts/plain-feedback.tsx';
import { usePlayer } from './parts/player-context.ts';
import { Question } from './parts/question.tsx';
import { Skeleton } from './parts/skeleton.tsx';
import { Stage } from './parts/stage.tsx';
import type { LearnerProblem, TrailStop } from './player-client.ts';
import type { PlayerSnapshot } from './controllers/player-store.ts';
import { isForPreschool } from './player.descriptor.ts';
import type { PlayerState, SessionState } from './machine/problem-session.ts';
import { translationOf } from './problem-words.ts';

export interface PlayerViewProps {
  readonly snapshot: PlayerSnapshot;
  readonly theme: 'light' | 'laboratory';
  readonly headingLevel: 1 | 2 | 3;
  /** True when a trail will come; its place is kept from the start. */
  readonly hasTrail: boolean;
  readonly stops: readonly TrailStop[] | undefined;
  /** Drawn instead of the problem. */
  readonly paused: ReactNode;
  readonly isPreview: boolean;
  /** Until the problem itself says it. */
  readonly isPreschool: boolean;
  /** Left and right of the trail: the way back, the lives. */
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
}

export function PlayerView({
  snapshot,
  theme,
  headingLevel,
  hasTrail,
  stops,
  paused,
  isPreview,
  isPreschool,
  leading,
  trailing,
}: PlayerViewProps): ReactElement {
  const { t, lang, lazy } = usePlayer();
  const { state, thread } = snapshot;
  const root = useRef<HTMLElement>(null);
  const problem = 'session' in state ? state.session.problem : null;
  const hasTop = Boolean(leading) || Boolean(trailing) || hasTrail;
  return (
    <section
      ref={root}
      className="lk-root lk-player"
      aria-label={problem ? translationOf(problem, lang).title : t('player.name')}
      aria-busy={state.status === 'loading' || state.status === 'skeleton'}
      lang={lang}
      data-theme={theme}
      data-state={state.status}
      data-preschool={(problem ? isForPreschool(problem) : isPreschool) || undefined}
      {...viewAttributes(problem)}
    >
      {problem?.background && lazy.feedback && <lazy.feedback.Backdrop picture={problem.background} />}
      <div className="lk-frame">
        {hasTop && (
          <div className="lk-top">
            {leading}
            <div className="lk-top-middle">
              {problem && lazy.feedback && <lazy.feedback.Trail thread={thread} stops={stops} problemId={problem.id} />}
            </div>
            {trailing}
          </div>
        )}
        {paused ?? <Body state={state} headingLevel={headingLevel} isPreview={isPreview} />}
      </div>
      <Announcer state={state} />
      {lazy.feedback && <lazy.feedback.Guidance root={root} state={state} isPaused={paused !== null} />}
    </section>
  );
}

/** The ground that is the page's own: the theme, or a partner, may give it another colour. */
const PAPER = '#FAFBFF';

/** The author's view settings, as the style sheet reads them. */
function viewAttributes(problem: LearnerProblem | null) {
  if (!problem) return {};
  const { viewSettings: settings, variantSettings } = problem;
  const colour = settings.backgroundColor;
  // React's types list no custom properties; both React and Preact set them.
  const style = {
    '--lk-columns': settings.variantColumnsMobile,
    ...(colour !== PAPER && { '--lk-ground': colour }),
  } as CSSProperties;
  return {
    style,
    'data-preset': settings.preset,
    'data-columns': settings.variantColumnsMobile,
    'data-sends-itself': problem.settings.autoAnswerSend || undefined,
    'data-no-border': variantSettings.noBorder || undefined,
    'data-big-pc': settings.bigVariantsPC || undefined,
    'data-big-mobile': settings.bigVariantsMobile || undefined,
  };
}

interface BodyProps<State> {
  readonly state: State;
  readonly headingLevel: 1 | 2 | 3;
  readonly isPreview: boolean;
}

function Body({ state, headingLevel, isPreview }: BodyProps<PlayerState>): ReactElement {
  const { t, player } = usePlayer();
  switch (state.status) {
    case 'loading':
    case 'skeleton':
      return <Skeleton isSeen={state.status === 'skeleton'} />;
    case 'empty':
      return (
        <Notice
          pose="waving"
          headingLevel={headingLevel}
          title={t('player.empty.title')}
          text={t('player.empty.text')}
        />
      );
    case 'failed': {
      const isOffline = state.code === 'offline';
      return (
        <Notice
          pose={isOffline ? 'sleeping' : 'puzzled'}
          headingLevel={headingLevel}
          title={errorWords(state.code, t)}
          text={t(isOffline ? 'player.failed.offlineText' : 'player.failed.text')}
        >
          <Action isMain onClick={player.reload}>
            {t('player.error.retry')}
          </Action>
        </Notice>
      );
    }
    default:
      return <Problem key={state.session.problem.id} state={state} headingLevel={headingLevel} isPreview={isPreview} />;
  }
}

function Problem({ state, headingLevel, isPreview }: BodyProps<SessionState>): ReactElement {
  const { t, lazy } = usePlayer();
  const { feedback } = lazy;
  const Feedback = feedback?.Feedback ?? PlainFeedback;
  const { session, status } = state;
  const { problem, panel } = session;
  return (
    <div className="lk-body" data-bare={(problem.contentImage === null && problem.graphic === null) || undefined}>
      <Question problem={problem} headingLevel={headingLevel} />
      <Stage state={state} />
      <div className="lk-do">
        {isPreview ? (
          <p className="lk-invite">{t('player.check.preview')}</p>
        ) : hasFeedback(state) ? (
          <Feedback state={state} />
        ) : (
          <div className="lk-do-row">
            <CheckArea session={session} status={status} />
            <Aids session={session} />
          </div>
        )}
      </div>
      {panel.show === 'theory' && feedback && <feedback.TheoryPanel theory={panel.theory} />}
    </div>
  );
}
