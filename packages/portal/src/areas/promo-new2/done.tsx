import './guest.css';
import type { Model } from '@logikit/sdk';
import { buttonLook, KitCheering, KitReading } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router';
import { signedInProfile } from '../../app/guards.ts';
import { notFound } from '../../app/not-found.ts';
import { page } from '../../app/page.ts';
import { client } from '../../client/client.ts';
import { useIsLate, usePolling } from '../../client/polling.ts';
import { workForStart } from '../../client/work-for-start.ts';
import { Form, Part, TextField } from '../../forms/form-parts.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { SubPage } from '../../layout/sub-page.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { promoCodePath } from '../../paths/store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { mainPath, sitePath } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { guestPaymentIn } from './guest-payment.ts';

type Payment = Model<'GuestPayment'>;

export const clientLoader = page({
  areas: ['promo-new2', 'family', 'errors', 'public'],
  requires: 'nothing',
  load: async ({ url }) => {
    const [payment, profile] = await Promise.all([guestPaymentIn(url), signedInProfile()]);
    if (!payment) throw notFound();
    return { payment, hasAccount: profile !== null && !profile.anonymous };
  },
});

/** Where a gateway leads whoever has paid without an account (row R-105). It believes nothing of that: it asks. */
export default function GuestDone(): ReactElement {
  const t = useWords('promo-new2');
  const main = useWords('public');
  const locale = useLocale();
  const { payment, hasAccount } = useLoaderData<typeof clientLoader>();
  const told = toldOf(payment, useIsLate());
  usePolling(told === 'waiting');
  const { code, goods, email } = payment;
  return (
    <SubPage
      tab={t('promo-new2.done.tab')}
      title={t('promo-new2.done.tab')}
      back={{ to: mainPath(locale), label: main('goToMain') }}
      width="reading"
    >
      <EmptyState
        pose={told === 'paid' ? KitCheering : KitReading}
        title={t(`promo-new2.done.${told}.title`)}
        text={
          told === 'paid' && code === null
            ? t('promo-new2.done.taken.text')
            : t(`promo-new2.done.${told}.text`, { email: email ?? '' })
        }
      >
        {told === 'paid' && (
          <ul className="guest-goods">
            {goods.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
        {told === 'failed' && (
          <Link {...buttonLook({})} to={sitePath(locale, 'stripe/init')}>
            {t('promo-new2.done.again')}
          </Link>
        )}
      </EmptyState>
      {told === 'paid' && code !== null && <Code code={code} email={email} hasAccount={hasAccount} />}
    </SubPage>
  );
}

function toldOf({ status }: Payment, isLate: boolean): 'paid' | 'waiting' | 'late' | 'returned' | 'failed' {
  if (status === 'started' || status === 'waiting') return isLate ? 'late' : 'waiting';
  if (status === 'paid' || status === 'returned') return status;
  // Money that came and does not fit is looked at by one of us.
  return status === 'checked' || status === 'kept' ? 'late' : 'failed';
}

interface CodeProps {
  readonly code: string;
  readonly email: Payment['email'];
  readonly hasAccount: boolean;
}

/** What takes the goods: in the account that is there, or in one that is made here. */
function Code({ code, email, hasAccount }: CodeProps): ReactElement {
  const t = useWords('promo-new2');
  const locale = useLocale();
  const take = `${promoCodePath(locale)}?code=${code}`;
  return (
    <Part title={t('promo-new2.done.code')}>
      <p>
        <output className="guest-code">{code}</output>
      </p>
      {hasAccount ? (
        <p>
          <Link {...buttonLook({})} to={take}>
            {t('promo-new2.done.take')}
          </Link>
        </p>
      ) : (
        <>
          <AccountForm email={email ?? ''} next={take} />
          <p>
            <Link className="text-link" to={routePath(locale, 'auth.login', { query: { code } })}>
              {t('promo-new2.done.login')}
            </Link>
          </p>
        </>
      )}
    </Part>
  );
}

function AccountForm({ email, next }: { readonly email: string; readonly next: string }): ReactElement {
  const t = useWords('promo-new2');
  const locale = useLocale();
  const navigate = useNavigate();
  const mutation = useFormMutation();
  const { values, field } = useFields({ email, password: '' });
  const make = async (): Promise<void> => {
    const body = { ...values, who: 'parent' as const, targetLessons: [2 as const], locale };
    const isMade = await mutation.run(() => workForStart((more) => client().auth.register({ ...body, ...more })));
    if (isMade) await navigate(next);
  };
  return (
    <Form
      label={t('promo-new2.done.account')}
      mutation={mutation}
      onSave={() => void make()}
      action={t('promo-new2.done.make')}
      done=""
    >
      <h3>{t('promo-new2.done.account')}</h3>
      <TextField label={t('promo-new2.pay.email')} kind="email" mutation={mutation} {...field('email')} />
      <TextField label={t('promo-new2.done.password')} kind="newPassword" mutation={mutation} {...field('password')} />
    </Form>
  );
}
