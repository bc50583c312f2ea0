import '../../../ui/link-list.css';
import './category.css';
import type { Model } from '@logikit/sdk';
import { KitWaving } from '@logikit/widgets/ui';
import type { CSSProperties, ReactElement } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { client } from '../../../client/client.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SceneCard } from '../../../ui/scene-card.tsx';
import { notFound } from '../../../app/not-found.ts';
import { SubPage } from '../../../layout/sub-page.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { dashboardPath } from '../../../paths/cabinet.ts';
import { numberIn } from '../numbers-in-address.ts';
import { accentOf } from './accent.ts';
import { ThreadWay } from './thread-way.tsx';
import { page } from '../../../app/page.ts';

interface CategoryData {
  readonly category: Model<'Course'>;
  readonly threads: readonly Model<'ThreadSummary'>[];
}

export const clientLoader = page({
  areas: ['training', 'cabinet'],
  requires: 'profile',
  load: async ({ params }): Promise<CategoryData> => {
    const targetLesson = lessonOf(params['targetLesson']);
    const id = numberIn(params, 'categoryId');
    const [courses, threads] = await Promise.all([
      client().courses.listCourses({ query: { targetLesson } }),
      client().threads.list({ query: { targetLesson, perPage: 100 } }),
    ]);
    const category = courses.data.find((course) => course.id === id);
    if (!category) throw notFound();
    const inside = courses.data
      .filter((course) => course.id === id || course.category === id)
      .map((course) => course.id);
    return { category, threads: threads.data.filter(({ courseId }) => inside.includes(courseId)) };
  },
});

/** Every road of a category, in the colour that the address asks for or the category has. */
export default function Category(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const [search] = useSearchParams();
  const { category, threads } = useLoaderData<typeof clientLoader>();
  const words = Object.values(category.translations)[0];
  const title = words?.title ?? category.name;
  const accent = accentOf(search.get('color')) ?? accentOf(category.color);
  const style: CSSProperties = accent === null ? {} : { '--accent': accent };
  return (
    <SubPage
      tab={t('training.road.tab', { title })}
      title={title}
      back={{ to: dashboardPath(locale), label: t('training.road.back') }}
    >
      <div className="category" style={style}>
        <SceneCard motif={category.view.motif} sky={accent}>
          <p>{words?.description}</p>
        </SceneCard>
        {threads.length === 0 ? (
          <EmptyState pose={KitWaving} title={t('training.topics.none')} text={t('training.topics.noneText')} />
        ) : (
          <ol className="link-list category-roads">
            {threads.map((thread) => (
              <li key={thread.id}>
                <ThreadWay thread={thread} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </SubPage>
  );
}

function lessonOf(segment: string | undefined): 1 | 2 | 3 | 4 | 5 {
  const lesson = ([1, 2, 3, 4, 5] as const).find((known) => String(known) === segment);
  if (lesson === undefined) throw notFound();
  return lesson;
}
