import { interfaceNumbers } from '@logikit/sdk';

export type SearchState<T> =
  | { readonly status: 'idle' }
  /** What was found before may stay in view meanwhile. */
  | { readonly status: 'searching'; readonly results?: T | undefined }
  | { readonly status: 'found'; readonly results: T }
  | { readonly status: 'failed'; readonly error: unknown };

export interface Search<T> {
  state(): SearchState<T>;
  subscribe(listener: () => void): () => void;
  /** What the field holds now. */
  type(text: string): void;
  /** Asks once more, after a failure. */
  again(): void;
  close(): void;
}

const { fromCharacters: usual, debounceMs } = interfaceNumbers.autocomplete;

/**
 * Asks while somebody types (rule D-193): from two characters on, or as many as are said, once the typing rests, and never two questions at a
 * time. A question that comes meanwhile waits; only the answer to the last one is shown.
 */
export function createSearch<T>(find: (text: string) => Promise<T>, fromCharacters: number = usual): Search<T> {
  const listeners = new Set<() => void>();
  let state: SearchState<T> = { status: 'idle' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The text that should be shown in the end; null while it is too short. */
  let wanted: string | null = null;
  let isAsking = false;
  let isDue = false;

  function set(next: SearchState<T>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function ask(): Promise<void> {
    if (wanted === null) return;
    if (isAsking) {
      isDue = true;
      return;
    }
    const asked = wanted;
    isAsking = true;
    set({ status: 'searching', results: 'results' in state ? state.results : undefined });
    const answer = await answerTo(find(asked));
    isAsking = false;
    if (asked === wanted) set(answer);
    if (isDue) {
      isDue = false;
      if (asked !== wanted) void ask();
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type(text) {
      clearTimeout(timer);
      const trimmed = text.trim();
      if (trimmed.length < fromCharacters) {
        wanted = null;
        isDue = false;
        set({ status: 'idle' });
        return;
      }
      if (trimmed === wanted && state.status === 'found') return;
      wanted = trimmed;
      timer = setTimeout(() => void ask(), debounceMs);
    },
    again: () => void ask(),
    close() {
      clearTimeout(timer);
      wanted = null;
      isDue = false;
    },
  };
}

function answerTo<T>(question: Promise<T>): Promise<SearchState<T>> {
  return question.then(
    (results): SearchState<T> => ({ status: 'found', results }),
    (error: unknown): SearchState<T> => ({ status: 'failed', error }),
  );
}
