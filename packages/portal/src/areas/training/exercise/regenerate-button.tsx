import './exercise.css';
import { SdkError } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import { RefreshIcon } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useWords } from '../../../words/use-words.ts';
import type { ExerciseAddress } from '../../../paths/training.ts';

type Answer = 'fresh' | 'limit' | 'trouble';

/** Draws other problems for blocks that nobody has begun; for those who may (rule D-019). */
export function RegenerateButton({ address }: { readonly address: ExerciseAddress }): ReactElement | null {
  const t = useWords('training');
  const { exercises, profile } = useClient();
  const { revalidate } = useRevalidator();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isAsking, setAsking] = useState(false);
  const mayAsk = useStore(profile.store, (state) => state.status === 'ready' && !state.profile.logic.freemium);
  if (!mayAsk) return null;

  async function regenerate(): Promise<void> {
    setAsking(true);
    try {
      await exercises.regenerateExercise({ params: { a: address.targetLesson, b: address.complexity } });
      await revalidate();
      setAnswer('fresh');
    } catch (error) {
      setAnswer(error instanceof SdkError && error.code === 'limitReached' ? 'limit' : 'trouble');
    } finally {
      setAsking(false);
    }
  }

  return (
    <>
      <button
        type="button"
        className="lk-button"
        data-plain=""
        aria-disabled={isAsking || undefined}
        onClick={() => !isAsking && void regenerate()}
      >
        <RefreshIcon />
        {t('training.regenerate.action')}
      </button>
      <p role="status" className="exercise-note">
        {answer && t(`training.regenerate.${answer}`)}
      </p>
    </>
  );
}
