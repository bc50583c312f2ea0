import { calls, defaultLocale } from '@logikit/contract';
import type { Clock } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { route, type Route } from '../../kernel/http/index.ts';
import type { ProblemLibrary } from '../../content/catalog/index.ts';
import { ownerOf } from '../progress/index.ts';
import { type EventReader, finishEvent, readActiveEvent, readEvent, readEvents, shareEvent } from './event.ts';
import { startEvent, unshareEvent } from './event.ts';
import { readEventLanding, readSharedResult } from './public-event.ts';

interface Request {
  readonly tx: Tx;
  readonly user: { readonly id: number };
  readonly tenant: { readonly id: number };
  readonly locale: string;
  readonly clock: Clock;
}

export function eventRoutes({ viewer }: ProblemLibrary, publicUrl: () => string): readonly Route[] {
  const readerOf = (asked: Request): EventReader => ({
    tx: asked.tx,
    owner: ownerOf(asked),
    locale: asked.locale,
    clock: asked.clock,
    now: asked.clock.now(),
    viewer,
    // Rule D-191: the address of the fallback language has no code.
    shareLink: (token) =>
      `${publicUrl()}/2.0/${asked.locale === defaultLocale ? '' : `${asked.locale}/`}event/shared/${token}`,
  });
  return [
    route(calls.listEvents, (asked) => readEvents(readerOf(asked), asked.query)),
    route(calls.getActiveEvent, (asked) => readActiveEvent(readerOf(asked))),
    // NOTE: a GET that may begin the attempt, as the specification has it; hence `changes`.
    route(
      calls.getEvent,
      (asked) => (asked.query.solving === 1 ? startEvent : readEvent)(readerOf(asked), asked.params.id),
      { changes: true },
    ),
    route(calls.finishEvent, (asked) => finishEvent(readerOf(asked), asked.params.id)),
    route(calls.shareEvent, (asked) => shareEvent(readerOf(asked), asked.params.id)),
    route(calls.unshareEvent, (asked) => unshareEvent(readerOf(asked), asked.params.id)),
    route(calls.getEventLanding, (asked) => readEventLanding(asked, asked.params.id)),
    route(calls.getSharedEventResult, (asked) => readSharedResult(asked, asked.params.token)),
  ];
}
