import { numbers, writeAccrual } from '@logikit/contract';
import { changeProfile, isPaid, type ProfileRow } from '../accounts/profile.ts';
import { countAnswer, type CountedAnswer } from '../awards/learning.ts';
import { rewardInviter } from '../promo/referral.ts';
import type { Decision } from './decide.ts';
import { upsertReplayDay } from './progress.db.ts';
import { dayOf, type Read, type Submission } from './submission.ts';

/** What the answer changes beyond the passing: counters, the day's replays, and news for the learner's other screens. */
export function writeLearner(
  { tx, emit, owner, isAnonymous, now }: Submission,
  { profile, situation }: Read,
  decision: Decision,
): readonly Promise<unknown>[] {
  const { learner, newLevel, replayDay } = decision;
  const topic = `user.${owner.userId}` as const;
  const work: Promise<unknown>[] = [];
  const isLifeMoved = decision.entries.some(({ currency }) => currency === 'life');
  const isEarned = learner.allCompletedProblems !== profile.allCompletedProblems || learner.stars !== profile.stars;
  if (isLifeMoved || isEarned) work.push(changeProfile(tx, profile, movesOf(profile, decision, isAnonymous)));
  if (replayDay !== situation.replayDay)
    work.push(upsertReplayDay(tx, { userId: owner.userId, day: dayOf(now) }, replayDay));
  if (isLifeMoved) work.push(emit(topic, { name: 'lifeChanged', ...writeAccrual(learner.life, numbers.life) }));
  if (isEarned) {
    const { stars, level, completedProblems } = learner;
    work.push(emit(topic, { name: 'profileChanged', stars, level, completedProblems }));
  }
  if (newLevel !== null) work.push(emit(topic, { name: 'userHasReachedANewLevel', level: newLevel }));
  const counted = countedOf({ profile, situation }, decision);
  work.push(countAnswer({ tx, emit, profile, now }, counted));
  if (counted.mistakes !== null && !isAnonymous) work.push(rewardInviter({ tx, emit, now }, owner.userId));
  return work;
}

function countedOf(
  { profile, situation }: Pick<Read, 'profile' | 'situation'>,
  { learner, standing }: Decision,
): CountedAnswer {
  return {
    isSolved: learner.allCompletedProblems > profile.allCompletedProblems,
    mistakes: standing.isFinal && !situation.standing.isFinal ? standing.mistakes : null,
    stars: learner.stars - profile.stars,
  };
}

function movesOf(profile: ProfileRow, { learner, newLevel }: Decision, isAnonymous: boolean) {
  const reachesPrompt =
    learner.allCompletedProblems === numbers.promptAtCompletedProblems &&
    profile.allCompletedProblems < numbers.promptAtCompletedProblems;
  return {
    stars: learner.stars,
    starsOnBalance: learner.starsOnBalance,
    completedProblems: learner.completedProblems,
    allCompletedProblems: learner.allCompletedProblems,
    level: learner.level,
    lifeValue: learner.life.value,
    lifeAt: new Date(learner.life.lastAccrual),
    globalPopup: {
      ...profile.globalPopup,
      ...(newLevel === null ? {} : { newLevel: true }),
      ...(reachesPrompt ? promptFor(profile, isAnonymous) : {}),
    },
  };
}

/** Rule D-074, once: whoever could lose what he has is asked to save it, a saved one hears that the trial is over. */
function promptFor(profile: ProfileRow, isAnonymous: boolean): Readonly<Record<string, boolean>> {
  if (isAnonymous) return { saveProgress: true };
  return isPaid(profile) ? {} : { bonusTrial: true };
}
