import './school.css';
import { type Model } from '@logikit/sdk';
import { Button, KitReading } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { client } from '../../client.ts';
import { requireProfile } from '../../shell/guards.ts';
import { Nothing } from '../../shell/nothing.tsx';
import { PillLinks } from '../../shell/pill-links.tsx';
import { SubPage } from '../../shell/sub-page.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { formatMoney } from '../../words/formatters.ts';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadWords } from '../../words/words.ts';
import { schoolPath } from './paths.ts';
import { useTeacherChange } from './use-teacher-error.ts';

type Tariffs = Model<'SchoolTariffs'>;
type Tariff = Tariffs['data'][number];

interface Shown {
  readonly tariffs: Tariffs;
  /** A child is shown no prices. */
  readonly isChild: boolean;
}

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<Shown> {
  const { who } = await requireProfile(arrival);
  const url = new URL(arrival.request.url);
  const currency = url.searchParams.get('currency');
  const query = currency !== null && /^[A-Z]{3}$/.test(currency) ? { currency: currency as Tariffs['currency'] } : {};
  const { school } = client();
  const [tariffs] = await Promise.all([
    school.listSchoolTariffs({ query }).catch(() => school.listSchoolTariffs({ query: {} })),
    loadWords(localeOf(url.pathname), ['teacher']),
  ]);
  return { tariffs, isChild: who === 'pupil' };
}

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
        <Nothing pose={KitReading} title={t('teacher.tariffs.child.title')} text={t('teacher.tariffs.child.text')} />
      ) : (
        <>
          <p className="sub-lead">{t('teacher.tariffs.lead')}</p>
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
      <ul className="school-tariffs">
        {data.map(({ id, pupils, months, amount }) => (
          <li key={id} className="lk-card school-card" data-tariff={id}>
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
  const { isBusy, error, run } = useTeacherChange();
  const [lead, setLead] = useState({ name: '', email: '', school: '', message: '' });
  const [isSent, setSent] = useState(false);
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setSent(await run(() => client().school.askForTariff({ body: { ...lead, tariff } })));
  };
  return (
    <section className="lk-card school-card" id="offer" aria-labelledby="offer-title">
      <h2 id="offer-title">{t('teacher.offer.title')}</h2>
      <form className="form" aria-labelledby="offer-title" onSubmit={(event) => void send(event)}>
        <label className="field">
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
          <label key={field} className="field">
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
        <Button type="submit" disabled={isBusy}>
          {t('teacher.offer.send')}
        </Button>
        <p role="status">{isSent && error === null && t('teacher.offer.sent')}</p>
      </form>
    </section>
  );
}
