import '../../ui/dialog.css';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { client } from '../../client/client.ts';
import { Form, TextField } from '../../forms/form-parts.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { useWords } from '../../words/use-words.ts';

interface GiftDialogProps {
  readonly purchase: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** Whom a present goes to, when, and with which words. */
export function GiftDialog({ purchase: { id, name }, onClose, onAdded }: GiftDialogProps): ReactElement {
  const t = useWords('store');
  const dialog = useRef<HTMLDialogElement>(null);
  const mutation = useFormMutation();
  const [today] = useState(() => dayOf(new Date()));
  const { values, field } = useFields({ email: '', message: '', date: today });
  // Follows the dialog of the browser: it opens by a call only.
  useEffect(() => dialog.current?.showModal(), []);
  const title = t('store.gift.title', { goods: name });
  const add = async (): Promise<void> => {
    const presentInfo = { email: values.email.trim(), message: values.message.trim(), date: sendingAt(values.date) };
    const isAdded = await mutation.run(() => client().shop.addPurchase({ body: { purchaseId: id, presentInfo } }));
    if (!isAdded) return;
    onAdded();
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className="lk-card dialog" aria-labelledby="gift-title" onClose={onClose}>
      <h2 id="gift-title">{title}</h2>
      <p>{t('store.gift.text')}</p>
      <Form label={title} mutation={mutation} onSave={() => void add()} action={t('store.add')} done="">
        <TextField label={t('store.gift.email')} kind="email" mutation={mutation} {...field('email')} />
        <TextField label={t('store.gift.message')} kind="message" mutation={mutation} {...field('message')} />
        <TextField label={t('store.gift.date')} kind="date" mutation={mutation} {...field('date')} />
      </Form>
      <Button tone="plain" size="small" onClick={() => dialog.current?.close()}>
        {t('store.pay.back')}
      </Button>
    </dialog>
  );
}

const MORNING = 9;

/** As a field of a day has it: where the buyer is. */
function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** In the morning of that day; today, and where no day stands, at once. */
function sendingAt(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const morning = new Date(year, month - 1, date, MORNING).getTime();
  const at = Math.max(Number.isNaN(morning) ? 0 : morning, Date.now());
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}
