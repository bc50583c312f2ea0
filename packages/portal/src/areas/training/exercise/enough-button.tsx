import { SdkError } from '@logikit/sdk';
import { useClient } from '@logikit/sdk/react';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { type ExerciseAddress, exerciseResultPath } from '../paths.ts';
import { pathOf } from './exercise-address.ts';

/** Completes the block without its last problems, which then bring no stars (rule D-018). */
export function EnoughButton({ address }: { readonly address: ExerciseAddress }): ReactElement {
  const t = useWords('training');
  const tErrors = useWords('errors');
  const locale = useLocale();
  const { exercises } = useClient();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<string | null>(null);
  const finish = (): void => {
    setTrouble(null);
    exercises.forceCompleteExercise({ params: pathOf(address) }).then(
      () => void navigate(exerciseResultPath(locale, address)),
      (error: unknown) => setTrouble(error instanceof SdkError ? error.code : 'internal'),
    );
  };
  return (
    <>
      <button type="button" className="lk-button" data-plain="" onClick={finish}>
        {t('training.exercise.enough')}
      </button>
      <p role="alert" className="exercise-note">
        {trouble && tErrors(`errors.${trouble}`)}
      </p>
    </>
  );
}
