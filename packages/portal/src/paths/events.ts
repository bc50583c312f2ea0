import { type Locale, sitePath } from '../words/locales.ts';

export function eventPreviewPath(locale: Locale, eventId: number): string {
  return sitePath(locale, `cabinet/event/${eventId}/preview`);
}

export function eventResultPath(locale: Locale, eventId: number): string {
  return sitePath(locale, `cabinet/event/${eventId}/result`);
}

/** An event, in a tenant where it was opened in one. */
export interface EventPlace {
  readonly eventId: number;
  readonly tenant?: string | undefined;
}

export function eventPath(locale: Locale, { eventId, tenant }: EventPlace): string {
  return sitePath(locale, `cabinet/${tenant === undefined ? '' : `${tenant}/`}event/${eventId}`);
}

export type ProblemState = 'intro' | 'solve' | 'done';

export function eventProblemPath(
  locale: Locale,
  event: EventPlace,
  to: { readonly problemId: number; readonly state: ProblemState },
): string {
  return `${eventPath(locale, event)}/problem/${to.problemId}/${to.state}`;
}
