import '../../../ui/stack.css';
import '../school.css';
import { fromTimestamp, leadForm, type Model } from '@logikit/sdk';
import { Button, KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Form, Link, useLoaderData } from 'react-router';
import { client } from '../../../client/client.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { pageOf, Pagination } from '../../../layout/pagination.tsx';
import { PillLinks } from '../../../ui/pill-links.tsx';
import { SearchFrame } from '../../../ui/search-frame.tsx';
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

/** Which leads are shown. */
interface Wanted {
  readonly state: State;
  /** Null: whoever has written. */
  readonly kind: Lead['kind'] | null;
  readonly search: string;
}

interface Leads {
  readonly leads: Model<'ReceivedLeads'>;
  readonly wanted: Wanted;
}

const LONGEST_SEARCH = 100;

export const clientLoader = page({
  areas: ['teacher', 'lead'],
  requires: 'profile',
  load: async ({ url: { searchParams } }): Promise<Leads> => {
    const state = searchParams.get('state') === 'answered' ? 'answered' : 'new';
    const kind = leadForm.kinds.find((one) => one === searchParams.get('kind')) ?? null;
    const search = (searchParams.get('search') ?? '').trim().slice(0, LONGEST_SEARCH);
    const query = { state, page: pageOf(searchParams), ...(kind && { kind }), ...(search && { search }) } as const;
    return { leads: await client().leads.listLeads({ query }), wanted: { state, kind, search } };
  },
});

/** The address of what is wanted, with what changes. */
function to(wanted: Wanted, change: Partial<Wanted> & { readonly page?: number } = {}): string {
  const { state, kind, search, page: number = 1 } = { ...wanted, ...change };
  const query = new URLSearchParams({ state, ...(kind && { kind }), ...(search && { search }) });
  if (number > 1) query.set('page', String(number));
  return `?${query.toString()}`;
}

/** What people have written to us: somebody of ours answers by e-mail and says so here. */
export default function LeadsPage(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const { leads, wanted } = useLoaderData<typeof clientLoader>();
  const isChosen = wanted.kind !== null || wanted.search !== '';
  return (
    <SubPage
      tab={t('teacher.leads.title')}
      title={t('teacher.leads.title')}
      back={{ to: messagesPath(locale, 'inbox'), label: t('teacher.leads.back') }}
      width="reading"
    >
      <Choices wanted={wanted} />
      {leads.data.length === 0 && (
        <EmptyState
          pose={KitWaving}
          title={t('teacher.leads.none.title')}
          text={isChosen ? t('teacher.leads.none.found') : t(`teacher.leads.none.${wanted.state}`)}
        />
      )}
      <ul className="stack">
        {leads.data.map((lead) => (
          <LeadCard key={lead.id} lead={lead} />
        ))}
      </ul>
      <Pagination meta={leads.meta} to={(number) => to(wanted, { page: number })} />
    </SubPage>
  );
}

function Choices({ wanted }: { readonly wanted: Wanted }): ReactElement {
  const t = useWords('teacher');
  const say = useWords('lead');
  const { state, kind, search } = wanted;
  return (
    <>
      <PillLinks label={t('teacher.leads.states')}>
        {(['new', 'answered'] as const).map((one) => (
          <Link key={one} to={to(wanted, { state: one })} aria-current={one === state ? 'page' : undefined}>
            {t(`teacher.leads.state.${one}`)}
          </Link>
        ))}
      </PillLinks>
      <PillLinks label={t('teacher.leads.kinds')}>
        {([null, ...leadForm.kinds] as const).map((one) => (
          <Link key={one} to={to(wanted, { kind: one })} aria-current={one === kind ? 'true' : undefined}>
            {one === null ? t('teacher.leads.all') : say(`lead.kind.${one}`)}
          </Link>
        ))}
      </PillLinks>
      <Form className="school-search" role="search" key={search}>
        <input type="hidden" name="state" value={state} />
        {kind && <input type="hidden" name="kind" value={kind} />}
        <SearchFrame>
          <input
            type="search"
            name="search"
            aria-label={t('teacher.leads.search')}
            placeholder={t('teacher.leads.search')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={LONGEST_SEARCH}
            defaultValue={search}
          />
        </SearchFrame>
        <Button type="submit" size="small" tone="plain">
          {t('teacher.leads.find')}
        </Button>
      </Form>
    </>
  );
}

function LeadCard({ lead }: { readonly lead: Lead }): ReactElement {
  const t = useWords('teacher');
  const say = useWords('lead');
  const locale = useLocale();
  const { isPending, error, run } = useMutation();
  const { id, kind, organisation, tariff, name, email, text, state, askedAt, locale: asked } = lead;
  const about = [
    say(`lead.kind.${kind}`),
    ...(tariff === null ? [] : [t(`teacher.tariff.${tariff}`)]),
    isLocale(asked) ? localeNames[asked] : asked,
  ];
  const next: State = state === 'new' ? 'answered' : 'new';
  return (
    <li className="lk-card stack-card" data-state={state}>
      <h2>{organisation ?? name}</h2>
      <p>
        {about.join(' · ')} ·{' '}
        <time dateTime={`${askedAt.replace(' ', 'T')}Z`}>{formatMoment(locale, fromTimestamp(askedAt))}</time>
      </p>
      {text !== '' && <p className="school-said">{text}</p>}
      <p>
        {organisation !== null && `${name}, `}
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
        onClick={() => void run(() => client().leads.markLead({ params: { id }, body: { state: next } }))}
      >
        {t(`teacher.leads.mark.${next}`)}
      </Button>
    </li>
  );
}
