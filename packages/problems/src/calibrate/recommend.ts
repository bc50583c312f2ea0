import type { Rng } from '../core/rng.ts';
import { certainty, chanceAt } from './chance.ts';
import { abilityNow } from './rate.ts';
import type { Ability, LessonMean } from './rows.ts';
import { settings } from './settings.ts';

/** A problem that may be recommended: unlocked, never tried by this learner. */
export interface Candidate {
  readonly family: string | number;
  /** Promised by the complexity, plus what was measured of problem and family, logits. */
  readonly difficulty: number;
  /** Chance of a blind guess, 0…1. */
  readonly guess: number;
  /** The learner's own skill in the family, logits. */
  readonly skill: number;
  /** How many first tries it has had from everybody. */
  readonly shown: number;
  /** 0…1: how much a review of its skill is due (0 not at all, 1 forgotten). */
  readonly due: number;
  /** 0…1: how weak the learner is in this skill. */
  readonly need: number;
}

/** What to aim at for one learner at one moment. */
export interface Aim {
  /** Ability to choose with, logits: a little low while it is unsure (a gentle start). */
  readonly ability: number;
  /** Logits²: how unsure it is; while it is, problems that are hard to guess place the learner sooner. */
  readonly variance: number;
  /** The share of right first tries to aim at, 0…1. */
  readonly target: number;
  /** What the strength is multiplied by because it is not known exactly, 0…1. */
  readonly scale: number;
  /** Families of the last two problems: not these again. */
  readonly lastFamilies: readonly (string | number | null)[];
  /** A problem that was shown more often than this is left to others while there is a choice. */
  readonly mostShown: number;
}

const weights = {
  distance: 10,
  fresh: 0.5,
  repeat: 0.5,
  guess: 3,
  due: 0.8,
  need: 0.3,
  worn: 20,
} as const;
const loop = { gain: 1.5, least: 0.6, most: 0.93 } as const;
const gentleness = 0.1;
/** After two wrong first tries in a row the next problem is easier, after three easier still. */
const mercy = { after: 2, step: 0.1, most: 0.97 } as const;
/** Logits²: what is unknown of a problem and of the skill in its family, taken together. */
const unknownOfProblem = 0.2;
/** A problem may have this share of all first tries of its lesson, and the first `freeShows` in any case. */
const exposure = { share: 0.0018, freeShows: 120 } as const;
const mostCandidates = 60;

/** The closed loop: who did better than the target lately gets harder problems, who did worse easier ones. */
export function targetOf(ability: Ability, usual: number): number {
  const looped = Math.min(loop.most, Math.max(loop.least, usual + loop.gain * (usual - ability.success)));
  const kindly = Math.max(0, ability.failsInRow - mercy.after + 1) * mercy.step;
  return kindly > 0 ? Math.min(mercy.most, looped + kindly) : looped;
}

export interface Moment {
  readonly ability: Ability;
  readonly lesson: LessonMean;
  /** τ of the lesson. */
  readonly usual: number;
  readonly lastFamilies: Aim['lastFamilies'];
  /** First tries of everybody in this lesson. */
  readonly answersInLesson: number;
}

export function aimOf({ ability, lesson, usual, lastFamilies, answersInLesson }: Moment): Aim {
  const { variance } = ability;
  return {
    ability: abilityNow(ability, lesson) - gentleness * Math.sqrt(variance),
    variance,
    target: targetOf(ability, usual),
    scale: certainty(variance + settings.noise + unknownOfProblem),
    lastFamilies,
    mostShown: Math.max(exposure.freeShows, exposure.share * answersInLesson),
  };
}

/** P(right at the first try) as far as it is known now. */
export function chanceFor(aim: Aim, { skill, difficulty, guess }: Candidate): number {
  return chanceAt(aim.scale * (aim.ability + skill - difficulty), guess);
}

/** How good a candidate is: 0 is a fresh problem of exactly the right difficulty. */
export function scoreOf(aim: Aim, candidate: Candidate): number {
  const { family, guess, shown, due, need } = candidate;
  return (
    -weights.distance * Math.abs(chanceFor(aim, candidate) - aim.target) +
    weights.fresh / Math.sqrt(1 + shown) -
    weights.guess * guess * Math.min(1, aim.variance) +
    weights.due * due +
    weights.need * need -
    (aim.lastFamilies.includes(family) ? weights.repeat : 0) -
    (shown > aim.mostShown ? weights.worn : 0)
  );
}

/** The best of at most sixty random candidates, so that equal learners are not all shown the same one; null of none. */
export function recommend<C extends Candidate>(candidates: readonly C[], aim: Aim, rng: Rng): C | null {
  const few = candidates.length <= mostCandidates ? candidates : rng.sample(candidates, mostCandidates);
  let best: C | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const candidate of few) {
    const score = scoreOf(aim, candidate);
    if (score > highest) [best, highest] = [candidate, score];
  }
  return best;
}
