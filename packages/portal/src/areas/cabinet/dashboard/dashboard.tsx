import './dashboard.css';
import './next-card.css';
import type { Model } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import { ChevronIcon, Kit, KitCheering, NextScene, Stars, Tangram, tangramPieces } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { ActiveEvent, loadActiveEvent } from './active-event.tsx';
import { CabinetPage } from '../../../layout/cabinet/cabinet-page.tsx';
import { GameLinks } from '../../../layout/game-links.tsx';
import { formatWeekday } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { problemPath, roadPath } from '../../../paths/training.ts';
import { GoalsCard } from '../awards/goals-card.tsx';
import { SituationalCard } from '../awards/situational-card.tsx';
import { ChapterList } from './chapter-list.tsx';
import { CourseSwitch } from './course-switch.tsx';
import { type Lesson, lessonOf } from './course-type.ts';
import { EarnedCertificate, loadEarnedCertificate } from './earned-certificate.tsx';
import { LevelCard } from './level-card.tsx';
import { MoreWays } from './more-ways.tsx';
import { SchoolCards } from './school-cards.tsx';
import { loadSchoolNews, type SchoolNews } from './school-news.ts';
import { SideWays } from './side-ways.tsx';
import { PracticeCard } from './practice-card.tsx';
import { loadToday, type Next, type Today } from './today.ts';
import { loadWays, type Ways } from './ways.ts';
import { page } from '../../../app/page.ts';

interface DashboardData {
  readonly today: Today;
  readonly lesson: Lesson;
  readonly ways: Ways;
  readonly news: SchoolNews;
  readonly event: Model<'Event'> | null;
  readonly certificate: Model<'Certificate'> | null;
}

export const clientLoader = page({
  areas: ['play', 'game', 'events', 'collections', 'certificate'],
  requires: 'profile',
  load: async ({ profile, params }): Promise<DashboardData> => {
    const lesson = await lessonOf(params['courseType'], profile.courseTL);
    const [today, ways, news, event, certificate] = await Promise.all([
      loadToday(lesson),
      loadWays(profile),
      loadSchoolNews(profile),
      loadActiveEvent(),
      loadEarnedCertificate(),
    ]);
    return { today, lesson, ways, news, event, certificate };
  },
});

export default function Dashboard(): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  const { today, lesson, ways, news, event, certificate } = useLoaderData<typeof clientLoader>();
  const client = useClient();
  const profile = useStore(client.profile.store, (state) => (state.status === 'ready' ? state.profile : null));
  const roadThread = today.next?.threadId ?? today.threads[0]?.id ?? 0;
  const pieces = Math.min(tangramPieces, today.solvedToday);
  const name = profile && !profile.anonymous ? profile.displayName : null;
  return (
    <CabinetPage
      eyebrow={formatWeekday(locale, new Date(client.serverTime.now()))}
      title={name ? t('cabinet.hello.name', { name }) : t('cabinet.hello.stranger')}
      roadTo={roadPath(locale, lesson, roadThread)}
    >
      <title>{t('cabinet.dashboard.tab')}</title>
      <ActiveEvent running={event} />
      <EarnedCertificate certificate={certificate} />
      <CourseSwitch courses={ways.own} lesson={lesson} />
      <div className="dashboard">
        <SchoolCards news={news} practice={today.practice} />
        {today.next ? <NextCard next={today.next} /> : <AllDone />}
        <section className="lk-card dashboard-square">
          <Tangram filled={pieces} />
          <div>
            <h2>{t('cabinet.square.title')}</h2>
            <p>{pieces === tangramPieces ? t('cabinet.square.whole') : t('cabinet.square.text', { count: pieces })}</p>
          </div>
        </section>
        {profile && <LevelCard profile={profile} levels={today.levels} />}
        <GoalsCard />
        <SituationalCard />
        <SideWays ways={ways} />
        <PracticeCard practice={today.practice} />
        <GameLinks />
        <h2 className="dashboard-section">{t('cabinet.chapters.title')}</h2>
        <ChapterList threads={today.threads} lesson={lesson} />
        <MoreWays />
      </div>
    </CabinetPage>
  );
}

function NextCard({ next }: { readonly next: Next }): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  return (
    <section className="lk-card next-card" data-motif={next.motif}>
      {next.image !== null && <img className="next-card-sky" src={next.image} alt="" />}
      <NextScene motif={next.motif} className="next-card-scene" />
      <div className="next-card-copy">
        <p className="eyebrow">{t('cabinet.next.where', { block: next.block, station: next.station })}</p>
        <h2>{next.title}</h2>
        <Link className="lk-button" to={problemPath(locale, next.threadId, next.problemId)}>
          {t(`cabinet.next.${next.motif}`)}
          <ChevronIcon />
        </Link>
      </div>
    </section>
  );
}

function AllDone(): ReactElement {
  const t = useWords('cabinet');
  return (
    <section className="lk-card next-card next-card-done">
      <Kit pose={KitCheering} className="next-card-kit" />
      <div className="next-card-copy">
        <h2>{t('cabinet.done.title')}</h2>
        <p>{t('cabinet.done.text')}</p>
        <Stars earned={3} label={t('cabinet.done.title')} />
      </div>
    </section>
  );
}
