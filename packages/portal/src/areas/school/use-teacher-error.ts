import { ApiError } from '@logikit/sdk';
import { type Change, useChange } from '../../shell/use-change.ts';
import { useWords } from '../../words/use-words.ts';

/** One change of a form that strangers' letters will quote: what cannot stand there is told by name. */
export function useTeacherChange(): Change {
  const t = useWords('teacher');
  return useChange((error) => {
    if (!(error instanceof ApiError)) return null;
    if (error.code === 'invalidFields') return t('teacher.about.plain');
    return error.code === 'forbidden' ? t('teacher.convert.notYou') : null;
  });
}
