import '../../../layout/slides.css';
import { Kit, KitCheering, KitReading, KitThinking, NextScene } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { redirect, useLoaderData, useParams } from 'react-router';
import { type Slide, Slides } from '../../../layout/slides.tsx';
import { SubPage } from '../../../layout/sub-page.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { numberIn } from '../numbers-in-address.ts';
import { sideCoursePath, sideWikiPath } from '../../../paths/training.ts';
import { loadSideCourse, type SideCourse } from './load-side-course.ts';
import { isTopic } from '../topics.ts';
import { page } from '../../../app/page.ts';

const keys = ['start', 'ideas', 'steps', 'practice'] as const;

/** A slide that does not exist leads to the first one. */
export const clientLoader = page({
  areas: ['training', 'wiki'],
  requires: 'profile',
  load: async ({ locale, params }): Promise<SideCourse> => {
    const { tenant = '', slide } = params;
    const courseId = numberIn(params, 'categoryId');
    if (!keys.some((key) => key === slide)) {
      throw redirect(sideWikiPath(locale, courseId, { slide: 'start', tenant }));
    }
    return loadSideCourse(courseId);
  },
});

/** What a course beside the road is for: told in four slides out of what the course really holds. */
export default function SideWiki(): ReactElement {
  const t = useWords('wiki');
  const locale = useLocale();
  const { tenant = '', slide = 'start' } = useParams();
  const side = useLoaderData<typeof clientLoader>();
  const slides = useSlides(side);
  const title = Object.values(side.course.translations)[0]?.title ?? side.course.name;
  const course = sideCoursePath(locale, side.course.id, tenant);
  return (
    <SubPage
      tab={t('wiki.side.tab', { title })}
      title={title}
      back={{ to: course, label: t('wiki.side.back') }}
      width="reading"
    >
      <Slides
        slides={slides}
        current={slide}
        hrefOf={(key) => sideWikiPath(locale, side.course.id, { slide: key, tenant })}
        finish={{ to: course, label: t('wiki.side.finish') }}
      />
    </SubPage>
  );
}

function useSlides({ course, threads, progress }: SideCourse): readonly Slide[] {
  const t = useWords('wiki');
  const tTraining = useWords('training');
  const topics = [...new Set(threads.flatMap((thread) => thread.topics))].filter(isTopic);
  const motif = threads[0]?.view.roadImage ?? 'meadow';
  return [
    {
      key: 'start',
      art: <NextScene motif={motif} />,
      title: t('wiki.side.start.title'),
      content: (
        <>
          <p>{Object.values(course.translations)[0]?.description}</p>
          <p>{t('wiki.side.start.text', { count: progress.problems })}</p>
        </>
      ),
    },
    {
      key: 'ideas',
      art: <Kit pose={KitThinking} />,
      title: t('wiki.side.ideas.title', { count: topics.length }),
      content: (
        <ul className="slides-list">
          {topics.map((topic) => (
            <li key={topic}>{tTraining(`training.topic.${topic}`)}</li>
          ))}
        </ul>
      ),
    },
    {
      key: 'steps',
      art: <Kit pose={KitCheering} />,
      title: t('wiki.side.steps.title', { count: threads.length }),
      content: (
        <ol className="slides-list">
          {threads.map((thread) => (
            <li key={thread.id}>{Object.values(thread.translations)[0]?.title}</li>
          ))}
        </ol>
      ),
    },
    {
      key: 'practice',
      art: <Kit pose={KitReading} />,
      title: t('wiki.side.practice.title'),
      content: <p>{t('wiki.side.practice.text')}</p>,
    },
  ];
}
