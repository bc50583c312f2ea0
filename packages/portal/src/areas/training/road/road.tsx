import './road.css';
import type { Model } from '@logikit/sdk';
import { ThreadRoad } from '@logikit/widgets';
import { Chip, StarIcon } from '@logikit/widgets/ui';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { client } from '../../../client/client.ts';
import { Stats } from '../../../layout/cabinet/stats.tsx';
import { currentTheme, subscribeToTheme } from '../../../browser/theme.ts';
import { TopBar } from '../../../layout/top-bar.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { areaWords, type Sentences } from '../../../words/words.ts';
import { dashboardPath } from '../../../paths/cabinet.ts';
import { numberIn } from '../numbers-in-address.ts';
import { problemPath } from '../../../paths/training.ts';
import { RoadGuide } from './road-guide.tsx';
import { page } from '../../../app/page.ts';

interface RoadData {
  readonly thread: Model<'Thread'>;
  /** What "go on" opens; null when everything has its three stars. */
  readonly next: number | null;
  readonly messages: Sentences;
  readonly energyTick: number;
}

export const clientLoader = page({
  areas: ['training', 'errors'],
  requires: 'profile',
  load: async ({ locale, params }): Promise<RoadData> => {
    const id = numberIn(params, 'threadId');
    const [thread, recommended, messages] = await Promise.all([
      client().threads.get({ params: { id } }),
      client().threads.recommendedProblem({ params: { id } }),
      areaWords(locale, 'road'),
    ]);
    return { thread, next: recommended.problemId, messages, energyTick: await tickFor(thread) };
  },
});

/** Milliseconds until one more unit of energy; asked only where a problem opens for it. */
async function tickFor({ problems }: Model<'Thread'>): Promise<number> {
  if (problems.every(({ energyCost }) => energyCost === undefined)) return 0;
  return (await client().general.config()).energy.tickSeconds * 1000;
}

/** A chapter before and while it is walked: what it is about, where to go on, and its road. */
export default function Road(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const navigate = useNavigate();
  const { thread, next, messages, energyTick } = useLoaderData<typeof clientLoader>();
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light' as const);
  const title = Object.values(thread.translations)[0]?.title ?? '';
  const stars = thread.problems.reduce((sum, problem) => sum + problem.stars, 0);
  const isBegun = thread.problems.some(({ isFinal }) => isFinal);
  return (
    <div className="road-page">
      <title>{t('training.road.tab', { title })}</title>
      <TopBar title={title} back={{ to: dashboardPath(locale), label: t('training.road.back') }}>
        <Chip icon={<StarIcon />} label={t('training.road.stars', { stars, max: thread.problems.length * 3 })}>
          {stars} <small>/ {thread.problems.length * 3}</small>
        </Chip>
        <div className="road-stats">
          <Stats />
        </div>
      </TopBar>
      <main>
        <RoadGuide thread={thread} next={next} energyTick={energyTick} />
        <ThreadRoad
          // The road asks for its stations itself: a course that is begun anew has another road.
          key={`${thread.id} ${stars}`}
          client={client()}
          messages={messages}
          thread={thread.id}
          lang={locale}
          theme={theme}
          images
          // A chapter that nobody has begun opens with what it is about; later the page goes to where Kit stands.
          isPage={isBegun}
          hrefOf={(problemId) => problemPath(locale, thread.id, problemId)}
          onStationChosen={({ problemId }) => void navigate(problemPath(locale, thread.id, problemId))}
        />
      </main>
    </div>
  );
}
