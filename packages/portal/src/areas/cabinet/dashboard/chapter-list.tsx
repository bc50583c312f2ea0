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

export function ChapterList({ threads, lesson }: ChapterListProps): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  return (
    <ul className="chapter-list">
      {threads.map((thread) => (
        <li key={thread.id}>
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
      ))}
    </ul>
  );
}
