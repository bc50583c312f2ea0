import { families } from '@logikit/problems';
import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import type { Tx } from '../../kernel/database/index.ts';
import { type ReviewRow, selectReviews, upsertReview } from './review.db.ts';

/** FSRS decides in days here: what is to be practised within one sitting is the business of the road. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });
/** A skill is due when it is remembered with less than this probability (design/problems.md §5.3). */
const dueBelow = 0.9;

/** Problems of a family train these skills. */
export function skillsOf(family: string | null): readonly string[] {
  return families.find(({ id }) => id === family)?.skills ?? [];
}

/** How a problem was closed. */
export interface Closed {
  readonly isSolved: boolean;
  readonly mistakes: number;
}

/** Right at once is good, right after a mistake hard, not solved again. Nobody measures time, so nothing is easy. */
export function gradeOf({ isSolved, mistakes }: Closed): Grade {
  if (!isSolved) return Rating.Again;
  return mistakes === 0 ? Rating.Good : Rating.Hard;
}

/** Moves the cards of a family's skills when a problem of it is closed. */
export async function reviewSkills(
  tx: Tx,
  userId: number,
  { family, closed, now }: { readonly family: string | null; readonly closed: Closed; readonly now: Date },
): Promise<void> {
  const skills = skillsOf(family);
  if (skills.length === 0) return;
  const cards = new Map((await selectReviews(tx, userId, skills)).map((row) => [row.skill, toCard(row)]));
  await Promise.all(
    skills.map((skill) => {
      const { card } = scheduler.next(cards.get(skill) ?? createEmptyCard(now), now, gradeOf(closed));
      return upsertReview(tx, userId, toRow(skill, card, now));
    }),
  );
}

/** How much each skill should come again now, 0…1: 0 while it is remembered well or was never met. */
export async function dueSkills(tx: Tx, userId: number, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await selectReviews(tx, userId, null);
  return new Map(rows.map((row) => [row.skill, dueOf(scheduler.get_retrievability(toCard(row), now, false))]));
}

function dueOf(remembered: number): number {
  return Math.max(0, (dueBelow - remembered) / dueBelow);
}

function toCard(row: ReviewRow): Card {
  return {
    ...createEmptyCard(row.due),
    stability: row.stability,
    difficulty: row.difficulty,
    scheduled_days: row.scheduledDays,
    learning_steps: row.learningSteps,
    reps: row.reps,
    lapses: row.lapses,
    state: row.state,
    last_review: row.reviewedAt,
  };
}

function toRow(skill: string, card: Card, now: Date): ReviewRow {
  return {
    skill,
    due: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    reviewedAt: now,
  };
}
