import './tariffs.css';
import type { Model } from '@logikit/sdk';
import { Button, buttonLook, DayIcon, FleetScene, Kit, KitReading, KitWaving, MeIcon } from '@logikit/widgets/ui';
import { type ReactElement, type SyntheticEvent, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { client } from '../../../client/client.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PillLinks } from '../../../ui/pill-links.tsx';
import { OfficePage } from '../../../layout/cabinet/office-page.tsx';
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

/** So many boats show how many pupils learn, spread over the sea. */
const boats: Readonly<Record<Tariff['id'], number>> = { class: 6, grade: 20, school: 54 };

/** What a class or a school pays, and how to ask for an offer. */
export default function TariffsPage(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const { tariffs, isChild } = useLoaderData<typeof clientLoader>();
  return (
    <OfficePage
      eyebrow={t('teacher.school.title')}
      title={t('teacher.tariffs.title')}
      back={{ to: schoolPath(locale), label: t('teacher.back.school') }}
    >
      <title>{t('teacher.tariffs.title')}</title>
      {isChild ? (
        <EmptyState pose={KitReading} title={t('teacher.tariffs.child.title')} text={t('teacher.tariffs.child.text')} />
      ) : (
        <Offers tariffs={tariffs} />
      )}
    </OfficePage>
  );
}

function Offers({ tariffs }: { readonly tariffs: Tariffs }): ReactElement {
  const t = useWords('teacher');
  const [chosen, setChosen] = useState<Tariff['id']>('class');
  const { currency, currencies, data } = tariffs;
  return (
    <div className="office-page">
      <div className="tariffs-head">
        <p className="office-page-lead">{t('teacher.tariffs.lead')}</p>
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
      </div>
      <ul className="tariffs-list">
        {data.map((tariff) => (
          <TariffCard
            key={tariff.id}
            tariff={tariff}
            currency={currency}
            isChosen={tariff.id === chosen}
            onChoose={() => setChosen(tariff.id)}
          />
        ))}
      </ul>
      <OfferForm tariff={chosen} onTariff={setChosen} tariffs={data} />
    </div>
  );
}

interface TariffCardProps {
  readonly tariff: Tariff;
  readonly currency: Tariffs['currency'];
  /** The form below asks for it. */
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function TariffCard({ tariff, currency, isChosen, onChoose }: TariffCardProps): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const { id, pupils, months, amount } = tariff;
  const name = t(`teacher.tariff.${id}`);
  return (
    <li className="lk-card tariffs-card" data-tariff={id} data-chosen={isChosen || undefined}>
      <FleetScene
        className="tariffs-sea"
        boats={Array.from({ length: boats[id] }, (_, at) => (at % 2 === 0 ? 'home' : 'sea'))}
      />
      <div className="tariffs-words">
        <h2>{name}</h2>
        <p className="tariffs-price" data-agreed={amount === null || undefined}>
          {amount === null ? t('teacher.tariffs.agreed') : formatMoney(locale, { amount, currency })}
        </p>
        <ul>
          <li>
            <MeIcon />
            {pupils === null ? t('teacher.tariffs.all') : t('teacher.tariffs.pupils', { number: pupils })}
          </li>
          <li>
            <DayIcon />
            {t('teacher.tariffs.months', { number: months })}
          </li>
        </ul>
        <a
          {...buttonLook({ size: 'small', tone: isChosen ? 'violet' : 'plain' })}
          href="#offer"
          aria-label={`${t('teacher.tariffs.ask')}: ${name}`}
          onClick={onChoose}
        >
          {t('teacher.tariffs.ask')}
        </a>
      </div>
    </li>
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
    <section className="lk-card tariffs-offer" id="offer" aria-labelledby="offer-title">
      <div className="tariffs-kit">
        <h2 id="offer-title">{t('teacher.offer.title')}</h2>
        <Kit pose={KitWaving} />
      </div>
      <form className="form tariffs-form" aria-labelledby="offer-title" onSubmit={(event) => void send(event)}>
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
        {(['school', 'name', 'email', 'message'] as const).map((field) => (
          <label key={field} className="form-control" data-field={field}>
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
        <div className="tariffs-send">
          <ErrorMessage text={error} />
          <Button type="submit" disabled={isPending}>
            {t('teacher.offer.send')}
          </Button>
          <p role="status">{isSent && error === null && t('teacher.offer.sent')}</p>
        </div>
      </form>
    </section>
  );
}
