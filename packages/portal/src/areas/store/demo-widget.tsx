import '../../ui/dialog.css';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { useMutation } from '../../client/use-mutation.ts';
import { Form, TextField } from '../../forms/form-parts.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useWords } from '../../words/use-words.ts';

/** How a payment in a window on our own page has ended (row S-037). */
export type WidgetOutcome = 'done' | 'troubled' | 'close';

export interface WidgetProps {
  readonly params: Readonly<Record<string, string>>;
  /** As people write it. */
  readonly price: string;
  readonly onOutcome: (outcome: WidgetOutcome) => void;
}

/** The window of the demo gateway. It asks what its own page asks, and goes there where the bank has a question. */
export function DemoWidget({ params, price, onOutcome }: WidgetProps): ReactElement {
  const t = useWords('demo-pay');
  const dialog = useRef<HTMLDialogElement>(null);
  const mutation = useMutation({ refreshes: 'nothing' });
  const { values, field } = useFields({ card: '4242 4242 4242 4242' });
  // Follows the dialog of the browser: it opens by a call only.
  useEffect(() => dialog.current?.showModal(), []);
  const pay = (): Promise<boolean> =>
    mutation.run(async () => {
      const asked = await fetch(params['url'] ?? '');
      const answer = await fetch(asked.url, { method: 'POST', body: new URLSearchParams({ card: values.card }) });
      if (/\/cart\/success\b/.test(answer.url)) onOutcome('done');
      else if (!answer.ok || /\/cart\/error\b/.test(answer.url)) onOutcome('troubled');
      else location.assign(answer.url);
    });
  return (
    <dialog ref={dialog} className="lk-card dialog" aria-labelledby="demo-widget" onClose={() => onOutcome('close')}>
      <h2 id="demo-widget">{t('demo-pay.title', { price })}</h2>
      <p>{t('demo-pay.text')}</p>
      <Form
        label={t('demo-pay.title', { price })}
        mutation={mutation}
        onSave={() => void pay()}
        action={t('demo-pay.pay', { price })}
      >
        <TextField label={t('demo-pay.card')} mutation={mutation} {...field('card')} />
      </Form>
      <Button tone="plain" onClick={() => dialog.current?.close()}>
        {t('demo-pay.cancel')}
      </Button>
    </dialog>
  );
}
