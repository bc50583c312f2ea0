import { type Model, numbers } from '@logikit/contract';
import { type Clock, secondsLater } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { drawnFace, drawnNickname, isSafeNickname } from './nickname.ts';
import { type PublicRow, selectClassmates, selectPublicRows } from './profiles.db.ts';

export interface Reader {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly userId: number;
  readonly locale: string;
}

/** Activity is told every half a minute. */
const ONLINE_SECONDS = 90;

/** Public profiles of those who are here; the rest is left out. */
export async function readPublicProfiles(
  { tx, clock, userId, locale }: Reader,
  ids: readonly number[],
): Promise<Model<'PublicProfile'>[]> {
  const onlineSince = secondsLater(clock.now(), -ONLINE_SECONDS);
  const rows = await selectPublicRows(tx, userId, { ids: [...new Set(ids)], onlineSince });
  return rows.map((row) => publicProfile(row, locale));
}

/** By the names that classmates read. */
export async function readClassmates(reader: Reader): Promise<Model<'PublicProfile'>[]> {
  const ids = await selectClassmates(reader.tx, reader.userId, numbers.social.classmates);
  return readPublicProfiles(reader, ids);
}

/**
 * What may be shown. Strangers read the drawn name only, so whoever walks through all ids gathers nothing that anybody
 * has written (security.md S-24); uploaded pictures are for nobody here.
 */
function publicProfile(row: PublicRow, locale: string): Model<'PublicProfile'> {
  return {
    userId: row.userId,
    displayName: (row.isKnown ? chosenNickname(row) : null) ?? drawnNickname(row.userId, locale),
    avatar: row.avatar !== null && isDrawn(row.avatar) ? row.avatar : drawnFace(row.userId),
    avatarBorderUrl: null,
    level: row.level,
    isOnline: row.isFriend && row.isOnline,
  };
}

type Named = Pick<PublicRow, 'displayName' | 'ratingName' | 'firstName' | 'lastName' | 'isPartners'>;

/** The name that somebody has chosen and others may read; null when there is none, or when it is their real one. */
export function chosenNickname({ displayName, ratingName, firstName, lastName, isPartners }: Named): string | null {
  const chosen = (ratingName ?? (isPartners ? null : displayName))?.trim() ?? '';
  const real = [firstName, lastName].flatMap((name) => (name ? [name.trim().toLowerCase()] : []));
  const isReal = chosen
    .toLowerCase()
    .split(/\s+/)
    .some((word) => real.includes(word));
  return chosen !== '' && !isReal && isSafeNickname(chosen) ? chosen : null;
}

/** Pictures of ours; an upload may show a face. */
function isDrawn(avatar: string): boolean {
  return avatar.startsWith('/avatars/');
}

export function idsOf(query: { readonly ids: string }): readonly number[] {
  return query.ids
    .split(',')
    .map(Number)
    .filter((id) => id > 0 && id <= 2_147_483_647);
}
