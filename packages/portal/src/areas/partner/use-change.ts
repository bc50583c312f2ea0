import { ApiError } from '@logikit/sdk';
import { type Change, useChange as usePageChange } from '../../shell/use-change.ts';
import { useWords } from '../../words/use-words.ts';

/** One change of the console at a time, with its error told in words. */
export function useChange(): Change {
  const t = useWords('partner');
  return usePageChange((error) => {
    if (error instanceof ApiError && error.fields['origins'])
      return t('partner.keys.wrong', {
        origin: (error.data['wrong'] as readonly string[] | undefined)?.[0] ?? '',
      });
    return error instanceof ApiError && error.code === 'limitReached' ? t('partner.keys.full') : null;
  });
}
