import { ApiError, type Model } from '@logikit/sdk';
import { type ReactElement, useState } from 'react';
import { client } from '../client/client.ts';
import { useWords } from '../words/use-words.ts';
import { Form, Part, TextField } from './form-parts.tsx';
import { useFields } from './use-fields.ts';
import { useFormMutation } from './use-form-mutation.ts';

/** The small gate before what is a grown-up's: a product, and the PIN where one is set (rule D-096). */
export function ParentGate({ zone }: { readonly zone: Model<'ParentZone'> }): ReactElement {
  const t = useWords('family');
  const mutation = useFormMutation();
  const [question, setQuestion] = useState(zone.question);
  const { values, set, field } = useFields({ answer: '', pin: '' });
  const open = (): Promise<boolean> =>
    mutation.run(async () => {
      try {
        const body = { answer: Number(values.answer.trim() || '0'), ...(zone.needsPin && { pin: values.pin.trim() }) };
        await client().family.openParentZone({ body });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'wrongGateAnswer') {
          setQuestion(error.data['question'] as typeof question); // what the contract says of this code
          set({ answer: '' });
        }
        throw error;
      }
    });
  return (
    <Part title={t('family.gate.title')}>
      <p>{t('family.gate.text')}</p>
      <Form
        label={t('family.gate.title')}
        mutation={mutation}
        onSave={() => void open()}
        action={t('family.gate.open')}
      >
        <TextField
          label={t('family.gate.question', { a: question?.a ?? 0, b: question?.b ?? 0 })}
          kind="number"
          mutation={mutation}
          {...field('answer')}
        />
        {zone.needsPin && <TextField label={t('family.pin.label')} kind="pin" mutation={mutation} {...field('pin')} />}
      </Form>
    </Part>
  );
}
