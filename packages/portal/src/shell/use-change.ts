import { SdkError } from '@logikit/sdk';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useWords } from '../words/use-words.ts';

export interface Change {
  readonly isBusy: boolean;
  /** What went wrong, for a person; null when nothing did. */
  readonly error: string | null;
  /** Runs one change and reads the page's data again. False: it was refused, and what was typed stays. */
  run(change: () => Promise<unknown>): Promise<boolean>;
}

/** One change of a page at a time, with its error told in words; `tell` knows the page's own. */
export function useChange(tell: (error: unknown) => string | null = () => null): Change {
  const errorText = useWords('errors');
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error: string | null }>({
    isBusy: false,
    error: null,
  });

  function textOf(error: unknown): string {
    const code = error instanceof SdkError ? error.code : 'internal';
    return tell(error) ?? errorText(`errors.${code}`, { defaultValue: errorText('errors.internal') });
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
