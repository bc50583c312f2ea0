import { fromTimestamp, type Model } from '@logikit/sdk';
import { type ReactElement, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { page } from '../../app/page.ts';
import { client } from '../../client/client.ts';
import { errorCode } from '../../client/error-text.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { Form, Part, SelectField, TextField } from '../../forms/form-parts.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { SubPage } from '../../layout/sub-page.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { formatDate } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { BuyerGate } from './buyer-gate.tsx';
import { type Card, loadBuying } from './load-shop.ts';

export const clientLoader = page({
  areas: ['promocode', 'store', 'family'],
  requires: 'profile',
  // A letter may bring its code with it.
  load: async ({ profile, url }) => ({ ...(await loadBuying(profile)), code: url.searchParams.get('code') ?? '' }),
});

type Gift = Model<'PromoGift'>;

/** A code is typed, and gives what it is for (row R-056). */
export default function PromoCodePage(): ReactElement {
  const t = useWords('promocode');
  const store = useWords('store');
  const locale = useLocale();
  const { access, cards, code } = useLoaderData<typeof clientLoader>();
  return (
    <SubPage
      tab={t('promocode.tab')}
      title={t('promocode.title')}
      back={{ to: routePath(locale, 'cabinet.shop'), label: store('store.backToShop') }}
      width="reading"
    >
      {access.isOpen ? <CodeForm cards={cards} code={code} /> : <BuyerGate access={access} />}
    </SubPage>
  );
}

/** Each of them is told in words of its own. */
const faults: readonly string[] = ['promoUnknown', 'promoUsed', 'promoExpired'];

function CodeForm({ cards, code }: { readonly cards: readonly Card[]; readonly code: string }): ReactElement {
  const t = useWords('promocode');
  const store = useWords('store');
  const { values, field } = useFields({ code, card: String(cards[0]?.id ?? 0) });
  const [gift, setGift] = useState<Gift | null>(null);
  const mutation = useMutation({
    refreshes: 'profile',
    describe: (error) => {
      const fault = errorCode(error);
      return faults.includes(fault) ? t(`promocode.${fault}`) : null;
    },
  });
  const send = async (): Promise<void> => {
    setGift(null);
    const body = { code: values.code.trim(), cardId: Number(values.card) };
    if (body.code !== '') setGift(await client().shop.applyPromoCode({ body }));
  };
  return (
    <Part title={t('promocode.title')}>
      <p>{t('promocode.text')}</p>
      <Form
        label={t('promocode.title')}
        mutation={mutation}
        onSave={() => void mutation.run(send)}
        action={t('promocode.apply')}
        done=""
      >
        <TextField label={t('promocode.code')} mutation={mutation} maxLength={40} {...field('code')} />
        {cards.length > 1 && (
          <SelectField
            label={store('store.forWhom')}
            value={values.card}
            options={cards.map((card) => [String(card.id), card.name || store('store.me')])}
            onChange={field('card').onChange}
          />
        )}
      </Form>
      <div role="status">{gift !== null && <Given gift={gift} />}</div>
    </Part>
  );
}

function Given({ gift: { kind, title, endsAt } }: { readonly gift: Gift }): ReactElement {
  const t = useWords('promocode');
  const locale = useLocale();
  const day = endsAt === null ? '' : formatDate(locale, new Date(fromTimestamp(endsAt)));
  return (
    <>
      <p>{t(`promocode.given.${kind}`, { title, day })}</p>
      {kind === 'discount' && (
        <Link className="text-link" to={routePath(locale, 'cabinet.shop')}>
          {t('promocode.toShop')}
        </Link>
      )}
    </>
  );
}
