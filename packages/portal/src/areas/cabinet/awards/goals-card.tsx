import './goals-card.css';
import type { Model } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import { Button, CheckIcon, KitFace } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { followUpdates } from '../../../client/live-updates.ts';
import { useWords } from '../../../words/use-words.ts';
import { BoxPicture } from './box-picture.tsx';
import { weekAround } from './days.ts';

type Goal = Model<'DailyGoalState'>;
type State =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly goals: Model<'DailyGoalStates'> };

/** The three goals of the day, the two of the week, and the days in a row: an invitation, never a debt (rule D-081). */
export function GoalsCard(): ReactElement | null {
  const t = useWords('cabinet');
  const client = useClient();
  const userId = useStore(client.profile.store, ({ profile }) => profile?.userId ?? null);
  const [state, setState] = useState<State>({ status: 'loading' });
  const [tries, setTries] = useState(0);

  // Follows the platform: the goals as they stand, now and whenever something was won.
  useEffect(() => {
    if (userId === null) return;
    let isGone = false;
    const stop = followUpdates(client, 'awardsChanged', async () => {
      try {
        const { monday, today } = weekAround(new Date(client.serverTime.now()));
        const goals = await client.awards.getDailyGoalStates({ query: { from: monday, to: today, withStreak: 1 } });
        if (!isGone) setState({ status: 'ready', goals });
      } catch (error) {
        if (!isGone) setState((before) => (before.status === 'ready' ? before : { status: 'failed' }));
        throw error;
      }
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [client, userId, tries]);

  return (
    <section className="lk-card goals-card" aria-busy={state.status === 'loading'}>
      <h2>{t('cabinet.goals.title')}</h2>
      {state.status === 'loading' && <GoalsSkeleton />}
      {state.status === 'failed' && (
        <div className="goals-card-failed">
          <p>{t('cabinet.goals.failed')}</p>
          <Button size="small" tone="plain" onClick={() => setTries(tries + 1)}>
            {t('cabinet.goals.retry')}
          </Button>
        </div>
      )}
      {state.status === 'ready' && <Goals {...state.goals} />}
    </section>
  );
}

function Goals({ data, streak = 0, longest = 0 }: Model<'DailyGoalStates'>): ReactElement {
  const t = useWords('cabinet');
  const daily = data.filter(({ validFor }) => validFor === 'day');
  const today = daily.reduce((last, { date }) => (date > last ? date : last), '');
  const weekly = data.filter(({ validFor }) => validFor === 'week');
  return (
    <>
      <ul className="goals-card-list">
        {daily
          .filter(({ date }) => date === today)
          .map((goal) => (
            <GoalRow key={goal.id} goal={goal} />
          ))}
      </ul>
      <details className="goals-card-week" open={weekly.some(({ userBox }) => userBox?.status === 0)}>
        <summary>{t('cabinet.goals.week')}</summary>
        <ul className="goals-card-list">
          {weekly.map((goal) => (
            <GoalRow key={goal.id} goal={goal} />
          ))}
        </ul>
      </details>
      <p className="goals-card-streak">
        <KitFace />
        <span>
          <b>{t('cabinet.streak.now', { count: streak })}</b>
          {longest > streak && <span>{t('cabinet.streak.longest', { count: longest })}</span>}
        </span>
      </p>
    </>
  );
}

function GoalRow({ goal }: { readonly goal: Goal }): ReactElement | null {
  const t = useWords('cabinet');
  const { popups } = useClient();
  const [condition] = goal.conditions;
  if (!condition) return null;
  const { type, target } = condition;
  const current = goal.isAchieved ? target : Math.min(target, condition.current);
  const name = t(`cabinet.goal.${type}`, { count: target });
  return (
    <li data-done={goal.isAchieved || undefined}>
      <span className="goals-card-name">{name}</span>
      <progress value={current} max={target} aria-label={name} />
      {goal.userBox?.status === 0 ? (
        <button type="button" className="goals-card-box" onClick={() => popups.open('boxes', { isAsked: true })}>
          <BoxPicture isOpen={false} />
          {t('cabinet.goals.box')}
        </button>
      ) : (
        <span className="goals-card-count">
          {goal.isAchieved ? (
            <CheckIcon label={t('cabinet.goals.done')} />
          ) : (
            t('cabinet.goals.count', { current, target })
          )}
        </span>
      )}
    </li>
  );
}

/** Of the true size, after 300 ms: a short wait shows nothing (K-054). */
function GoalsSkeleton(): ReactElement {
  return (
    <div className="goals-card-skeleton" aria-hidden>
      {[1, 2, 3, 4].map((row) => (
        <span key={row} />
      ))}
    </div>
  );
}
