import type { Translate } from '../../words/formatter.ts';

const known = [
  'offline',
  'timeout',
  'notFound',
  'noLife',
  'eventFinished',
  'tooManyRequests',
  'hintsNotAllowed',
  'originNotAllowed',
];

/** What people read when something fails; `code` is for machines. */
export function errorWords(code: string, t: Translate): string {
  return t(`player.error.${known.includes(code) ? code : 'usual'}`);
}
