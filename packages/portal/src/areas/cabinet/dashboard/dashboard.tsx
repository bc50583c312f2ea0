import './dashboard.css';
import type { Model } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import { Tangram, tangramPieces } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { AdultToday } from '../adult/adult-today.tsx';
import { type AdultData, loadAdult } from '../adult/load-adult.ts';
import { LittleDashboard } from '../little/little-dashboard.tsx';
import { ActiveEvent, loadActiveEvent } from './active-event.tsx';
import { AndThen } from './and-then.tsx';
import { CabinetPage } from '../../../layout/cabinet/cabinet-page.tsx';
import { formatWeekday } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { roadPath } from '../../../paths/training.ts';
import { GiftCorner } from '../awards/gift-corner.tsx';
import { GoalsCard } from '../awards/goals-card.tsx';
import { SituationalCard } from '../../../layout/situational-card.tsx';
import { CourseSwitch } from './course-switch.tsx';
import { isBeforeReading, type Lesson, lessonOf } from './course-type.ts';
import { EarnedCertificate, loadEarnedCertificate } from './earned-certificate.tsx';
import { LevelCard } from './level-card.tsx';
import { NextCard } from './next-card.tsx';
import { SchoolCards } from './school-cards.tsx';
import { loadSchoolNews, type SchoolNews } from './school-news.ts';
import { loadPlacing, PlacementCard, type Placing } from './placement-card.tsx';
import { loadToday, type Today } from './today.ts';
import { loadWays, type Ways } from './ways.ts';
import { WorldCard } from './world-card.tsx';
import { page } from '../../../app/page.ts';

/** What the home of a child who cannot read yet shows. */
interface LittleData {
  readonly isLittle: true;
  readonly today: Today;
  readonly news: SchoolNews;
}

interface DashboardData {
  readonly isLittle: false;
  readonly today: Today;
  readonly lesson: Lesson;
  readonly ways: Ways;
  readonly news: SchoolNews;
  readonly event: Model<'Event'> | null;
  readonly certificate: Model<'Certificate'> | null;
  readonly placing: Placing | null;
  /** For an adult. */
  readonly adult: AdultData | null;
}

export const clientLoader = page({
  areas: ['play', 'game', 'events', 'collections', 'certificate'],
  requires: 'profile',
  load: async ({ profile, params }): Promise<DashboardData | LittleData> => {
    const lesson = await lessonOf(params['courseType'], profile.courseTL);
    if (isBeforeReading(lesson)) {
      const [today, news] = await Promise.all([loadToday(lesson), loadSchoolNews(profile)]);
      return { isLittle: true, today, news };
    }
    const isAdult = profile.who === 'adult';
    const found = loadToday(lesson);
    const [today, ways, news, event, certificate, placing, adult] = await Promise.all([
      found,
      loadWays(profile),
      loadSchoolNews(profile),
      loadActiveEvent(),
      loadEarnedCertificate(),
      loadPlacing(lesson, profile.completedProblems),
      isAdult ? loadAdult(found) : null,
    ]);
    return { isLittle: false, today, lesson, ways, news, event, certificate, placing, adult };
  },
});

export default function DashboardPage(): ReactElement {
  const data = useLoaderData<typeof clientLoader>();
  if (!data.isLittle) return <Dashboard {...data} />;
  const { today, news } = data;
  return (
    <LittleDashboard today={today}>
      <SchoolCards news={news} practice={today.practice} />
    </LittleDashboard>
  );
}

function Dashboard({ today, lesson, ways, news, event, certificate, placing, adult }: DashboardData): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  const client = useClient();
  const profile = useStore(client.profile.store, (state) => (state.status === 'ready' ? state.profile : null));
  const roadThread = today.next?.threadId ?? today.chapters[0]?.id ?? 0;
  const name = profile && !profile.anonymous ? profile.displayName : null;
  return (
    <CabinetPage
      eyebrow={formatWeekday(locale, new Date(client.serverTime.now()))}
      title={name ? t('cabinet.hello.name', { name }) : t('cabinet.hello.stranger')}
      roadTo={roadPath(locale, lesson, roadThread)}
    >
      <title>{t('cabinet.dashboard.tab')}</title>
      <GiftCorner />
      <EarnedCertificate certificate={certificate} />
      <PlacementCard placing={placing} next={today.next?.threadId ?? null} />
      <CourseSwitch courses={ways.own} lesson={lesson} />
      {adult && <AdultToday today={today} adult={adult} />}
      <div className="dashboard">
        <SchoolCards news={news} practice={today.practice} />
        {!adult && <NextCard today={today} isAdult={false} />}
        {!adult && <Square solved={today.solvedToday} />}
        {!adult && (
          <ActiveEvent running={event}>{profile && <LevelCard profile={profile} levels={today.levels} />}</ActiveEvent>
        )}
        <GoalsCard />
        {adult && <ActiveEvent running={event} />}
        <SituationalCard />
        <AndThen practice={today.practice} ways={ways.side} />
        <WorldCard chapters={today.chapters} lesson={lesson} />
      </div>
    </CabinetPage>
  );
}

/** The tangram of the day. */
function Square({ solved }: { readonly solved: number }): ReactElement {
  const t = useWords('cabinet');
  const pieces = Math.min(tangramPieces, solved);
  return (
    <section className="lk-card dashboard-square">
      <Tangram filled={pieces} />
      <div>
        <h2>{t('cabinet.square.title')}</h2>
        <p>{pieces === tangramPieces ? t('cabinet.square.whole') : t('cabinet.square.text', { count: pieces })}</p>
      </div>
    </section>
  );
}
