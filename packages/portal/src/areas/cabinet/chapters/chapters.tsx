import './chapters.css';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { page } from '../../../app/page.ts';
import { CabinetPage } from '../../../layout/cabinet/cabinet-page.tsx';
import { GameLinks } from '../../../layout/game-links.tsx';
import { roadPath } from '../../../paths/training.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { type Lesson, lessonOf } from '../dashboard/course-type.ts';
import { loadPractice, type Practice } from '../dashboard/practice.ts';
import { type Chapter, chapterHere, loadChapters } from '../dashboard/today.ts';
import { loadWays, type Ways } from '../dashboard/ways.ts';
import { ChapterCard } from './chapter-card.tsx';
import { MoreWays } from './more-ways.tsx';
import { PracticeCard } from './practice-card.tsx';
import { SideWays } from './side-ways.tsx';

interface ChaptersData {
  readonly lesson: Lesson;
  readonly chapters: readonly Chapter[];
  readonly ways: Ways;
  readonly practice: Practice;
}

export const clientLoader = page({
  areas: ['play', 'game'],
  requires: 'profile',
  load: async ({ profile, params }): Promise<ChaptersData> => {
    const lesson = await lessonOf(params['courseType'], profile.courseTL);
    const [chapters, ways, practice] = await Promise.all([
      loadChapters(lesson),
      loadWays(profile),
      loadPractice(lesson),
    ]);
    return { lesson, chapters, ways, practice };
  },
});

/** The whole of a course: every chapter, and all that stands beside the road. */
export default function ChaptersPage(): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  const { lesson, chapters, ways, practice } = useLoaderData<typeof clientLoader>();
  const current = chapterHere(chapters);
  return (
    <CabinetPage
      eyebrow={t('cabinet.chapters.walked', { done: chapters.filter(isDone).length, total: chapters.length })}
      title={t('cabinet.chapters.title')}
      roadTo={roadPath(locale, lesson, (current ?? chapters[0])?.id ?? 0)}
    >
      <title>{t('cabinet.chapters.tab')}</title>
      <div className="chapters">
        <ul className="way-card-list">
          {chapters.map((chapter) => (
            <ChapterCard key={chapter.id} chapter={chapter} lesson={lesson} isCurrent={chapter === current} />
          ))}
        </ul>
        <SideWays ways={ways.side} />
        <section className="chapters-part" data-columns="halves">
          <PracticeCard practice={practice} />
          <GameLinks />
        </section>
        <MoreWays />
      </div>
    </CabinetPage>
  );
}

function isDone({ progress }: Chapter): boolean {
  return progress.isCompleted;
}
