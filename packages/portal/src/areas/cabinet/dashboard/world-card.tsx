import './world-card.css';
import { ChevronIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { chaptersPath } from '../../../paths/cabinet.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { ChapterWindow } from '../chapters/chapter-window.tsx';
import type { Lesson } from './course-type.ts';
import { type Chapter, chapterHere } from './today.ts';

interface WorldCardProps {
  readonly chapters: readonly Chapter[];
  readonly lesson: Lesson;
}

/** So many chapters are seen at once: two behind, the one that is walked, two ahead. */
const SEEN = 5;

/** The chapters as places on one road; it leads to all of them, and to everything beside the road. */
export function WorldCard({ chapters, lesson }: WorldCardProps): ReactElement | null {
  const t = useWords('cabinet');
  const locale = useLocale();
  if (chapters.length === 0) return null;
  const current = chapterHere(chapters);
  const done = chapters.filter(({ progress }) => progress.isCompleted).length;
  return (
    <Link className="lk-card world-card" to={chaptersPath(locale, lesson)}>
      <span className="world-card-copy">
        <b>{t('cabinet.chapters.title')}</b>
        <span>{t('cabinet.chapters.walked', { done, total: chapters.length })}</span>
        <span>{t('cabinet.chapters.also')}</span>
      </span>
      <span className="world-card-road" aria-hidden>
        {around(chapters, current).map((chapter) => (
          <span key={chapter.id} data-current={chapter === current || undefined}>
            <ChapterWindow chapter={chapter} />
          </span>
        ))}
      </span>
      <ChevronIcon />
    </Link>
  );
}

function around(chapters: readonly Chapter[], current: Chapter | undefined): readonly Chapter[] {
  const here = current ? chapters.indexOf(current) : chapters.length;
  const first = Math.max(0, Math.min(here - Math.floor(SEEN / 2), chapters.length - SEEN));
  return chapters.slice(first, first + SEEN);
}
