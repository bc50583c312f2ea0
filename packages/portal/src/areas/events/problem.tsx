import './events.css';
import { Player } from '@logikit/widgets';
import { BackIcon } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { type ClientLoaderFunctionArgs, Link, redirect, useLoaderData, useNavigate, useParams } from 'react-router';
import { client } from '../../client.ts';
import { sounds } from '../../shell/sounds.ts';
import { currentTheme, subscribeToTheme } from '../../shell/theme.ts';
import { localeOf } from '../../words/locales.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { areaWords, type Sentences } from '../../words/words.ts';
import { AttemptClock } from './attempt-clock.tsx';
import { type Event, loadEvent, nextProblem, titleOf } from './load-event.ts';
import { eventPath, eventPreviewPath, eventProblemPath, eventResultPath, type ProblemState } from './paths.ts';
import { AnsweredCard, IntroCard, TimeUpCard } from './problem-cards.tsx';

interface ProblemData {
  readonly event: Event;
  readonly messages: Sentences;
}

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<ProblemData> {
  const { params, request } = arrival;
  const locale = localeOf(new URL(request.url).pathname);
  const [event, messages] = await Promise.all([loadEvent(arrival), areaWords(locale, 'player')]);
  if (!event.attempt) throw redirect(eventPreviewPath(locale, event.id));
  const problem = event.attempt.problems.find(({ id }) => id === Number(params['problemId']));
  if (!problem) throw new Response(null, { status: 404 });
  return { event, messages };
}

const states: readonly ProblemState[] = ['intro', 'solve', 'done'];

/** One problem of an event. The address says what is seen of it; a reload sees the same. */
export default function EventProblem(): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const navigate = useNavigate();
  const { event, messages } = useLoaderData<typeof clientLoader>();
  const { problemId: id, state: named, tenant } = useParams();
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light' as const);
  const problemId = Number(id);
  const place = { eventId: event.id, tenant };
  const problems = event.attempt?.problems ?? [];
  const problem = problems.find((one) => one.id === problemId);
  const [answered, setAnswered] = useState<number | null>(null);
  const [end, setEnd] = useState<'none' | 'timeUp' | 'late'>('none');

  const wanted = states.find((one) => one === named);
  const isDone = problem?.isFinal === true || answered === problemId;
  const shown: ProblemState = isDone ? 'done' : wanted === undefined || wanted === 'done' ? 'solve' : wanted;
  const own = (state: ProblemState, of = problemId): string =>
    eventProblemPath(locale, place, { problemId: of, state });
  const address = own(shown);
  // Follows what is known of the problem: an address that claims something else is rewritten.
  useEffect(() => {
    if (named !== shown) void navigate(address, { replace: true });
  }, [named, shown, address, navigate]);

  // Nobody is solving any more: what was answered is read again, with its solution.
  const past =
    event.state === 'finished' ? event.result?.passings.find((one) => one.problemId === problemId) : undefined;
  const isOver = event.attempt?.isOver === true && answered !== problemId;
  const leave = (): void =>
    void navigate(nextProblem(event) === null ? eventResultPath(locale, event.id) : eventPath(locale, place));
  const clock = (
    <AttemptClock event={event} onFinish={() => setEnd((before) => (before === 'none' ? 'timeUp' : before))} />
  );
  const back = (
    <Link className="lk-round" to={eventPath(locale, place)} aria-label={t('events.problem.back')}>
      <BackIcon />
    </Link>
  );
  const card =
    !past && (end !== 'none' || (isOver && !problem?.isFinal)) ? (
      <TimeUpCard event={event} isLate={end === 'late'} />
    ) : shown === 'intro' ? (
      <IntroCard event={event} at={problems.findIndex((one) => one.id === problemId) + 1} to={own('solve')} />
    ) : shown === 'done' && answered !== problemId && !past ? (
      <AnsweredCard event={event} place={place} />
    ) : null;
  return (
    <main className="problem-page event-problem-page">
      <title>{t('events.tab', { title: titleOf(event) })}</title>
      {card ? (
        <div className="event-page">
          <TopBar
            title={titleOf(event)}
            back={{ to: eventPath(locale, place), label: t('events.problem.back') }}
            isHeading={false}
          >
            {clock}
          </TopBar>
          <div className="event-main">{card}</div>
        </div>
      ) : (
        <Player
          client={client()}
          messages={messages}
          lang={locale}
          theme={theme}
          event={event.id}
          problem={problemId}
          passing={past?.id}
          trail={problems.map((one) => ({ id: one.id, isDone: one.isFinal }))}
          sounds={{ play: (name) => sounds().play('ui', name) }}
          headingLevel={1}
          isPreschool={event.targetLesson !== 2 && event.targetLesson !== 3}
          leading={back}
          trailing={past ? undefined : clock}
          onAnswered={({ isFinal }) => isFinal && setAnswered(problemId)}
          onError={({ code }) => code === 'eventFinished' && setEnd('late')}
          onNext={(nextId) => void navigate(own('solve', nextId))}
          onLeave={leave}
        />
      )}
    </main>
  );
}
