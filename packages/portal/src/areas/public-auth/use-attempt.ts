import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';

export interface Attempt {
  readonly isUnderWay: boolean;
  /** What went wrong, in words; null: nothing. */
  readonly fault: string | null;
  /** Answers whether it worked. */
  run(work: () => Promise<unknown>): Promise<boolean>;
  refuse(fault: string): void;
}

/** Something that a page asks of the platform once at a time, and what came of it. */
export function useAttempt(): Attempt {
  const errorText = useWords('errors');
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  return {
    isUnderWay,
    fault,
    refuse: setFault,
    async run(work) {
      setIsUnderWay(true);
      setFault(null);
      try {
        await work();
        return true;
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'internal';
        setFault(errorText(`errors.${code}`, { defaultValue: errorText('errors.internal') }));
        return false;
      } finally {
        setIsUnderWay(false);
      }
    },
  };
}
