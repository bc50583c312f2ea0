import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { client } from '../../client.ts';
import { useWords } from '../../words/use-words.ts';

export type Change = (send: () => Promise<unknown>) => void;

/** One change at a time; the list is loaded anew after it, and what went wrong is said. */
export function useFriendChange(): {
  readonly change: Change;
  readonly isBusy: boolean;
  readonly failure: string | null;
} {
  const errorText = useWords('errors');
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly code: string | null }>({
    isBusy: false,
    code: null,
  });
  const run = async (send: () => Promise<unknown>): Promise<void> => {
    setState({ isBusy: true, code: null });
    try {
      await send();
      client().people.forget();
      await revalidate();
      setState({ isBusy: false, code: null });
    } catch (error) {
      setState({ isBusy: false, code: error instanceof Error && 'code' in error ? String(error.code) : 'internal' });
    }
  };
  const failure =
    state.code === null ? null : errorText(`errors.${state.code}`, { defaultValue: errorText('errors.internal') });
  return { change: (send) => void run(send), isBusy: state.isBusy, failure };
}
