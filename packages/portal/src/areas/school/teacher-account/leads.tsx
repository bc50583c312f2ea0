import '../../../ui/stack.css';
import '../school.css';
import { fromTimestamp, type Model } from '@logikit/sdk';
import { Button, KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { client } from '../../../client/client.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { pageOf, Pagination } from '../../../layout/pagination.tsx';
import { PillLinks } from '../../../ui/pill-links.tsx';
import { SubPage } from '../../../layout/sub-page.tsx';
import { useMutation } from '../../../client/use-mutation.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { formatMoment } from '../../../words/formatters.ts';
import { isLocale, localeNames } from '../../../words/locales.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { messagesPath } from '../../../paths/messages.ts';
import { page } from '../../../app/page.ts';

type Lead = Model<'ReceivedLead'>;
type State = Lead['state'];

interface Leads {
  readonly leads: Model<'ReceivedLeads'>;
  readonly state: State;
}

export const clientLoader = page({
  areas: ['teacher'],
  requires: 'profile',
  load: async ({ url }): Promise<Leads> => {
    const state = url.searchParams.get('state') === 'answered' ? 'answered' : 'new';
    const leads = await client().school.listSchoolLeads({ query: { state, page: pageOf(url.searchParams) } });
    return { leads, state };
  },
});

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
        <EmptyState pose={KitWaving} title={t('teacher.leads.none.title')} text={t(`teacher.leads.none.${state}`)} />
      )}
      <ul className="stack">
        {leads.data.map((lead) => (
          <LeadCard key={lead.id} lead={lead} />
        ))}
      </ul>
      <Pagination meta={leads.meta} to={(page) => `?state=${state}&page=${page}`} />
    </SubPage>
  );
}

function LeadCard({ lead }: { readonly lead: Lead }): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const { isPending, error, run } = useMutation();
  const { id, school, tariff, name, email, message, state, askedAt, locale: asked } = lead;
  const next: State = state === 'new' ? 'answered' : 'new';
  return (
    <li className="lk-card stack-card" data-state={state}>
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
        disabled={isPending}
        onClick={() => void run(() => client().school.markSchoolLead({ params: { id }, body: { state: next } }))}
      >
        {t(`teacher.leads.mark.${next}`)}
      </Button>
    </li>
  );
}
