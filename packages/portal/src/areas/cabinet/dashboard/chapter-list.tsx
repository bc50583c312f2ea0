import './chapter-list.css';
import type { Model } from '@logikit/sdk';
import { ChevronIcon, MistIcon, MistThumb, RoadThumb, StarIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { roadPath } from '../../../paths/training.ts';

interface ChapterListProps {
  readonly threads: readonly Model<'ThreadSummary'>[];
  readonly lesson: number;
}

/** So many chapters that nobody has begun are there at first sight; the others are one tap away. */
const AHEAD = 3;

/** Every chapter of a course; of those ahead the first few, and the others folded. */
export function ChapterList({ threads, lesson }: ChapterListProps): ReactElement {
  const t = useWords('cabinet');
  const ahead = threads.filter(({ progress }) => progress.closed === 0);
  const folded = ahead.length > AHEAD + 1 ? ahead.slice(AHEAD) : [];
  return (
    <>
      <ul className="chapter-list">
        {threads
          .filter((thread) => !folded.includes(thread))
          .map((thread) => (
            <Chapter key={thread.id} thread={thread} lesson={lesson} />
          ))}
      </ul>
      {folded.length > 0 && (
        <details className="chapter-list-more">
          <summary>{t('cabinet.chapters.more', { count: folded.length })}</summary>
          <ul className="chapter-list">
            {folded.map((thread) => (
              <Chapter key={thread.id} thread={thread} lesson={lesson} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface ChapterProps {
  readonly thread: Model<'ThreadSummary'>;
  readonly lesson: number;
}

function Chapter({ thread, lesson }: ChapterProps): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  return (
    <li>
      <Link
        className="lk-card chapter-list-item"
        to={roadPath(locale, lesson, thread.id)}
        data-locked={thread.isLocked || undefined}
      >
        {thread.isLocked ? <MistThumb /> : <RoadThumb />}
        <span>
          <b>{Object.values(thread.translations)[0]?.title}</b>
          <span className="chapter-list-line">
            {thread.isLocked ? (
              <>
                <MistIcon /> {t('cabinet.chapters.locked')}
              </>
            ) : (
              <>
                <StarIcon />
                {t('cabinet.chapters.stars', { stars: thread.progress.stars, max: thread.progress.maxStars })}
              </>
            )}
          </span>
        </span>
        <ChevronIcon />
      </Link>
    </li>
  );
}
