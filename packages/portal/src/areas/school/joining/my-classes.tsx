import './my-classes.css';
import type { Model } from '@logikit/sdk';
import { KeyScene, KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { client } from '../../../client/client.ts';
import { OfficePage } from '../../../layout/cabinet/office-page.tsx';
import { routePath } from '../../../paths/named-routes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PictureCard } from '../../../ui/picture-card.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { CodeForm, type Joiner } from './code-form.tsx';
import { PlaceCard } from './place-card.tsx';
import { page } from '../../../app/page.ts';

interface MyClasses {
  readonly places: readonly Model<'ClassPlace'>[];
  /** Who may take a place: the caller first, then the own cards. */
  readonly joiners: readonly Joiner[];
}

export const clientLoader = page({
  areas: ['teacher'],
  requires: 'profile',
  load: async ({ profile }): Promise<MyClasses> => {
    const { school } = client();
    const [places, cards] = await Promise.all([
      school.listClassPlaces(),
      profile.perms.includes('card') ? school.listMyPupils() : { data: [] },
    ]);
    const own = cards.data.filter(({ relation }) => relation === 'owner');
    const self = { userId: profile.userId, name: profile.displayName || profile.username };
    return { places: places.data, joiners: [...own, self] };
  },
});

/** Classes of a pupil, and of a parent's pupils: the code, who the teacher is, and the parent's word. */
export default function MyClassesPage(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const { places, joiners } = useLoaderData<typeof clientLoader>();
  return (
    <OfficePage
      eyebrow={t('teacher.school.title')}
      title={t('teacher.places.title')}
      back={{ to: routePath(locale, 'cabinet.main'), label: t('teacher.back.today') }}
    >
      <title>{t('teacher.places.title')}</title>
      <div className="office-page" data-columns="aside">
        {places.length === 0 ? (
          <EmptyState pose={KitWaving} title={t('teacher.places.none.title')} text={t('teacher.places.none.text')} />
        ) : (
          <div className="my-classes-places">
            {places.map((place) => (
              <PlaceCard key={`${place.classId} ${place.userId}`} place={place} />
            ))}
          </div>
        )}
        <div className="office-page-column">
          <PictureCard title={t('teacher.enter.title')} picture={<KeyScene />}>
            <CodeForm joiners={joiners} />
          </PictureCard>
        </div>
      </div>
    </OfficePage>
  );
}
