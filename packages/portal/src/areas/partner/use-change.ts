import { ApiError, SdkError } from '@logikit/sdk';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useWords } from '../../words/use-words.ts';

export interface Change {
  readonly isBusy: boolean;
  /** What went wrong, for a person; null when nothing did. */
  readonly error: string | null;
  /** Runs one change and reads the page's data again. False: it was refused, and what was typed stays. */
  run(change: () => Promise<unknown>): Promise<boolean>;
}

/** One change of the console at a time, with its error told in words. */
export function useChange(): Change {
  const t = useWords('partner');
  const errorText = useWords('errors');
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error: string | null }>({
    isBusy: false,
    error: null,
  });

  function textOf(error: unknown): string {
    if (error instanceof ApiError && error.fields['origins'])
      return t('partner.keys.wrong', {
        origin: (error.data['wrong'] as readonly string[] | undefined)?.[0] ?? '',
      });
    if (error instanceof ApiError && error.code === 'limitReached') return t('partner.keys.full');
    const code = error instanceof SdkError ? error.code : 'internal';
    return errorText(`errors.${code}`, { defaultValue: errorText('errors.internal') });
  }

  return {
    ...state,
    async run(change) {
      setState({ isBusy: true, error: null });
      try {
        await change();
        setState({ isBusy: false, error: null });
        await revalidate();
        return true;
      } catch (error) {
        setState({ isBusy: false, error: textOf(error) });
        return false;
      }
    },
  };
}
