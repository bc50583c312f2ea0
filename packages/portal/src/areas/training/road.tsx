import './training.css';
import type { Model } from '@logikit/sdk';
import { ThreadRoad } from '@logikit/widgets';
import { BackIcon, Chip, StarIcon } from '@logikit/widgets/ui';
import { type ReactElement, useSyncExternalStore } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useNavigate } from 'react-router';
import { client } from '../../client.ts';
import { requireProfile } from '../../shell/guards.ts';
import { Stats } from '../../shell/stats.tsx';
import { currentTheme, subscribeToTheme } from '../../shell/theme.ts';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { areaWords, loadWords, type Sentences } from '../../words/words.ts';
import { dashboardPath } from '../cabinet/paths.ts';
import { problemPath } from './paths.ts';

interface RoadData {
  readonly thread: Model<'Thread'>;
  readonly messages: Sentences;
}

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<RoadData> {
  const { request, params } = arrival;
  // Loaders run side by side: without this the first call of a reloaded page would go out before the session is back.
  await requireProfile(arrival);
  const locale = localeOf(new URL(request.url).pathname);
  const [thread, messages] = await Promise.all([
    client().threads.get({ params: { id: Number(params['threadId']) } }),
    areaWords(locale, 'road'),
    loadWords(locale, ['training']),
  ]);
  return { thread, messages };
}

export default function Road(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const navigate = useNavigate();
  const { thread, messages } = useLoaderData<typeof clientLoader>();
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light' as const);
  const title = Object.values(thread.translations)[0]?.title ?? '';
  const stars = thread.problems.reduce((sum, problem) => sum + problem.stars, 0);
  return (
    <div className="road-page">
      <title>{t('training.road.tab', { title })}</title>
      <header className="road-top">
        <Link className="lk-round" to={dashboardPath(locale)} aria-label={t('training.road.back')}>
          <BackIcon />
        </Link>
        <h1>{title}</h1>
        <Chip icon={<StarIcon />} label={t('training.road.stars', { stars, max: thread.problems.length * 3 })}>
          {stars} <small>/ {thread.problems.length * 3}</small>
        </Chip>
        <div className="road-stats">
          <Stats />
        </div>
      </header>
      <main>
        <ThreadRoad
          client={client()}
          messages={messages}
          thread={thread.id}
          lang={locale}
          theme={theme}
          isPage
          hrefOf={(problemId) => problemPath(locale, thread.id, problemId)}
          onStationChosen={({ problemId }) => void navigate(problemPath(locale, thread.id, problemId))}
        />
      </main>
    </div>
  );
}
