import './little.css';
import type { Model } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import { Cut, Dot, HomeRoadScene, Kit, KitPointing, PlaceView, PlayIcon } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { SoundSwitch } from '../../../layout/cabinet/sound-switch.tsx';
import { GameLinks } from '../../../layout/game-links.tsx';
import { problemPath, roadPath } from '../../../paths/training.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import type { Today } from '../dashboard/today.ts';
import { Gift } from './gift.tsx';
import { GrownUpsDoor } from './grown-ups-door.tsx';
import { Said } from '../../../sound/said.tsx';
import { Square } from './square.tsx';
import { useFirstWord } from '../../../sound/use-voice.ts';

interface LittleDashboardProps {
  readonly today: Today;
  /** What stands below the picture, before the toys. */
  readonly children: ReactNode;
}

/** The home of a child who cannot read: the road is the page, three big things stand on it, and Kit says the first one. */
export function LittleDashboard({ today, children }: LittleDashboardProps): ReactElement {
  const t = useWords('cabinet');
  const client = useClient();
  const profile = useStore(client.profile.store, (state) => state.profile);
  const motif = today.next?.motif ?? today.ahead?.view.roadImage ?? 'meadow';
  const name = profile && !profile.anonymous ? profile.displayName : '';
  const hello = name ? t('cabinet.hello.name', { name }) : t('cabinet.hello.stranger');
  const come = today.next || today.ahead ? t('cabinet.little.come') : t('cabinet.done.title');
  useFirstWord(`${hello} ${come}`);
  return (
    <div className="little" data-motif={motif}>
      <title>{t('cabinet.dashboard.tab')}</title>
      <header className="little-top">
        <Said text={hello} className="little-me">
          <Avatar avatar={profile?.avatar ?? null} border={profile?.avatarBorderUrl ?? null} size={56} />
        </Said>
        <Square solved={today.solvedToday} />
        <div className="little-aside">
          <SoundSwitch />
          <GrownUpsDoor />
        </div>
      </header>
      <main>
        <h1 className="lk-unseen">{hello}</h1>
        <div className="little-stage">
          <HomeRoadScene motif={motif} />
          <Said text={come} className="little-come">
            {come}
          </Said>
          <Kit pose={KitPointing} className="little-kit" />
          <NextStop today={today} motif={motif} />
          <Gift />
          <a className="little-stop" data-stop="toys" href="#toys">
            <span className="little-round">
              <ToyHouse />
            </span>
            <b>{t('cabinet.little.toys')}</b>
          </a>
        </div>
        <div className="little-more">
          {children}
          <section id="toys">
            <GameLinks />
          </section>
        </div>
      </main>
    </div>
  );
}

interface NextStopProps {
  readonly today: Today;
  readonly motif: Model<'Thread'>['view']['roadImage'];
}

/** The next problem, or the road where none is open. */
function NextStop({ today: { next, ahead, chapters }, motif }: NextStopProps): ReactElement | null {
  const t = useWords('cabinet');
  const locale = useLocale();
  const chapter = ahead ?? chapters[0];
  if (!next && !chapter) return null;
  const to = next
    ? problemPath(locale, next.threadId, next.problemId)
    : roadPath(locale, chapter?.targetLessonId ?? 5, chapter?.id ?? 0);
  return (
    <Link className="little-stop" data-stop="next" to={to}>
      <span className="little-round">
        <PlaceView motif={motif} />
      </span>
      <span className="little-play">
        <PlayIcon />
      </span>
      <b>{next ? t(`cabinet.next.${motif}`) : t('cabinet.ahead.action')}</b>
    </Link>
  );
}

function ToyHouse(): ReactElement {
  return (
    <svg viewBox="-64 -64 128 128" aria-hidden>
      <Cut paper="card" d="M-44 40V-10H44V40Z" />
      <Cut paper="roof" d="M-56-8L0-58L56-8Z" />
      <Dot paper="card" x={0} y={-25} r={10} />
      <Cut paper="sun" d="M-34 14H-8V40H-34Z" />
      <Cut paper="violet" d="M-36 14L-21-6L-6 14Z" />
      <Dot paper="sky" x={20} y={26} r={14} />
      <Cut d="M8 21q12 8 24 0" />
    </svg>
  );
}
