import { MistIcon, StarIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { roadPath } from '../../../paths/training.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import type { Chapter } from '../dashboard/today.ts';
import { WayCard } from '../way-card.tsx';
import { ChapterWindow } from './chapter-window.tsx';

interface ChapterCardProps {
  readonly chapter: Chapter;
  readonly lesson: number;
  /** The one that is walked now. */
  readonly isCurrent: boolean;
}

/** A chapter by its landscape, with the stars won in it; what is not open yet stands in the mist. */
export function ChapterCard({ chapter, lesson, isCurrent }: ChapterCardProps): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  const { id, isLocked, progress, translations } = chapter;
  return (
    <li>
      <WayCard
        isCurrent={isCurrent}
        to={roadPath(locale, lesson, id)}
        thumb={<ChapterWindow chapter={chapter} />}
        title={Object.values(translations)[0]?.title}
        line={
          isLocked ? (
            <>
              <MistIcon /> {t('cabinet.chapters.locked')}
            </>
          ) : (
            <>
              <StarIcon /> {t('cabinet.chapters.stars', { stars: progress.stars, max: progress.maxStars })}
            </>
          )
        }
      />
    </li>
  );
}
