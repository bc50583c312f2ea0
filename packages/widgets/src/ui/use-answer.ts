import { numbers } from '@logikit/contract';
import { useEffect, useRef, useState } from 'react';

/** What went wrong: `code` for machines, `message` for developers. */
export interface AnswerError {
  readonly code: string;
  readonly message: string;
}

export type AnswerState<Answer> =
  /** Nothing is drawn yet: most loads are over before anyone notices. */
  | { readonly status: 'loading' }
  | { readonly status: 'skeleton' }
  | { readonly status: 'offline' | 'failed'; readonly code: string }
  | { readonly status: 'full'; readonly answer: Answer };

export interface Asking<Answer> {
  readonly ask: () => Promise<Answer>;
  /** What it is asked about: of another subject nothing is left. */
  readonly subject: string | number;
  /** What else the answer depends on: it is asked again when this changes. */
  readonly wish: string;
  readonly onAnswer: (answer: Answer) => void;
  readonly onError: (error: AnswerError) => void;
}

/** The answer of the platform, and what asks for it again. What is drawn stays until another answer is there. */
export function useAnswer<Answer>(asking: Asking<Answer>): readonly [AnswerState<Answer>, () => void] {
  const { subject, wish } = asking;
  const [state, setState] = useState<AnswerState<Answer>>({ status: 'loading' });
  const [round, setRound] = useState(0);
  const [reload] = useState(() => () => setRound((one) => one + 1));
  const latest = useRef(asking);
  // Follows the props. It is the first effect, so the later ones already speak to the latest handlers.
  useEffect(() => {
    latest.current = asking;
  });
  // Follows what the page wants to show.
  useEffect(() => setState({ status: 'loading' }), [subject]);
  // Follows what is asked for, and every wish to ask again; an answer that comes too late changes nothing.
  useEffect(() => {
    let isWanted = true;
    // What is drawn is worth more than a message that it could not be drawn again.
    const unlessFull = (next: AnswerState<Answer>): void =>
      void (isWanted && setState((before) => (before.status === 'full' ? before : next)));
    const slow = setTimeout(() => unlessFull({ status: 'skeleton' }), numbers.loaderDelayMs);
    latest.current
      .ask()
      .then(
        (answer) => {
          if (!isWanted) return;
          setState({ status: 'full', answer });
          latest.current.onAnswer(answer);
        },
        (error: unknown) => {
          const told = tellError(error);
          const { code } = told;
          unlessFull({ status: code === 'offline' ? 'offline' : 'failed', code });
          if (isWanted) latest.current.onError(told);
        },
      )
      .finally(() => clearTimeout(slow));
    return () => {
      isWanted = false;
      clearTimeout(slow);
    };
  }, [subject, wish, round]);
  return [state, reload];
}

/** What is told of anything that was thrown. */
export function tellError(error: unknown): AnswerError {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'internal';
  return { code, message: error instanceof Error ? error.message : String(error) };
}
