import type { Model } from '@logikit/sdk';
import { fallbackLocale, localeOf } from '../words/locales.ts';

type Profile = Pick<Model<'CommonProfile'>, 'perms'>;
type Permission = Profile['perms'][number];

/** Cabinet addresses that need a permission, one of those named. The server enforces each on its own (rule D-093). */
const guarded: readonly (readonly [RegExp, readonly Permission[]])[] = [
  [/^problem\/[^/]+\/preview$/, ['quizEditor']],
  [/^([^/]+\/)?theory\/[^/]+\/preview$/, ['quizEditor']],
  [/^my-pupils\/cards(\/[^/]+)?$/, ['teacher', 'card']],
  [/^school\/class\/[^/]+$/, ['teacher']],
  [/^family\/[^/]+\/messages$/, ['card']],
  [/^school\/leads$/, ['quizEditor']],
  [/^materials$/, ['teacher']],
];

/** False where the address needs a permission that the profile does not have (V-004). */
export function canOpen(pathname: string, profile: Profile): boolean {
  const locale = localeOf(pathname);
  const start = `/2.0/${locale === fallbackLocale ? '' : `${locale}/`}cabinet/`;
  if (!pathname.startsWith(start)) return true;
  const path = pathname.slice(start.length).replace(/\/$/, '');
  const rule = guarded.find(([pattern]) => pattern.test(path));
  return !rule || rule[1].some((permission) => profile.perms.includes(permission));
}
