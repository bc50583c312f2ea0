import { useClient, useStore } from '@logikit/sdk/react';
import { type ReactElement, useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { page } from '../../app/page.ts';
import { CabinetPage } from '../../layout/cabinet/cabinet-page.tsx';
import { pageOf } from '../../layout/pagination.tsx';
import { dashboardPath } from '../../paths/cabinet.ts';
import { roadPath } from '../../paths/training.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadRating } from './load-rating.ts';
import { RatingView } from './rating-view.tsx';

export const clientLoader = page({
  areas: ['rating', 'errors'],
  requires: 'profile',
  load: ({ params, url }) =>
    loadRating({ tab: params['tab'], page: pageOf(url.searchParams), isPaged: url.searchParams.has('page') }),
});

/** Who has how many points: this month, ever, among friends, in the city and in the school. */
export default function RatingPage(): ReactElement {
  const t = useWords('rating');
  const locale = useLocale();
  const rating = useLoaderData<typeof clientLoader>();
  const client = useClient();
  const lesson = useStore(client.profile.store, (state) => (state.status === 'ready' ? state.profile.courseTL : 2));
  // Follows the platform: whoever opens the rating asks for what the month before has given.
  const result = 'result' in rating ? rating.result : null;
  useEffect(() => {
    if (result) client.popups.open('seasonResult', { isAsked: true });
  }, [client, result]);
  const road = rating.threadId === null ? dashboardPath(locale) : roadPath(locale, lesson, rating.threadId);
  return (
    <CabinetPage eyebrow={t('rating.eyebrow')} title={t('rating.title')} roadTo={road}>
      <title>{t('rating.tab')}</title>
      <RatingView rating={rating} goOn={road} />
    </CabinetPage>
  );
}
