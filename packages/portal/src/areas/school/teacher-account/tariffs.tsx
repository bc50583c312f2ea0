import '../../../layout/sub-page.css';
import '../../../ui/stack.css';
import '../school.css';
import { type Model } from '@logikit/sdk';
import { Button, KitReading } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { client } from '../../../client/client.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PillLinks } from '../../../ui/pill-links.tsx';
import { SubPage } from '../../../layout/sub-page.tsx';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { formatMoney } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { schoolPath } from '../../../paths/school.ts';
import { useMutation } from '../../../client/use-mutation.ts';
import { teacherErrorText } from './teacher-error-text.ts';
import { page } from '../../../app/page.ts';

type Tariffs = Model<'SchoolTariffs'>;
type Tariff = Tariffs['data'][number];

interface Shown {
  readonly tariffs: Tariffs;
  /** A child is shown no prices. */
  readonly isChild: boolean;
}

export const clientLoader = page({
  areas: ['teacher'],
  requires: 'profile',
  load: async ({ profile, url }): Promise<Shown> => {
    const currency = url.searchParams.get('currency');
    const query = currency !== null && /^[A-Z]{3}$/.test(currency) ? { currency: currency as Tariffs['currency'] } : {};
    const { school } = client();
    const tariffs = await school.listSchoolTariffs({ query }).catch(() => school.listSchoolTariffs({ query: {} }));
    return { tariffs, isChild: profile.who === 'pupil' };
  },
});

/** What a class or a school pays, and how to ask for an offer. */
export default function TariffsPage(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const { tariffs, isChild } = useLoaderData<typeof clientLoader>();
  return (
    <SubPage
      tab={t('teacher.tariffs.title')}
      title={t('teacher.tariffs.title')}
      back={{ to: schoolPath(locale), label: t('teacher.back.school') }}
    >
      {isChild ? (
        <EmptyState pose={KitReading} title={t('teacher.tariffs.child.title')} text={t('teacher.tariffs.child.text')} />
      ) : (
        <>
          <p className="sub-page-lead">{t('teacher.tariffs.lead')}</p>
          <Offers tariffs={tariffs} />
        </>
      )}
    </SubPage>
  );
}

function Offers({ tariffs }: { readonly tariffs: Tariffs }): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const [chosen, setChosen] = useState<Tariff['id']>('class');
  const { currency, currencies, data } = tariffs;
  return (
    <>
      <PillLinks label={t('teacher.tariffs.currency')}>
        {currencies.map((one) => (
          <Link
            key={one}
            replace
            preventScrollReset
            to={`?currency=${one}`}
            aria-current={one === currency ? 'true' : undefined}
          >
            {one}
          </Link>
        ))}
      </PillLinks>
      <ul className="stack school-tariffs">
        {data.map(({ id, pupils, months, amount }) => (
          <li key={id} className="lk-card stack-card" data-tariff={id}>
            <h2>{t(`teacher.tariff.${id}`)}</h2>
            <p className="school-price">
              {amount === null ? t('teacher.tariffs.agreed') : formatMoney(locale, { amount, currency })}
            </p>
            <p>{pupils === null ? t('teacher.tariffs.all') : t('teacher.tariffs.pupils', { number: pupils })}</p>
            <p>{t('teacher.tariffs.months', { number: months })}</p>
            <a className="lk-button school-first" href="#offer" onClick={() => setChosen(id)}>
              {t('teacher.tariffs.ask')}
            </a>
          </li>
        ))}
      </ul>
      <OfferForm tariff={chosen} onTariff={setChosen} tariffs={data} />
    </>
  );
}

interface OfferFormProps {
  readonly tariff: Tariff['id'];
  readonly onTariff: (tariff: Tariff['id']) => void;
  readonly tariffs: Tariffs['data'];
}

function OfferForm({ tariff, onTariff, tariffs }: OfferFormProps): ReactElement {
  const t = useWords('teacher');
  const { isPending, error, run } = useMutation({ describe: teacherErrorText });
  const [lead, setLead] = useState({ name: '', email: '', school: '', message: '' });
  const [isSent, setSent] = useState(false);
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setSent(await run(() => client().school.askForTariff({ body: { ...lead, tariff } })));
  };
  return (
    <section className="lk-card stack-card" id="offer" aria-labelledby="offer-title">
      <h2 id="offer-title">{t('teacher.offer.title')}</h2>
      <form className="form" aria-labelledby="offer-title" onSubmit={(event) => void send(event)}>
        <label className="form-control">
          <span>{t('teacher.offer.tariff')}</span>
          <select
            value={tariff}
            onChange={({ target }) => onTariff(tariffs.find(({ id }) => id === target.value)?.id ?? 'class')}
          >
            {tariffs.map(({ id }) => (
              <option key={id} value={id}>
                {t(`teacher.tariff.${id}`)}
              </option>
            ))}
          </select>
        </label>
        {(['name', 'email', 'school', 'message'] as const).map((field) => (
          <label key={field} className="form-control">
            <span>{t(`teacher.offer.${field}`)}</span>
            <input
              type={field === 'email' ? 'email' : 'text'}
              required={field !== 'message'}
              maxLength={field === 'message' ? 1000 : field === 'name' ? 60 : 120}
              value={lead[field]}
              onChange={({ target }) => setLead({ ...lead, [field]: target.value })}
            />
          </label>
        ))}
        <ErrorMessage text={error} />
        <Button type="submit" disabled={isPending}>
          {t('teacher.offer.send')}
        </Button>
        <p role="status">{isSent && error === null && t('teacher.offer.sent')}</p>
      </form>
    </section>
  );
}
