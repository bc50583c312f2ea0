import './exercise.css';
import { useClient } from '@logikit/sdk/react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useMutation } from '../../../client/use-mutation.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { type ExerciseAddress, exerciseResultPath } from '../../../paths/training.ts';
import { pathOf } from './exercise-address.ts';

/** Completes the block without its last problems, which then bring no stars (rule D-018). */
export function EnoughButton({ address }: { readonly address: ExerciseAddress }): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { exercises } = useClient();
  const navigate = useNavigate();
  const { error, run } = useMutation({ refreshes: 'nothing' });
  const finish = async (): Promise<void> => {
    const isDone = await run(() => exercises.forceCompleteExercise({ params: pathOf(address) }));
    if (isDone) await navigate(exerciseResultPath(locale, address));
  };
  return (
    <>
      <button type="button" className="lk-button" data-plain="" onClick={() => void finish()}>
        {t('training.exercise.enough')}
      </button>
      <p role="alert" className="exercise-note">
        {error}
      </p>
    </>
  );
}
