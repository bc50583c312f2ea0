import { ApiError } from '@logikit/sdk';
import { localeOf } from '../../../words/locales.ts';
import { wordsOf } from '../../../words/words.ts';

/** Strangers' letters will quote such a form: what cannot stand there is told by name. Null: the usual words. */
export function teacherErrorText(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const t = wordsOf(localeOf(location.pathname), 'teacher');
  if (error.code === 'invalidFields') return t('teacher.about.plain');
  return error.code === 'forbidden' ? t('teacher.convert.notYou') : null;
}
