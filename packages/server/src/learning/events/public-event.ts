import type { Model } from '@logikit/contract';
import { timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { inLanguage } from '../../kernel/words/index.ts';
import { STARS } from './event.ts';
import { selectEventBySlug, selectShared } from './event.db.ts';

interface Guest {
  readonly tx: Tx;
  readonly locale: string;
}

/** What an event says of itself, by its number or its address name. */
export async function readEventLanding(guest: Guest, slug: string): Promise<Model<'Landing'>> {
  const { id, slug: name, slides } = await readEventPage(guest, slug);
  return { id, slug: name, slides };
}

interface EventPage extends Model<'Landing'> {
  readonly motif: Model<'Event'>['motif'];
  readonly from: Date;
  readonly to: Date;
}

/** The same, and when it is. Refuses with `notFound`. */
export async function readEventPage({ tx, locale }: Guest, slug: string): Promise<EventPage> {
  const row = await selectEventBySlug(tx, slug);
  if (!row) throw new ApiError('notFound');
  const slides = row.content.landing.map(({ slide, translations }) => ({
    slide,
    translations: inLanguage(translations, locale, (text) => text),
    image: null,
  }));
  return { id: row.id, slug: row.url, slides, motif: row.content.motif, from: row.startsAt, to: row.endsAt };
}

/** A shared result. It tells what was reached and not by whom: children's names stay at home. */
export async function readSharedResult({ tx, locale }: Guest, token: string): Promise<Model<'SharedEventResult'>> {
  const row = await selectShared(tx, token);
  if (!row?.attempt) throw new ApiError('notFound');
  const { stars, place, participants, seconds } = row.attempt;
  return {
    url: row.url,
    motif: row.content.motif,
    translations: inLanguage(row.content.translations, locale, (text) => text),
    from: timestampOf(row.startsAt),
    to: timestampOf(row.endsAt),
    problems: row.problems,
    stars,
    maxStars: row.problems * STARS,
    place,
    participants,
    seconds,
  };
}
