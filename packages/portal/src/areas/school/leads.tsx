import './school.css';
import { fromTimestamp, type Model } from '@logikit/sdk';
import { Button, KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { client } from '../../client.ts';
import { requireProfile } from '../../shell/guards.ts';
import { Nothing } from '../../shell/nothing.tsx';
import { pageOf, Pages } from '../../shell/pages.tsx';
import { PillLinks } from '../../shell/pill-links.tsx';
import { SubPage } from '../../shell/sub-page.tsx';
import { useChange } from '../../shell/use-change.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { formatMoment } from '../../words/formatters.ts';
import { isLocale, localeNames, localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadWords } from '../../words/words.ts';
import { messagesPath } from '../messages/paths.ts';

type Lead = Model<'ReceivedLead'>;
type State = Lead['state'];

interface Leads {
  readonly leads: Model<'ReceivedLeads'>;
  readonly state: State;
}

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<Leads> {
  await requireProfile(arrival);
  const url = new URL(arrival.request.url);
  const state = url.searchParams.get('state') === 'answered' ? 'answered' : 'new';
  const [leads] = await Promise.all([
    client().school.listSchoolLeads({ query: { state, page: pageOf(url.searchParams) } }),
    loadWords(localeOf(url.pathname), ['teacher']),
  ]);
  return { leads, state };
}

/** What schools have asked for: somebody of ours answers by e-mail and says so here. */
export default function LeadsPage(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const { leads, state } = useLoaderData<typeof clientLoader>();
  return (
    <SubPage
      tab={t('teacher.leads.title')}
      title={t('teacher.leads.title')}
      back={{ to: messagesPath(locale, 'inbox'), label: t('teacher.leads.back') }}
      width="reading"
    >
      <PillLinks label={t('teacher.leads.states')}>
        {(['new', 'answered'] as const).map((one) => (
          <Link key={one} to={`?state=${one}`} aria-current={one === state ? 'page' : undefined}>
            {t(`teacher.leads.state.${one}`)}
          </Link>
        ))}
      </PillLinks>
      {leads.data.length === 0 && (
        <Nothing pose={KitWaving} title={t('teacher.leads.none.title')} text={t(`teacher.leads.none.${state}`)} />
      )}
      <ul className="school-list">
        {leads.data.map((lead) => (
          <LeadCard key={lead.id} lead={lead} />
        ))}
      </ul>
      <Pages meta={leads.meta} to={(page) => `?state=${state}&page=${page}`} />
    </SubPage>
  );
}

function LeadCard({ lead }: { readonly lead: Lead }): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const { isBusy, error, run } = useChange();
  const { id, school, tariff, name, email, message, state, askedAt, locale: asked } = lead;
  const next: State = state === 'new' ? 'answered' : 'new';
  return (
    <li className="lk-card school-card" data-state={state}>
      <h2>{school}</h2>
      <p>
        {t(`teacher.tariff.${tariff}`)} · {isLocale(asked) ? localeNames[asked] : asked} ·{' '}
        <time dateTime={`${askedAt.replace(' ', 'T')}Z`}>{formatMoment(locale, fromTimestamp(askedAt))}</time>
      </p>
      {message !== '' && <p className="school-said">{message}</p>}
      <p>
        {name},{' '}
        <a className="text-link" href={`mailto:${encodeURIComponent(email)}`}>
          {email}
        </a>
      </p>
      <ErrorMessage text={error} />
      <Button
        size="small"
        tone="plain"
        className="school-first"
        disabled={isBusy}
        onClick={() => void run(() => client().school.markSchoolLead({ params: { id }, body: { state: next } }))}
      >
        {t(`teacher.leads.mark.${next}`)}
      </Button>
    </li>
  );
}
