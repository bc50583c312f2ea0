import { localeOf } from '../words/locales.ts';
import { wordsOf } from '../words/words.ts';

/** The code of what the platform or the SDK refused; whatever else went wrong is a fault of ours. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'internal';
}

/** What went wrong, for a person, in the locale of the address. The page loads the area `errors`. */
export function errorText(error: unknown): string {
  return errorCodeText(errorCode(error));
}

/** The same where only the code of the error is known. */
export function errorCodeText(code: string): string {
  const t = wordsOf(localeOf(location.pathname), 'errors');
  return t(`errors.${code}`, { defaultValue: t('errors.internal') });
}
