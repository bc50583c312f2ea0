import '../../../layout/sub-page.css';
import './theory.css';
import type { Model } from '@logikit/sdk';
import { BookThumb, ChevronIcon, Drawing, KitReading } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, type ShouldRevalidateFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { client } from '../../../client/client.ts';
import { fourIdeas } from '../../../content/films.ts';
import { FilmPlayer } from './film-player.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SubPage } from '../../../layout/sub-page.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { dashboardPath } from '../../../paths/cabinet.ts';
import { lecturePath, topicPath } from '../../../paths/training.ts';
import { TheoryPaper, wordsOf } from './theory-paper.tsx';
import { isTopic } from '../topics.ts';
import { useTheoryRead } from './theory-read.ts';
import { page } from '../../../app/page.ts';

type Theory = Model<'Theory'>;

interface LectureData {
  /** Every page for the learner's age, in the order in which the roads meet them. */
  readonly pages: readonly Theory[];
  /** A page from elsewhere that a link asked for. */
  readonly guest: Theory | null;
}

export const clientLoader = page({
  areas: ['training', 'cabinet'],
  requires: 'profile',
  load: async ({ profile, url }): Promise<LectureData> => {
    const asked = Number(url.searchParams.get('open'));
    const query = { targetLesson: profile.courseTL, perPage: 100 };
    const listed = await client().theories.list({ query });
    const isGuest = Number.isInteger(asked) && asked > 0 && !listed.data.some(({ id }) => id === asked);
    return { pages: listed.data, guest: isGuest ? await client().theories.get({ params: { id: asked } }) : null };
  },
});

/** Turning a page asks nothing of the platform: the whole shelf is here. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** The shelf of theory; one page lies open when the address names it. */
export default function Lecture(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { pages, guest } = useLoaderData<typeof clientLoader>();
  const [search] = useSearchParams();
  const asked = Number(search.get('open'));
  const open = pages.find(({ id }) => id === asked) ?? (guest?.id === asked ? guest : null);
  useTheoryRead(open && { theoryId: open.id });
  return (
    <SubPage
      tab={t('training.lecture.tab')}
      title={t('training.lecture.title')}
      back={
        open
          ? { to: lecturePath(locale), label: t('training.lecture.shelf') }
          : { to: dashboardPath(locale), label: t('training.road.back') }
      }
      width={open ? 'reading' : 'usual'}
    >
      {open ? <OpenPage theory={open} pages={pages} /> : <Shelf pages={pages} />}
    </SubPage>
  );
}

function Shelf({ pages }: { readonly pages: readonly Theory[] }): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  if (pages.length === 0) {
    return <EmptyState pose={KitReading} title={t('training.lecture.empty')} text={t('training.lecture.emptyText')} />;
  }
  return (
    <>
      <p className="sub-page-lead">{t('training.lecture.lead')}</p>
      <ul className="theory-shelf">
        {pages.map((page) => (
          <li key={page.id}>
            <Link className="lk-card theory-shelf-page" to={lecturePath(locale, page.id)}>
              <span className="lk-lit theory-shelf-art">
                {page.image ? <Drawing picture={page.image} /> : <BookThumb />}
              </span>
              <b>{wordsOf(page, locale)?.title}</b>
            </Link>
          </li>
        ))}
      </ul>
      <section className="lk-card theory-shelf-film" aria-labelledby="shelf-film">
        <div>
          <h2 id="shelf-film">{t('training.lecture.film')}</h2>
          <p>{t('training.lecture.filmText')}</p>
        </div>
        <FilmPlayer film={fourIdeas} label={t('training.lecture.film')} />
      </section>
    </>
  );
}

function OpenPage({ theory, pages }: { readonly theory: Theory; readonly pages: readonly Theory[] }): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const next = pages[pages.findIndex(({ id }) => id === theory.id) + 1];
  const topic = theory.tags.find(isTopic);
  return (
    <TheoryPaper theory={theory}>
      <nav className="theory-ways" aria-label={t('training.lecture.ways')}>
        {topic !== undefined && (
          <Link className="lk-button" to={topicPath(locale, topic)}>
            {t('training.lecture.practise')}
          </Link>
        )}
        {next && (
          <Link className="lk-button" data-plain="" to={lecturePath(locale, next.id)}>
            {t('training.lecture.next', { title: wordsOf(next, locale)?.title })}
            <ChevronIcon />
          </Link>
        )}
      </nav>
    </TheoryPaper>
  );
}
