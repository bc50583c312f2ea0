import { cartStatuses, formatPrice, fromTimestamp, type Model, opensNewWindow } from '@logikit/sdk';
import '../../ui/notice.css';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { Part, TextField } from '../../forms/form-parts.tsx';
import { fieldErrorText } from '../../forms/use-form-mutation.ts';
import { paidPath } from '../../paths/store.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { formatDate } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { BalanceDialog } from './balance-dialog.tsx';
import { carryOut } from './carry-out.ts';
import { DemoWidget, type WidgetOutcome } from './demo-widget.tsx';
import type { Cart } from './load-shop.ts';

type PayAnswer = Model<'PayAnswer'>;

/** Windows of gateways that open on our own page, by the names that the platform gives: no name runs a program of others. */
const widgets: Readonly<Record<string, typeof DemoWidget>> = { demoWidget: DemoWidget };

interface BillProps {
  readonly cart: Cart;
  readonly defaults: Model<'Payment'>;
  /** What the address says. */
  readonly properties: Readonly<Record<string, string>>;
}

/** Every figure before anything is paid, and the one button that pays. */
export function Bill({ cart, defaults, properties }: BillProps): ReactElement {
  const t = useWords('store');
  const locale = useLocale();
  const { mutation, pay, type, setType, email, setEmail, started, leave } = usePayment({ cart, defaults, properties });
  const [isAsking, setAsking] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const { supportedTypes, price, balance, fromBalance, toPay, minPaymentAmount, renewals } = defaults;
  const money = (amount: number): string => formatPrice(locale, { amount, currency: cart.currency });
  const Widget = widgets[started?.onLoaded ?? ''];
  return (
    <Part title={t('store.pay.bill')}>
      <Rows cart={cart} defaults={defaults} />
      {supportedTypes.length > 1 && <Ways types={supportedTypes} type={type} onChange={setType} />}
      {supportedTypes.length === 0 && (
        <p role="alert">
          {toPay < minPaymentAmount ? t('store.pay.none', { least: money(minPaymentAmount) }) : t('store.pay.closed')}
        </p>
      )}
      {renewals.length > 0 && <Consent renewals={renewals} cart={cart} isAgreed={isAgreed} onChange={setAgreed} />}
      {defaults.email === null && (
        <TextField
          label={t('store.pay.email')}
          name="email"
          kind="email"
          mutation={mutation}
          value={email}
          onChange={setEmail}
        />
      )}
      {mutation.error !== null && fieldErrorText(mutation, 'email') === null && <ErrorMessage text={mutation.error} />}
      {Widget && started && (
        <Widget params={started.params} price={money(toPay)} onOutcome={(outcome) => leave(started, outcome)} />
      )}
      {isAsking && (
        <BalanceDialog
          amounts={{ price: money(price), balance: money(balance), toPay: money(toPay) }}
          isLow={toPay > 0}
          onClose={() => setAsking(false)}
          onContinue={pay}
        />
      )}
      <div className="form-row">
        <Button
          disabled={mutation.isPending || supportedTypes.length === 0 || (renewals.length > 0 && !isAgreed)}
          onClick={() => (fromBalance > 0 ? setAsking(true) : pay())}
        >
          {price === 0
            ? t(renewals.length > 0 ? 'store.pay.begin' : 'store.pay.take')
            : t('store.pay.now', { price: money(toPay) })}
        </Button>
      </div>
    </Part>
  );
}

/** From the price of the list to what is to be paid. */
function Rows({ cart, defaults: { price, fromBalance } }: Pick<BillProps, 'cart' | 'defaults'>): ReactElement {
  const t = useWords('store');
  const locale = useLocale();
  const rows = [
    { label: t('store.pay.base'), amount: cart.basePrice, isMeant: true },
    { label: t('store.pay.discount'), amount: -cart.discount, isMeant: cart.discount > 0 },
    { label: t('store.pay.loyalty'), amount: -cart.loyalty, isMeant: cart.loyalty > 0 },
    { label: t('store.total'), amount: price, isMeant: true },
    { label: t('store.pay.fromBalance'), amount: -fromBalance, isMeant: fromBalance > 0 },
  ];
  return (
    <dl className="store-bill">
      {rows
        .filter(({ isMeant }) => isMeant)
        .map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatPrice(locale, { amount, currency: cart.currency })}</dd>
          </div>
        ))}
    </dl>
  );
}

