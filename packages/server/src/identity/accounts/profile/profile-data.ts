import { numbers } from '@logikit/contract';
import type { Clock } from '../../../kernel/clock/index.ts';
import type { UserData } from '../../../kernel/feature/index.ts';
import { deleteLedger, moveLedger } from './ledger.db.ts';
import { changeProfile, lockProfile, type ProfileMoves, readProfile } from './profile.ts';

/** The counters of the profile and the entries behind them, when people merge or leave. */
export function profileRows(clock: Clock): UserData {
  return {
    hasProgress: async (tx, userId) => {
      const { stars, allCompletedProblems } = await readProfile(tx, userId);
      return stars > 0 || allCompletedProblems > 0;
    },
    move: async (tx, { from, to }) => {
      await moveLedger(tx, { from, to });
      const source = await lockProfile(tx, from);
      await changeProfile(tx, await lockProfile(tx, to), movesOf(source));
    },
    erase: async (tx, userId) => {
      const now = clock.now();
      await deleteLedger(tx, userId);
      await changeProfile(tx, await lockProfile(tx, userId), {
        ...movesOf({ stars: 0, starsOnBalance: 0, completedProblems: 0, allCompletedProblems: 0, level: 1 }),
        lifeValue: numbers.life.max,
        lifeAt: now,
        energyValue: numbers.energy.max,
        energyAt: now,
      });
    },
  };
}

type Progress = Pick<ProfileMoves, 'stars' | 'starsOnBalance' | 'completedProblems' | 'allCompletedProblems' | 'level'>;

function movesOf({ stars, starsOnBalance, completedProblems, allCompletedProblems, level }: Progress): Progress {
  return { stars, starsOnBalance, completedProblems, allCompletedProblems, level };
}
