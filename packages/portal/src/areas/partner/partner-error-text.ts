import { ApiError } from '@logikit/sdk';
import { localeOf } from '../../words/locales.ts';
import { wordsOf } from '../../words/words.ts';

/** What the console says of an error in words of its own; null: the usual ones. */
export function partnerErrorText(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const t = wordsOf(localeOf(location.pathname), 'partner');
  if (error.fields['origins']) {
    // What the contract says of this error.
    const wrong = error.data['wrong'] as readonly string[] | undefined;
    return t('partner.keys.wrong', { origin: wrong?.[0] ?? '' });
  }
  return error.code === 'limitReached' ? t('partner.keys.full') : null;
}
