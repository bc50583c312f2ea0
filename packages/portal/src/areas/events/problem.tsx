import './event.css';
import { Player } from '@logikit/widgets';
import { BackIcon } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, redirect, useLoaderData, useNavigate, useParams } from 'react-router';
import { client } from '../../client/client.ts';
import { sounds } from '../../sound/sounds.ts';
import { currentTheme, subscribeToTheme } from '../../browser/theme.ts';
import { TopBar } from '../../layout/top-bar.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { areaWords, type Sentences } from '../../words/words.ts';
import { AttemptClock } from './attempt-clock.tsx';
import { type Event, loadEvent, nextProblem, titleOf } from './load-event.ts';
import {
  eventPath,
  type EventPlace,
  eventPreviewPath,
  eventProblemPath,
  eventResultPath,
  type ProblemState,
} from '../../paths/events.ts';
import { AnsweredCard, IntroCard, TimeUpCard } from './problem-cards.tsx';
import { page } from '../../app/page.ts';

interface ProblemData {
  readonly event: Event;
  readonly messages: Sentences;
}

export const clientLoader = page({
  areas: ['events'],
  requires: 'profile',
  load: async ({ locale, params }): Promise<ProblemData> => {
    const [event, messages] = await Promise.all([loadEvent(params), areaWords(locale, 'player')]);
    if (!event.attempt) throw redirect(eventPreviewPath(locale, event.id));
    const problem = event.attempt.problems.find(({ id }) => id === Number(params['problemId']));
    if (!problem) throw new Response(null, { status: 404 });
    return { event, messages };
  },
});

type EventProblemState = NonNullable<Event['attempt']>['problems'][number];

const states: readonly ProblemState[] = ['intro', 'solve', 'done'];

/** One problem of an event. The address says what is seen of it; a reload sees the same. */
export default function EventProblem(): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const seen = useSeen();
  const { event, problem, problemId, place, shown, past, answered, addressOf } = seen;
  const [end, setEnd] = useState<'none' | 'timeUp' | 'late'>('none');
  const isOver = end !== 'none' || (event.attempt?.isOver === true && answered !== problemId && !problem?.isFinal);
  const clock = (
    <AttemptClock event={event} onFinish={() => setEnd((before) => (before === 'none' ? 'timeUp' : before))} />
  );
  const card = ((): ReactElement | null => {
    const at = event.attempt?.problems.findIndex((one) => one.id === problemId) ?? -1;
    if (!past && isOver) return <TimeUpCard event={event} isLate={end === 'late'} />;
    if (shown === 'intro') return <IntroCard event={event} at={at + 1} to={addressOf('solve')} />;
    const isAnswered = shown === 'done' && answered !== problemId && !past;
    return isAnswered ? <AnsweredCard event={event} place={place} /> : null;
  })();
  const back = { to: eventPath(locale, place), label: t('events.problem.back') };
  return (
    <main className="problem-page event-problem-page">
      <title>{t('events.tab', { title: titleOf(event) })}</title>
      {card ? (
        <div className="event-page">
          <TopBar title={titleOf(event)} back={back} isHeading={false}>
            {clock}
          </TopBar>
          <div className="event-main">{card}</div>
        </div>
      ) : (
        <EventPlayer seen={seen} back={back} clock={clock} onLate={() => setEnd('late')} />
      )}
    </main>
  );
}

interface Seen {
  readonly event: Event;
  readonly place: EventPlace;
  readonly problemId: number;
  readonly problem: EventProblemState | undefined;
  /** What is seen of the problem: its introduction, the problem, or that it is answered. */
  readonly shown: ProblemState;
  /** Once nobody is solving any more, what was answered is read again, with its solution. */
  readonly past: { readonly id: number } | undefined;
  /** The problem that was answered on this page. */
  readonly answered: number | null;
  setAnswered(problemId: number): void;
  addressOf(state: ProblemState, problemId?: number): string;
}

/** What the address shows of which problem. An address that claims what is not so is rewritten. */
function useSeen(): Seen {
  const locale = useLocale();
  const navigate = useNavigate();
  const { event } = useLoaderData<typeof clientLoader>();
  const { problemId: id, state: named, tenant } = useParams();
  const [answered, setAnswered] = useState<number | null>(null);
  const problemId = Number(id);
  const place = { eventId: event.id, tenant };
  const problem = event.attempt?.problems.find((one) => one.id === problemId);
  const wanted = states.find((one) => one === named);
  const isDone = problem?.isFinal === true || answered === problemId;
  const shown: ProblemState = isDone ? 'done' : wanted === undefined || wanted === 'done' ? 'solve' : wanted;
  const addressOf = (state: ProblemState, of = problemId): string =>
    eventProblemPath(locale, place, { problemId: of, state });
  const address = addressOf(shown);
  // Follows what is known of the problem.
  useEffect(() => {
    if (named !== shown) void navigate(address, { replace: true });
  }, [named, shown, address, navigate]);
  const passings = event.state === 'finished' ? event.result?.passings : undefined;
  const past = passings?.find((one) => one.problemId === problemId);
  return { event, place, problemId, problem, shown, past, answered, setAnswered, addressOf };
}

interface EventPlayerProps {
  readonly seen: Seen;
  readonly back: { readonly to: string; readonly label: string };
  readonly clock: ReactElement;
  /** The platform has closed the attempt. */
  readonly onLate: () => void;
}

function EventPlayer({ seen, back, clock, onLate }: EventPlayerProps): ReactElement {
  const locale = useLocale();
  const navigate = useNavigate();
  const { messages } = useLoaderData<typeof clientLoader>();
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light' as const);
  const { event, place, problemId, past, setAnswered, addressOf } = seen;
  const leave = (): void =>
    void navigate(nextProblem(event) === null ? eventResultPath(locale, event.id) : eventPath(locale, place));
  return (
    <Player
      client={client()}
      messages={messages}
      lang={locale}
      theme={theme}
      event={event.id}
      problem={problemId}
      passing={past?.id}
      trail={(event.attempt?.problems ?? []).map((one) => ({ id: one.id, isDone: one.isFinal }))}
      sounds={{ play: (name) => sounds().play('ui', name) }}
      headingLevel={1}
      isPreschool={event.targetLesson !== 2 && event.targetLesson !== 3}
      leading={
        <Link className="lk-round" to={back.to} aria-label={back.label}>
          <BackIcon />
        </Link>
      }
      trailing={past ? undefined : clock}
      onAnswered={({ isFinal }) => isFinal && setAnswered(problemId)}
      onError={({ code }) => code === 'eventFinished' && onLate()}
      onNext={(nextId) => void navigate(addressOf('solve', nextId))}
      onLeave={leave}
    />
  );
}
