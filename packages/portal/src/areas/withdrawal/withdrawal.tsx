import { formatPrice, fromTimestamp, type Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { useSearchParams } from 'react-router';
import { page } from '../../app/page.ts';
import { client } from '../../client/client.ts';
import { errorCode } from '../../client/error-text.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { Form, Part, TextField } from '../../forms/form-parts.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { SubPage } from '../../layout/sub-page.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { formatDate } from '../../words/formatters.ts';
import { mainPath } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

export const clientLoader = page({ areas: ['withdrawal', 'family', 'errors'], requires: 'nothing' });

type Found = Model<'Withdrawal'>;
type Done = Model<'Withdrawn'>;

/** Whoever has paid thinks again within fourteen days: two steps, and nobody has to sign in (rule D-208). */
export default function WithdrawalPage(): ReactElement {
  const t = useWords('withdrawal');
  const locale = useLocale();
  const [search] = useSearchParams();
  const { values, field } = useFields({ order: search.get('order') ?? '', email: '' });
  const mutation = useMutation({
    refreshes: 'nothing',
    describe: (error) => (errorCode(error) === 'notFound' ? t('withdrawal.unknown') : null),
  });
  const [found, setFound] = useState<Found | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const body = { order: values.order.trim(), email: values.email.trim() };
  const ask = (): void => void mutation.run(async () => setFound(await client().shop.askWithdrawal({ body })));
  const confirm = (): void => void mutation.run(async () => setDone(await client().shop.confirmWithdrawal({ body })));
  return (
    <SubPage
      tab={t('withdrawal.tab')}
      title={t('withdrawal.title')}
      back={{ to: mainPath(locale), label: t('withdrawal.back') }}
      width="reading"
    >
      {done !== null && <Told done={done} />}
      {done === null && found !== null && (
        <Part title={found.goods.join(', ')}>
          <p>
            {t('withdrawal.found', {
              day: formatDate(locale, new Date(fromTimestamp(found.paidAt))),
              price: formatPrice(locale, { amount: found.price, currency: found.currency }),
              refund: formatPrice(locale, { amount: found.refund, currency: found.currency }),
            })}
          </p>
          {mutation.error !== null && <ErrorMessage text={mutation.error} />}
          <div className="form-row">
            <Button disabled={mutation.isPending} onClick={confirm}>
              {t('withdrawal.confirm')}
            </Button>
            <Button tone="plain" onClick={() => setFound(null)}>
              {t('withdrawal.leave')}
            </Button>
          </div>
        </Part>
      )}
      {done === null && found === null && (
        <Part title={t('withdrawal.here')}>
          <p>{t('withdrawal.text')}</p>
          <Form label={t('withdrawal.here')} mutation={mutation} onSave={ask} action={t('withdrawal.next')} done="">
            <TextField label={t('withdrawal.order')} mutation={mutation} {...field('order')} />
            <TextField label={t('withdrawal.email')} kind="email" mutation={mutation} {...field('email')} />
          </Form>
        </Part>
      )}
    </SubPage>
  );
}

function Told({ done: { refund, currency, at } }: { readonly done: Done }): ReactElement {
  const t = useWords('withdrawal');
  const locale = useLocale();
  const values = {
    refund: formatPrice(locale, { amount: refund, currency }),
    day: formatDate(locale, new Date(fromTimestamp(at))),
  };
  return (
    <Part title={t('withdrawal.done.title')}>
      <p role="status">{t('withdrawal.done.text', values)}</p>
    </Part>
  );
}
