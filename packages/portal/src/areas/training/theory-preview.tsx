import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { client } from '../../client.ts';
import { requireProfile } from '../../shell/guards.ts';
import { SubPage } from '../../shell/sub-page.tsx';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadWords } from '../../words/words.ts';
import { numberIn } from './numbers-in-address.ts';
import { lecturePath } from './paths.ts';
import { TheoryPaper, wordsOf } from './theory-paper.tsx';

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<Model<'Theory'>> {
  await requireProfile(arrival);
  const [theory] = await Promise.all([
    client().theories.get({ params: { id: numberIn(arrival.params, 'theoryId') } }),
    loadWords(localeOf(new URL(arrival.request.url).pathname), ['training']),
  ]);
  return theory;
}

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
