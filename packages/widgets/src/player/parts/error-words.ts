import type { Translate } from '../../words/formatter.ts';

/** What people read when something fails; `code` is for machines. An element may have the usual words before the others. */
export function errorWords(code: string, t: Translate): string {
  if (code === 'offline') return t('player.error.offline');
  if (code === 'timeout') return t('player.error.timeout');
  // NOTE: not `player.error.${code}`: put together like this, the build of the elements lets these sentences come later.
  const key = ['player', 'error', code].join('.');
  const words = t(key);
  return words === key ? t('player.error.usual') : words;
}
