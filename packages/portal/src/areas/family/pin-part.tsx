import type { ReactElement } from 'react';
import { Button } from '@logikit/widgets/ui';
import { client } from '../../client/client.ts';
import { useWords } from '../../words/use-words.ts';
import { Form, Part, TextField } from '../../forms/form-parts.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useFormMutation } from '../../forms/use-form-mutation.ts';

/** The PIN of the way back from a child to the account. */
export function PinPart({ hasPin }: { readonly hasPin: boolean }): ReactElement {
  const t = useWords('family');
  const mutation = useFormMutation();
  const { values, set, field } = useFields({ pin: '' });
  const save = (next: string | null): Promise<boolean> =>
    mutation
      .run(() => client().family.saveParentPin({ body: { pin: next } }))
      .then((done) => {
        if (done) set({ pin: '' });
        return done;
      });
  return (
    <Part title={t('family.pin.title')}>
      <p>{t('family.pin.text')}</p>
      <Form
        label={t('family.pin.title')}
        mutation={mutation}
        onSave={() => void save(values.pin.trim())}
        action={hasPin ? t('family.pin.change') : t('family.pin.set')}
        beside={
          hasPin ? (
            <Button size="small" tone="plain" onClick={() => void save(null)}>
              {t('family.pin.remove')}
            </Button>
          ) : null
        }
      >
        <TextField label={t('family.pin.label')} kind="pin" mutation={mutation} {...field('pin')} />
      </Form>
    </Part>
  );
}
