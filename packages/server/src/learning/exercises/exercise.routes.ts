import { calls, type TargetLesson, type Tier } from '@logikit/contract';
import type { Clock } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { route, type Route } from '../../kernel/http/index.ts';
import { buyBlock } from './buy-block.ts';
import { readBlockProgress, readBlockResult, readExercise, type Reader } from './exercise.ts';
import type { BlockKey, ExerciseKey } from './exercise.db.ts';
import { forceComplete } from './force-complete.ts';
import { continuePlacement, readPlacement } from './placement.ts';
import { regenerate } from './regenerate.ts';

interface Asked {
  readonly tx: Tx;
  readonly locale: string;
  readonly clock: Clock;
  readonly user: { readonly id: number };
  readonly tenant: { readonly id: number };
  readonly params: { readonly a: TargetLesson; readonly b: number };
}

function exerciseOf({ user, tenant, params }: Asked): ExerciseKey {
  // The schema lets 1…3 through.
  return { userId: user.id, tenantId: tenant.id, targetLesson: params.a, tier: params.b as Tier };
}

function placementOf({
  user,
  tenant,
  params,
}: Pick<Asked, 'user' | 'tenant'> & { readonly params: { readonly a: TargetLesson } }) {
  return { userId: user.id, tenantId: tenant.id, targetLesson: params.a };
}

function blockOf(asked: Asked & { readonly params: { readonly c: number } }): BlockKey {
  return { ...exerciseOf(asked), number: asked.params.c };
}

/** `secret` is what blocks are drawn with; it is known once the platform is prepared. */
export function exerciseRoutes(secret: () => string): readonly Route[] {
  const readerOf = ({ tx, locale, clock }: Pick<Asked, 'tx' | 'locale' | 'clock'>): Reader => ({
    tx,
    locale,
    now: clock.now(),
    secret: secret(),
  });
  return [
    route(calls.getExercise, (asked) => readExercise(readerOf(asked), exerciseOf(asked))),
    route(calls.buyExerciseBlock, (asked) =>
      buyBlock({ ...readerOf(asked), emit: asked.emit }, blockOf(asked), asked.query.complexity),
    ),
    // Looking at a block that costs nothing opens it.
    route(calls.getExerciseProgress, (asked) => readBlockProgress(readerOf(asked), blockOf(asked)), { changes: true }),
    route(calls.forceCompleteExercise, (asked) =>
      forceComplete(readerOf(asked), blockOf(asked), {
        learnerId: asked.query.userId ?? asked.user.id,
        caller: asked.user,
      }),
    ),
    route(calls.regenerateExercise, (asked) => regenerate(readerOf(asked), exerciseOf(asked))),
    route(calls.getPlacement, (asked) => readPlacement(readerOf(asked), placementOf(asked))),
    route(calls.continuePlacement, (asked) => continuePlacement(readerOf(asked), placementOf(asked))),
    route(calls.getExerciseResult, (asked) => readBlockResult(readerOf(asked), blockOf(asked))),
  ];
}