interface ConsentProps extends Pick<BillProps, 'cart'> {
  readonly renewals: Model<'Payment'>['renewals'];
  readonly isAgreed: boolean;
  readonly onChange: (isAgreed: boolean) => void;
}

/** What will be paid again, when and how much: agreed to by itself, and never ticked beforehand (rule D-209). */
function Consent({ renewals, cart: { currency }, isAgreed, onChange }: ConsentProps): ReactElement {
  const t = useWords('store');
  const locale = useLocale();
  return (
    <div className="notice">
      {renewals.map(({ purchaseLabel: goods, price, period, nextAt }) => (
        <p key={goods}>
          {t(`store.pay.renew.${period}`, {
            goods,
            price: formatPrice(locale, { amount: price, currency }),
            day: formatDate(locale, new Date(fromTimestamp(nextAt))),
          })}
        </p>
      ))}
      <label className="form-check">
        <input type="checkbox" checked={isAgreed} onChange={({ target }) => onChange(target.checked)} />
        {t('store.pay.consent')}
      </label>
    </div>
  );
}

type BillingType = Model<'Payment'>['supportedTypes'][number];

interface WaysProps {
  readonly types: readonly BillingType[];
  readonly type: BillingType | undefined;
  readonly onChange: (type: BillingType) => void;
}

function Ways({ types, type, onChange }: WaysProps): ReactElement {
  const t = useWords('store');
  return (
    <fieldset className="form-choice">
      <legend>{t('store.pay.way')}</legend>
      {types.map((one) => (
        <label key={one} className="form-check">
          <input type="radio" name="type" checked={one === type} onChange={() => onChange(one)} />
          {t(`store.way.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** The steps of paying (rows S-032 to S-037). */
function usePayment({ cart, defaults: { supportedTypes, price, renewals }, properties }: BillProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const mutation = useMutation({ refreshes: 'nothing' });
  const [email, setEmail] = useState('');
  const [type, setType] = useState(supportedTypes[0]);
  const [started, setStarted] = useState<PayAnswer | null>(null);
  const leave = ({ params }: PayAnswer, outcome: WidgetOutcome): void => {
    setStarted(null);
    if (outcome !== 'close') void navigate(paidPath(locale, outcome === 'done', params['token']));
  };
  const send = async (opened: Window | null): Promise<void> => {
    const { shop } = client();
    const { source } = properties;
    if (cart.status === cartStatuses.ACTIVE) {
      await shop.registerSource({ query: source === undefined ? {} : { source } });
      await shop.waitPayment({ body: { currency: cart.currency } });
    }
    if ((price === 0 && renewals.length === 0) || type === undefined)
      return void navigate(paidPath(locale, true), { state: { isFree: true } });
    const agreed = { ...(renewals.length > 0 && { consent: true }), ...(email !== '' && { email }) };
    const answer = await shop.payOnline({ body: { type, paymentForCart: true, price, ...agreed } });
    carryOut(answer, opened);
    if (opened) return void navigate(paidPath(locale, true, answer.params['token']));
    if (answer.onLoaded === undefined || widgets[answer.onLoaded]) setStarted(answer);
    else leave(answer, 'troubled');
  };
  const pay = (): void => {
    // A browser opens no window after it has waited for an answer.
    const opened = type !== undefined && opensNewWindow(type) ? window.open('', '_blank') : null;
    void mutation
      .run(() => send(opened))
      .then(async (isSent) => {
        if (isSent) return;
        opened?.close();
        // The cart may be another one by now, or cost something else.
        await revalidate();
      });
  };
  return { mutation, pay, type, setType, email, setEmail, started, leave };
}
