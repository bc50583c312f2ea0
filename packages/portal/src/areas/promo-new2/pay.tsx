import '../../ui/notice.css';
import { formatPrice, interfaceNumbers, type Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { redirect, useLoaderData, useRevalidator } from 'react-router';
import { signedInProfile } from '../../app/guards.ts';
import { page } from '../../app/page.ts';
import { client } from '../../client/client.ts';
import { InvalidFields, useMutation } from '../../client/use-mutation.ts';
import { Form, TextField } from '../../forms/form-parts.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { SubPage } from '../../layout/sub-page.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { sitePath } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { guestPaymentIn } from './guest-payment.ts';

interface PayData {
  readonly currency: Model<'GuestOffers'>['currency'];
  readonly offers: Model<'GuestOffers'>['offers'];
  /** Whoever was born later is no grown-up. */
  readonly latestBirthYear: number;
  /** The payment that an address names has come to nothing. */
  readonly hasFailed: boolean;
}

export const clientLoader = page({
  areas: ['promo-new2', 'family', 'errors'],
  requires: 'nothing',
  load: async ({ locale, url }): Promise<PayData> => {
    const profile = await signedInProfile();
    // Whoever has an account buys in the shop, where what they buy is theirs at once.
    if (profile && !profile.anonymous) throw redirect(routePath(locale, 'cabinet.shop'));
    const payment = await guestPaymentIn(url);
    if (payment?.status === 'paid' || payment?.status === 'returned')
      throw redirect(`${sitePath(locale, 'stripe/success')}?payment=${payment.token}`);
    const offers = await client().shop.listGuestOffers();
    const latestBirthYear = new Date(client().serverTime.now()).getFullYear() - interfaceNumbers.adultAge;
    return { ...offers, latestBirthYear, hasFailed: payment !== null };
  },
});

/** A grown-up without an account says where the code shall go, chooses and pays (row R-104). Nobody else sees a price. */
export default function GuestPay(): ReactElement {
  const t = useWords('promo-new2');
  const locale = useLocale();
  const { offers, hasFailed } = useLoaderData<typeof clientLoader>();
  return (
    <SubPage
      tab={t('promo-new2.pay.tab')}
      title={t('promo-new2.pay.title')}
      back={{ to: sitePath(locale, 'promo-new2/offer'), label: t('promo-new2.offer.what') }}
      width="reading"
    >
      {hasFailed && (
        <p className="notice" role="alert">
          {t('promo-new2.pay.failed')}
        </p>
      )}
      <section className="lk-card form-part">
        <p>{t(offers.length === 0 ? 'promo-new2.pay.closed' : 'promo-new2.pay.text')}</p>
        {offers.length > 0 && <PayForm />}
      </section>
    </SubPage>
  );
}

const FOUR_DIGITS = /^\d{4}$/;

function PayForm(): ReactElement {
  const t = useWords('promo-new2');
  const locale = useLocale();
  const { currency, offers, latestBirthYear } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const mutation = useMutation({ refreshes: 'nothing' });
  const { values, field } = useFields({ birthYear: '', email: '', offer: String(offers[0]?.purchaseId ?? 0) });
  const birthYear = FOUR_DIGITS.test(values.birthYear.trim()) ? Number(values.birthYear) : null;
  const isShown = birthYear !== null && birthYear <= latestBirthYear;
  const offer = offers.find(({ purchaseId }) => String(purchaseId) === values.offer);
  const pay = async (): Promise<void> => {
    const isBegun = await mutation.run(async () => {
      if (!isShown) throw new InvalidFields({ birthYear: [birthYear === null ? 'required' : 'grownUpOnly'] });
      if (!offer) return;
      const { purchaseId, price } = offer;
      const body = { purchaseId, price, email: values.email.trim(), birthYear };
      const { url } = await client().shop.startGuestPayment({ body });
      location.assign(url);
    });
    // It may cost something else by now.
    if (!isBegun) await revalidate();
  };
  const price = offer && formatPrice(locale, { amount: offer.price, currency });
  return (
    <Form
      label={t('promo-new2.pay.title')}
      mutation={mutation}
      onSave={() => void pay()}
      action={isShown && price ? t('promo-new2.pay.now', { price }) : t('promo-new2.pay.show')}
      done=""
    >
      <TextField label={t('promo-new2.pay.birthYear')} kind="number" mutation={mutation} {...field('birthYear')} />
      <TextField label={t('promo-new2.pay.email')} kind="email" mutation={mutation} {...field('email')} />
      {isShown && <Offers chosen={values.offer} onChoose={field('offer').onChange} />}
    </Form>
  );
}

interface OffersProps {
  readonly chosen: string;
  readonly onChoose: (purchaseId: string) => void;
}

/** What can be bought, and to what one agrees. */
function Offers({ chosen, onChoose }: OffersProps): ReactElement {
  const t = useWords('promo-new2');
  const locale = useLocale();
  const { currency, offers } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <fieldset className="form-choice">
        <legend>{t('promo-new2.pay.offers')}</legend>
        {offers.map(({ purchaseId, purchaseLabel, price }) => (
          <label key={purchaseId} className="form-check">
            <input
              type="radio"
              name="offer"
              checked={String(purchaseId) === chosen}
              onChange={() => onChoose(String(purchaseId))}
            />
            {purchaseLabel} <b>{formatPrice(locale, { amount: price, currency })}</b>
          </label>
        ))}
      </fieldset>
      <p>
        {t('promo-new2.pay.terms')}{' '}
        <a className="text-link" href={sitePath(locale, 'agreement')}>
          {t('promo-new2.pay.agreement')}
        </a>
      </p>
    </>
  );
}
