import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { client } from '../../../client/client.ts';
import { SubPage } from '../../../layout/sub-page.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { numberIn } from '../numbers-in-address.ts';
import { lecturePath } from '../../../paths/training.ts';
import { TheoryPaper, wordsOf } from './theory-paper.tsx';
import { page } from '../../../app/page.ts';

export const clientLoader = page({
  areas: ['training'],
  requires: 'profile',
  load: ({ params }) => client().theories.get({ params: { id: numberIn(params, 'theoryId') } }),
});

/** A page of theory as its readers will see it, for its editor. */
export default function TheoryPreview(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const theory = useLoaderData<typeof clientLoader>();
  const title = wordsOf(theory, locale)?.title ?? theory.technicalName;
  return (
    <SubPage
      tab={t('training.road.tab', { title })}
      title={t('training.theory.preview')}
      back={{ to: lecturePath(locale), label: t('training.lecture.shelf') }}
      trailing={
        <span className="lk-chip">{t(theory.isEnabled ? 'training.theory.enabled' : 'training.theory.disabled')}</span>
      }
      width="reading"
    >
      <TheoryPaper theory={theory} />
    </SubPage>
  );
}
