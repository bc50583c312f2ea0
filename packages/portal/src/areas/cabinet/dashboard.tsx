import './dashboard.css';
import type { Model } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import { ChevronIcon, Kit, KitCheering, NextScene, Stars, Tangram, tangramPieces } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { ActiveEvent, loadActiveEvent } from '../../shell/active-event.tsx';
import { CabinetShell } from '../../shell/cabinet-shell.tsx';
import { GameLinks } from '../../shell/game-links.tsx';
import { requireProfile } from '../../shell/guards.ts';
import { formatWeekday } from '../../words/formatters.ts';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadWords } from '../../words/words.ts';
import { problemPath, roadPath } from '../training/paths.ts';
import { GoalsCard } from './awards/goals-card.tsx';
import { SituationalCard } from './awards/situational-card.tsx';
import { ChapterList } from './chapter-list.tsx';
import { CourseSwitch } from './course-switch.tsx';
import { type Lesson, lessonOf } from './course-type.ts';
import { LevelCard } from './level-card.tsx';
import { MoreWays } from './more-ways.tsx';
import { SchoolCards } from './school-cards.tsx';
import { loadSchoolNews, type SchoolNews } from './school-news.ts';
import { SideWays } from './side-ways.tsx';
import { PracticeCard } from './practice-card.tsx';
import { loadToday, type Next, type Today } from './today.ts';
import { loadWays, type Ways } from './ways.ts';

interface DashboardData {
  readonly today: Today;
  readonly lesson: Lesson;
  readonly ways: Ways;
  readonly news: SchoolNews;
  readonly event: Model<'Event'> | null;
}

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<DashboardData> {
  const profile = await requireProfile(arrival);
  const lesson = await lessonOf(arrival.params['courseType'], profile.courseTL);
  const [today, ways, news, event] = await Promise.all([
    loadToday(lesson),
    loadWays(profile),
    loadSchoolNews(profile),
    loadActiveEvent(),
    loadWords(localeOf(new URL(arrival.request.url).pathname), ['play', 'game', 'events', 'collections']),
  ]);
  return { today, lesson, ways, news, event };
}

export default function Dashboard(): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  const { today, lesson, ways, news, event } = useLoaderData<typeof clientLoader>();
  const client = useClient();
  const profile = useStore(client.profile.store, (state) => (state.status === 'ready' ? state.profile : null));
  const roadThread = today.next?.threadId ?? today.threads[0]?.id ?? 0;
  const pieces = Math.min(tangramPieces, today.solvedToday);
  const name = profile && !profile.anonymous ? profile.displayName : null;
  return (
    <CabinetShell
      eyebrow={formatWeekday(locale, new Date(client.serverTime.now()))}
      title={name ? t('cabinet.hello.name', { name }) : t('cabinet.hello.stranger')}
      roadTo={roadPath(locale, lesson, roadThread)}
    >
      <title>{t('cabinet.dashboard.tab')}</title>
      <ActiveEvent running={event} />
      <CourseSwitch courses={ways.own} lesson={lesson} />
      <div className="today">
        <SchoolCards news={news} practice={today.practice} />
        {today.next ? <NextCard next={today.next} /> : <AllDone />}
        <section className="lk-card square">
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
        <h2 className="section">{t('cabinet.chapters.title')}</h2>
        <ChapterList threads={today.threads} lesson={lesson} />
        <MoreWays />
      </div>
    </CabinetShell>
  );
}

function NextCard({ next }: { readonly next: Next }): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  return (
    <section className="lk-card next" data-motif={next.motif}>
      {next.image !== null && <img className="next-sky" src={next.image} alt="" />}
      <NextScene motif={next.motif} className="next-scene" />
      <div className="next-copy">
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
    <section className="lk-card next next-done">
      <Kit pose={KitCheering} className="next-kit" />
      <div className="next-copy">
        <h2>{t('cabinet.done.title')}</h2>
        <p>{t('cabinet.done.text')}</p>
        <Stars earned={3} label={t('cabinet.done.title')} />
      </div>
    </section>
  );
}
