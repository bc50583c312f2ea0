import './training.css';
import { Player, type PlayerPlace } from '@logikit/widgets';
import { Chip, CloseIcon, HeartIcon } from '@logikit/widgets/ui';
import { useClient, useStore } from '@logikit/sdk/react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useLocation, useNavigate, useParams } from 'react-router';
import { client } from '../../client.ts';
import { requireProfile } from '../../shell/guards.ts';
import { sounds } from '../../shell/sounds.ts';
import { currentTheme, subscribeToTheme } from '../../shell/theme.ts';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { areaWords, loadWords, type Sentences } from '../../words/words.ts';
import { problemPath, roadPath } from './paths.ts';

interface ProblemData {
  readonly messages: Sentences;
  readonly targetLesson: number;
}

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<ProblemData> {
  const { request, params } = arrival;
  // Loaders run side by side: without this the first call of a reloaded page would go out before the session is back.
  await requireProfile(arrival);
  const locale = localeOf(new URL(request.url).pathname);
  const [thread, messages] = await Promise.all([
    client().threads.get({ params: { id: Number(params['threadId']) } }),
    areaWords(locale, 'player'),
    loadWords(locale, ['training', 'cabinet']),
  ]);
  return { messages, targetLesson: thread.targetLessonId };
}

/** The way into the thread does not change while its problems are solved one after the other. */
export function shouldRevalidate(): boolean {
  return false;
}

/** One problem of a thread. Its address follows what is shown: the result, the theory, a past passing. */
export default function Problem(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const navigate = useNavigate();
  const { messages, targetLesson } = useLoaderData<typeof clientLoader>();
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light' as const);
  const { threadId, problemId, passingId } = useParams();
  const [thread, problem] = [Number(threadId), Number(problemId)];
  const own = problemPath(locale, thread, problem);
  const last = useLocation().pathname.split('/').at(-1);
  const place: PlayerPlace = last === 'theory' ? 'theory' : last === 'feedback' ? 'feedback' : 'problem';
  return (
    <main className="problem-page">
      <title>{t('training.problem.tab')}</title>
      <Player
        client={client()}
        messages={messages}
        lang={locale}
        theme={theme}
        thread={thread}
        problem={problem}
        passing={passingId === undefined ? undefined : Number(passingId)}
        sounds={{ play: (name) => sounds().play('ui', name) }}
        headingLevel={1}
        isPreschool={targetLesson !== 2 && targetLesson !== 3}
        leading={
          <Link
            className="lk-round"
            to={roadPath(locale, targetLesson, thread)}
            aria-label={t('training.problem.back')}
          >
            <CloseIcon />
          </Link>
        }
        trailing={<Lives />}
        place={place}
        onPlace={(next) => void navigate(next === 'problem' ? own : `${own}/${next}`, { replace: next !== 'theory' })}
        onNext={(nextId) => void navigate(problemPath(locale, thread, nextId))}
        onLeave={() => void navigate(roadPath(locale, targetLesson, thread))}
      />
    </main>
  );
}

function Lives(): ReactElement | null {
  const t = useWords('cabinet');
  const { life, profile } = useClient();
  const { value } = useStore(life.store, (state) => state);
  const withLife = useStore(profile.store, (state) => state.status === 'ready' && state.profile.withLife);
  if (!withLife) return null;
  return (
    <Chip icon={<HeartIcon />} label={t('cabinet.stats.life', { count: value })}>
      {value}
    </Chip>
  );
}
