import { hintMistakes, type Model, type SolvingKind } from '@logikit/contract';
import { lockProfile } from '../accounts/profile.ts';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { textIn } from './language.ts';
import type { Viewer } from './learner-problem.ts';
import type { Tools } from './passing.ts';
import { findSpot, kindOf, readPlace, refuseLocked } from './place.ts';
import { type ProblemRow, selectProblem } from './problem.db.ts';
import type { ProblemSecret } from './problem-parts.ts';
import {
  noStanding,
  type Owner,
  selectStanding,
  type StandingKey,
  type StandingRow,
  upsertHint,
} from './progress.db.ts';
import { shuffle, variantId, type VariantScope } from './variant-ids.ts';

/** Hints that can still be taken: the author's, then one wrong variant put aside; none where it is strict (rule D-041). */
export function hintsLeft(
  problem: Pick<ProblemRow, 'hints' | 'isRemovable'>,
  standing: StandingRow,
  kind: SolvingKind,
): number {
  if (kind !== 'regular' || standing.isFinal) return 0;
  return Math.max(0, problem.hints + (problem.isRemovable ? 1 : 0) - standing.hints);
}

/** What the hints so far have told. */
export function takenHints(
  secret: ProblemSecret,
  { hints, removedVariant }: StandingRow,
  { scope, locale }: Viewer,
): Model<'TakenHints'> {
  return {
    pointers: textIn(secret.translations, locale)?.hints.slice(0, hints) ?? [],
    removedVariant: removedVariant === null ? null : variantId(scope, removedVariant),
  };
}

interface Asked {
  readonly tx: Tx;
  readonly owner: Owner;
  readonly problemId: number;
  readonly context: Model<'PassingContext'>;
  readonly locale: string;
  readonly now: Date;
}

/** Gives the next hint and notes it. The first is free, later ones cost stars (rule D-032). */
export async function takeHint(asked: Asked, tools: Tools): Promise<Model<'Hint'>> {
  const { tx, owner, problemId, context, now } = asked;
  const spot = await findSpot(tx, { ...owner, problemId, context });
  const key: StandingKey = { ...owner, problemId, context: spot.progressContext };
  const [profile, problem, stored, place] = await Promise.all([
    lockProfile(tx, owner.userId),
    selectProblem(tx, problemId),
    selectStanding(tx, key),
    readPlace(tx, spot, now),
  ]);
  if (!problem?.isOpen) throw new Refusal('notFound');
  refuseLocked(place, problem, { profile, now });
  const standing = stored ?? noStanding;
  const left = hintsLeft(problem, standing, kindOf(place));
  if (left === 0) throw new Refusal('hintsNotAllowed');

  const { content, secret } = await tools.shelf.take(tx, problem);
  const { scope } = tools.viewer(owner.userId, problemId, asked.locale);
  const pointer = textIn(secret.translations, asked.locale)?.hints[standing.hints] ?? null;
  const removed = standing.hints < problem.hints ? null : wrongVariant(scope, content.variants, secret);
  if (pointer === null && removed === null) throw new Refusal('hintsNotAllowed');
  const hints = standing.hints + 1;
  await upsertHint(tx, key, { now, hints, removed: removed ?? standing.removedVariant });
  return {
    index: hints,
    pointer,
    removedVariant: removed === null ? null : variantId(scope, removed),
    hintsLeft: left - 1,
    costsStars: hintMistakes(hints) > hintMistakes(standing.hints),
  };
}

/**
 * A wrong variant, by an order of its own. By the order on the screen the first wrong one would go, and whoever sees the
 * second card put aside would know that the first is right.
 */
function wrongVariant(
  scope: VariantScope,
  variants: readonly { readonly key: string }[],
  { right }: ProblemSecret,
): string | null {
  return shuffle(scope, variants, 'aside').find(({ key }) => !right.includes(key))?.key ?? null;
}
