import './school.css';
import type { Model } from '@logikit/sdk';
import { KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { client } from '../../client.ts';
import { requireProfile } from '../../shell/guards.ts';
import { routePath } from '../../shell/named-routes.ts';
import { Nothing } from '../../shell/nothing.tsx';
import { SubPage } from '../../shell/sub-page.tsx';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadWords } from '../../words/words.ts';
import { CodeForm, type Joiner } from './code-form.tsx';
import { PlaceCard } from './place-card.tsx';

interface MyClasses {
  readonly places: readonly Model<'ClassPlace'>[];
  /** Who may take a place: the caller first, then the own cards. */
  readonly joiners: readonly Joiner[];
}

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<MyClasses> {
  const profile = await requireProfile(arrival);
  const { school } = client();
  const [places, cards] = await Promise.all([
    school.listClassPlaces(),
    profile.perms.includes('card') ? school.listMyPupils() : { data: [] },
    loadWords(localeOf(new URL(arrival.request.url).pathname), ['teacher']),
  ]);
  const own = cards.data.filter(({ relation }) => relation === 'owner');
  const self = { userId: profile.userId, name: profile.displayName || profile.username };
  return { places: places.data, joiners: [...own, self] };
}

/** Classes of a pupil, and of a parent's pupils: the code, who the teacher is, and the parent's word. */
export default function MyClassesPage(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const { places, joiners } = useLoaderData<typeof clientLoader>();
  return (
    <SubPage
      tab={t('teacher.places.title')}
      title={t('teacher.places.title')}
      back={{ to: routePath(locale, 'cabinet.main'), label: t('teacher.back.today') }}
      width="reading"
    >
      {places.length === 0 && (
        <Nothing pose={KitWaving} title={t('teacher.places.none.title')} text={t('teacher.places.none.text')} />
      )}
      {places.map((place) => (
        <PlaceCard key={`${place.classId} ${place.userId}`} place={place} />
      ))}
      <section className="lk-card school-card" aria-labelledby="enter-title">
        <h2 id="enter-title">{t('teacher.enter.title')}</h2>
        <CodeForm joiners={joiners} />
      </section>
    </SubPage>
  );
}
