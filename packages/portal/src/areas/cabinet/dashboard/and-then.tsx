import { AgainThumb } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { client } from '../../../client/client.ts';
import { GameThumb } from '../../../layout/game-links.tsx';
import { gamePath } from '../../../paths/play.ts';
import { exercisePath, tierNames } from '../../../paths/training.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { SideWayCard } from '../chapters/side-ways.tsx';
import { WayCard } from '../way-card.tsx';
import { gameOfDay } from './game-of-day.ts';
import type { Practice } from './practice.ts';
import type { SideWay } from './ways.ts';

interface AndThenProps {
  readonly practice: Practice;
  readonly ways: readonly SideWay[];
}

/** One thing of a kind beside the road: what is practised, the course that is walked furthest, and the game of the day. */
export function AndThen({ practice, ways }: AndThenProps): ReactElement {
  const t = useWords('cabinet');
  const way = walkedFurthest(ways);
  const furthest = practisedFurthest(practice);
  return (
    <section className="dashboard-part">
      <h2>{t('cabinet.then.title')}</h2>
      <ul className="way-card-list">
        {furthest && (
          <li>
            <PracticeWay targetLesson={practice.targetLesson} tier={furthest} />
          </li>
        )}
        {way && (
          <li>
            <SideWayCard way={way} />
          </li>
        )}
        <li>
          <GameOfDay />
        </li>
      </ul>
    </section>
  );
}

interface PracticeWayProps {
  readonly targetLesson: Practice['targetLesson'];
  readonly tier: Practice['tiers'][number];
}

function PracticeWay({ targetLesson, tier: { tier, next } }: PracticeWayProps): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  return (
    <WayCard
      to={exercisePath(locale, { targetLesson, complexity: tier, number: next })}
      thumb={<AgainThumb />}
      title={t('cabinet.practice.title')}
      line={t(`cabinet.practice.${tierNames[tier]}`, { number: next })}
    />
  );
}

function GameOfDay(): ReactElement {
  const t = useWords('cabinet');
  const game = useWords('game');
  const locale = useLocale();
  const name = gameOfDay(client().serverTime.now());
  return (
    <WayCard
      to={gamePath(locale, name)}
      thumb={<GameThumb name={name} />}
      title={game(`game.name.${name}`)}
      line={t('cabinet.then.game')}
    />
  );
}

/** A course that is finished is offered only where no other one is left. */
function walkedFurthest(ways: readonly SideWay[]): SideWay | undefined {
  const share = ({ progress: { correct, problems } }: SideWay): number =>
    correct >= problems ? -1 : correct / problems;
  return ways.toSorted((one, other) => share(other) - share(one))[0];
}

/** Nobody has got further than at the beginning: then the first tier. */
function practisedFurthest({ tiers }: Practice): Practice['tiers'][number] | undefined {
  return tiers.toSorted((one, other) => other.next - one.next)[0];
}
