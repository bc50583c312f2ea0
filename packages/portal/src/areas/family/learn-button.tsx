import type { Model } from '@logikit/sdk';
import { Button, type ButtonProps } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { client } from '../../client/client.ts';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';

interface LearnButtonProps extends Pick<ButtonProps, 'size'> {
  readonly pupil: Model<'FamilyPupil'>;
}

/** Hands the device over to a pupil, who learns on it from now on. */
export function LearnButton({ pupil: { cardId, displayName: name }, size }: LearnButtonProps): ReactElement {
  const t = useWords('family');
  const mutation = useFormMutation();
  return (
    <>
      <Button
        size={size}
        aria-label={t('family.switch.name', { name })}
        disabled={mutation.isPending}
        onClick={() => void mutation.run(() => client().auth.switchTo(cardId))}
      >
        {t('family.switch')}
      </Button>
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
    </>
  );
}
