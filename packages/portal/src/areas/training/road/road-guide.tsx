import './road-guide.css';
import type { Model } from '@logikit/sdk';
import { BookThumb, ChevronIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { ProgressBar } from '../../../ui/charts/progress-bar.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { BeginAnew } from './begin-anew.tsx';
import { finalePath, lecturePath, problemPath, topicPath } from '../../../paths/training.ts';
import { SoldStation } from './sold-station.tsx';
import { RoadExamples } from './road-examples.tsx';
import { isTopic } from '../topics.ts';

type Thread = Model<'Thread'>;

interface RoadGuideProps {
  readonly thread: Thread;
  readonly next: number | null;
  /** Milliseconds until one more unit of energy; needed where problems are opened for it. */
  readonly energyTick: number;
}

/** Beside the road: one thing to do now, and what the chapter is made of. */
export function RoadGuide({ thread, next, energyTick }: RoadGuideProps): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { problems } = thread;
  const closed = problems.filter(({ isFinal }) => isFinal).length;
  const stars = problems.reduce((sum, problem) => sum + problem.stars, 0);
  const words = Object.values(thread.translations)[0];
  // A composed chapter's description lists its topics, which stand below as links.
  const isOver = problems.length > 0 && closed === problems.length;
  const isListed = words?.description.includes(' · ') === true && thread.topics.some(isTopic);
  return (
    <aside className="road-guide" aria-label={t('training.guide.name')}>
      {!isListed && <p className="road-guide-lead">{words?.description}</p>}
      <GoOn thread={thread} next={next} energyTick={energyTick} closed={closed} />
      {isOver && thread.type !== 'quiz' && (
        <Link className="text-link" to={finalePath(locale, thread.targetLessonId, thread.id)}>
          {t('training.finale.open')}
        </Link>
      )}
      <div className="road-guide-goals">
        <p>{t('training.guide.closed', { closed, count: problems.length })}</p>
        <ProgressBar
          value={closed}
          max={problems.length}
          label={t('training.guide.closed', { closed, count: problems.length })}
        />
        <p>{t('training.road.stars', { stars, max: problems.length * 3 })}</p>
        <ProgressBar
          value={stars}
          max={problems.length * 3}
          label={t('training.road.stars', { stars, max: problems.length * 3 })}
        />
      </div>
      <details className="road-guide-more" open={closed === 0 || undefined}>
        <summary>{t('training.guide.more')}</summary>
        <div className="road-guide-inside">
          <Topics thread={thread} />
          <RoadExamples thread={thread} />
          <Theories thread={thread} />
          {closed > 0 && <BeginAnew courseId={thread.courseId} />}
        </div>
      </details>
    </aside>
  );
}

function GoOn({ thread, next, energyTick, closed }: RoadGuideProps & { readonly closed: number }): ReactElement | null {
  const t = useWords('training');
  const locale = useLocale();
  const station = thread.problems.find(({ id }) => id === next);
  if (thread.problems.length === 0) return null;
  const sold = thread.problems.find(({ energyCost }) => energyCost !== undefined);
  if (sold && station?.state !== 'current') return <SoldStation thread={thread} station={sold} tick={energyTick} />;
  if (thread.problems.every(({ state }) => state === 'locked')) return <p>{t('training.guide.misty')}</p>;
  if (!station) return <p className="road-guide-lead">{t('training.guide.whole')}</p>;
  const number = thread.problems.indexOf(station) + 1;
  const isOver = closed === thread.problems.length;
  const key = closed === 0 ? 'start' : isOver ? 'again' : 'on';
  return (
    <div className="road-guide-on">
      <Link className="lk-button guide-start" to={problemPath(locale, thread.id, station.id)}>
        {t(`training.guide.${key}`)}
        <ChevronIcon />
      </Link>
      <p>{t('training.guide.station', { number, title: station.title })}</p>
    </div>
  );
}

function Topics({ thread }: { readonly thread: Thread }): ReactElement | null {
  const t = useWords('training');
  const locale = useLocale();
  const topics = thread.topics.filter(isTopic);
  if (topics.length === 0) return null;
  return (
    <section className="road-guide-part">
      <h2>{t('training.guide.topics')}</h2>
      <ul className="road-guide-topics">
        {topics.map((topic) => (
          <li key={topic}>
            <Link className="road-guide-topic" to={topicPath(locale, topic)}>
              {t(`training.topic.${topic}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every block that opens with a page of theory, in the order of the road. */
function Theories({ thread }: { readonly thread: Thread }): ReactElement | null {
  const t = useWords('training');
  const locale = useLocale();
  const pages = thread.blocks.filter((block) => block.blockTheory !== null);
  if (pages.length === 0) return null;
  return (
    <section className="road-guide-part">
      <h2>{t('training.guide.read')}</h2>
      <ul className="road-guide-pages">
        {pages.map((block) => (
          <li key={block.id}>
            <Link className="road-guide-page" to={lecturePath(locale, block.blockTheory ?? undefined)}>
              <BookThumb />
              {Object.values(block.translations)[0]?.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
