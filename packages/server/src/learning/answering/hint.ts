import { hintMistakes, type Model, type SolvingKind } from '@logikit/contract';
import { lockProfile } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { textIn } from '../../kernel/words/index.ts';
import type { Viewer } from '../../content/catalog/index.ts';
import type { ProblemLibrary } from '../../content/catalog/index.ts';
import { type Asker, assertUnlocked, kindOf } from './place.ts';
import type { ProblemRow } from '../../content/catalog/index.ts';
import type { ProblemSecret } from '../../content/catalog/index.ts';
import type { Owner } from '../progress/index.ts';
import type { StandingKey, StandingRow } from '../progress/index.ts';
import { upsertHint } from '../progress/index.ts';
import { readSolvingContext, standingOf, visitorOf } from './solving-context.ts';
import { shuffle, variantId, type VariantScope } from '../../content/catalog/index.ts';

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

interface Asked extends Asker {
  readonly tx: Tx;
  readonly owner: Owner;
  readonly problemId: number;
  readonly context: Model<'PassingContext'>;
  readonly locale: string;
  readonly now: Date;
}

/** Gives the next hint and notes it. The first is free, later ones cost stars (rule D-032). */
export async function takeHint(asked: Asked, library: ProblemLibrary): Promise<Model<'Hint'>> {
  const { tx, owner, problemId, now } = asked;
  await lockProfile(tx, owner.userId);
  const solving = await readSolvingContext(tx, { ...asked, ...owner, context: asked.context });
  const { problem, place } = solving;
  if (!problem.isOpen) throw new ApiError('notFound');
  assertUnlocked(place, problem, visitorOf(solving, now));
  const key: StandingKey = { ...owner, problemId, context: solving.progressContext };
  const standing = standingOf(solving);
  const left = hintsLeft(problem, standing, kindOf(place));
  if (left === 0) throw new ApiError('hintsNotAllowed');

  const { content, secret } = await library.cache.take(tx, problem);
  const { scope } = library.viewer(owner.userId, problemId, asked.locale);
  const pointer = textIn(secret.translations, asked.locale)?.hints[standing.hints] ?? null;
  const removed = standing.hints < problem.hints ? null : wrongVariant(scope, content.variants, secret);
  if (pointer === null && removed === null) throw new ApiError('hintsNotAllowed');
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
