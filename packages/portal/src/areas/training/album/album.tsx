import './album.css';
import type { Model } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import { Kit, KitReading, KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { page } from '../../../app/page.ts';
import { client } from '../../../client/client.ts';
import { CabinetPage } from '../../../layout/cabinet/cabinet-page.tsx';
import { pageOf, Pagination } from '../../../layout/pagination.tsx';
import { dashboardPath } from '../../../paths/cabinet.ts';
import { solvedPath } from '../../../paths/training.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatNumber } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { byDay } from './by-day.ts';
import { DayPage } from './day-page.tsx';
import { IdeaLinks } from './idea-links.tsx';

interface AlbumData {
  readonly stats: Model<'PassingStats'>;
  readonly album: Model<'Album'>;
  /** Only problems about it are shown. */
  readonly idea: string | null;
}

const PER_PAGE = 24;

export const clientLoader = page({
  areas: ['training', 'cabinet'],
  requires: 'profile',
  load: async ({ url: { searchParams } }): Promise<AlbumData> => {
    const asked = searchParams.get('idea');
    const idea = asked !== null && /^[a-z][a-z0-9-]{0,40}$/.test(asked) ? asked : null;
    const query = { page: pageOf(searchParams), perPage: PER_PAGE, ...(idea !== null && { idea }) };
    const [stats, album] = await Promise.all([client().passings.stats(), client().collection.readAlbum({ query })]);
    return { stats, album, idea };
  },
});

/** Every solved problem as a sticker of its own picture, in pages by day, to be looked at once more. */
export default function Album(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { stats, album, idea } = useLoaderData<typeof clientLoader>();
  const isAdult = useStore(useClient().profile.store, ({ profile }) => profile?.who === 'adult');
  const all = album.ideas.reduce((sum, { count }) => sum + count, 0);
  const days = byDay(album.data);
  const ofIdea = idea === null ? '' : `&idea=${idea}`;
  return (
    <CabinetPage
      eyebrow={
        stats.closedProblems === 0
          ? ''
          : t('training.album.stars', { count: stats.stars, stars: formatNumber(locale, stats.stars) })
      }
      title={t('training.solved.title')}
      roadTo={dashboardPath(locale)}
    >
      <title>{t('training.solved.tab')}</title>
      {all > 0 && <IdeaLinks ideas={album.ideas} chosen={idea} />}
      {album.meta.total === 0 && (
        <EmptyState pose={KitWaving} title={t('training.solved.empty')} text={t('training.solved.emptyText')}>
          <Link className="lk-button" to={dashboardPath(locale)}>
            {t('training.solved.begin')}
          </Link>
        </EmptyState>
      )}
      <div className="album">
        {days.length > 0 && !isAdult && (
          <p className="album-kit">
            <span>{t('training.album.kit')}</span>
            <Kit pose={KitReading} />
          </p>
        )}
        {days.map((day) => (
          <DayPage key={day.date.toDateString()} day={day} />
        ))}
      </div>
      <Pagination meta={album.meta} to={(number) => `${solvedPath(locale)}?page=${number}${ofIdea}`} />
    </CabinetPage>
  );
}
