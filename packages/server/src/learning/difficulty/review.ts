import { families } from '@logikit/problems';
import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import type { Tx } from '../../kernel/database/index.ts';
import type { AnswerFacts } from '../progress/index.ts';
import { type ReviewRow, selectReviews, selectReviewsOf, upsertReviews } from './review.db.ts';

/** FSRS decides in days here: what is to be practised within one sitting is the business of the road. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });
/** A skill is due when it is remembered with less than this probability (design/problems.md §5.3). */
const dueBelow = 0.9;

/** Problems of a family train these skills. */
export function skillsOf(family: string | null): readonly string[] {
  return families.find(({ id }) => id === family)?.skills ?? [];
}

/** Right at once is good, right after a mistake hard, not solved again. Nobody measures time, so nothing is easy. */
export function gradeOf({ isSolved, mistakes }: NonNullable<AnswerFacts['closed']>): Grade {
  if (!isSolved) return Rating.Again;
  return mistakes === 0 ? Rating.Good : Rating.Hard;
}

/** An answer, and the family of its problem. */
interface Reviewed {
  readonly userId: number;
  readonly family: string | null;
  readonly facts: Pick<AnswerFacts, 'closed' | 'at'>;
}

/** Moves the cards of a family's skills for each problem that was closed, in the order of the answers. */
export async function reviewAnswers(tx: Tx, answers: readonly Reviewed[]): Promise<void> {
  const reviews = answers.flatMap(({ userId, family, facts: { closed, at } }) =>
    closed ? skillsOf(family).map((skill) => ({ userId, skill, grade: gradeOf(closed), now: new Date(at) })) : [],
  );
  if (reviews.length === 0) return;
  const idOf = (review: { readonly userId: number; readonly skill: string }): string =>
    `${review.userId} ${review.skill}`;
  const known = await selectReviewsOf(tx, [...new Map(reviews.map((review) => [idOf(review), review])).values()]);
  const cards = new Map(known.map((row) => [idOf(row), row]));
  for (const { userId, skill, grade, now } of reviews) {
    const before = cards.get(idOf({ userId, skill }));
    const { card } = scheduler.next(before ? toCard(before) : createEmptyCard(now), now, grade);
    cards.set(idOf({ userId, skill }), { userId, ...toRow(skill, card, now) });
  }
  await upsertReviews(tx, [...cards.values()]);
}

/** How much each skill should come again now, 0…1: 0 while it is remembered well or was never met. */
export async function dueSkills(tx: Tx, userId: number, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await selectReviews(tx, userId);
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
