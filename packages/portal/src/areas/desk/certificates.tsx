import '../../ui/stack.css';
import './desk.css';
import { certificateRequestStatuses, fromTimestamp, type Model } from '@logikit/sdk';
import { Button, KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { page } from '../../app/page.ts';
import { client } from '../../client/client.ts';
import { type Mutation, useMutation } from '../../client/use-mutation.ts';
import { TextField } from '../../forms/form-parts.tsx';
import { useFields } from '../../forms/use-fields.ts';
import { pageOf, Pagination } from '../../layout/pagination.tsx';
import { SubPage } from '../../layout/sub-page.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { PillLinks } from '../../ui/pill-links.tsx';
import { SaveFileButton } from '../../ui/save-file-button.tsx';
import { formatMoment } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

type Request = Model<'DeskRequest'>;
type Status = Request['status'];

const { REQUESTED, SENT, REJECTED, DELIVERED } = certificateRequestStatuses;
const shelves = [
  ['REQUESTED', REQUESTED],
  ['SENT', SENT],
  ['DELIVERED', DELIVERED],
  ['REJECTED', REJECTED],
] as const;

export const clientLoader = page({
  areas: ['desk', 'certificate', 'family'],
  requires: 'profile',
  load: async ({ url }) => {
    const named = url.searchParams.get('status');
    const [, status] = shelves.find(([name]) => name === named) ?? shelves[0];
    const query = { status, page: pageOf(url.searchParams) };
    return { status, requests: await client().certificates.listDeskRequests({ query }) };
  },
});

/** Certificates on paper, for whoever of ours prints and posts them. */
export default function CertificateDesk(): ReactElement {
  const t = useWords('desk');
  const locale = useLocale();
  const { status, requests } = useLoaderData<typeof clientLoader>();
  const shelf = shelves.find(([, one]) => one === status)?.[0] ?? 'REQUESTED';
  return (
    <SubPage
      tab={t('desk.title')}
      title={t('desk.title')}
      back={{ to: routePath(locale, 'cabinet.main'), label: t('desk.back') }}
      width="reading"
    >
      <PillLinks label={t('desk.states')}>
        {shelves.map(([name, one]) => (
          <Link key={name} to={`?status=${name}`} aria-current={one === status ? 'page' : undefined}>
            {t(`desk.status.${name}`)}
          </Link>
        ))}
      </PillLinks>
      {requests.data.length === 0 && (
        <EmptyState pose={KitWaving} title={t('desk.none.title')} text={t('desk.none.text')} />
      )}
      <ul className="stack">
        {requests.data.map((request) => (
          <li key={request.id} className="lk-card stack-card desk-card">
            <RequestCard request={request} />
          </li>
        ))}
      </ul>
      <Pagination meta={requests.meta} to={(number) => `?status=${shelf}&page=${number}`} />
    </SubPage>
  );
}

function RequestCard({ request }: { readonly request: Request }): ReactElement {
  const t = useWords('desk');
  const words = useWords('certificate');
  const locale = useLocale();
  const mutation = useMutation();
  const { id, title, share, name, phone, address, tracking, status, changedAt } = request;
  return (
    <>
      <h2>{name}</h2>
      <p>
        {share !== null && `${words(`certificate.share.${share}`)} · `}
        {title} ·{' '}
        <time dateTime={`${changedAt.replace(' ', 'T')}Z`}>{formatMoment(locale, fromTimestamp(changedAt))}</time>
      </p>
      <address className="desk-address">{address === null ? t('desk.erased') : `${address}\n${phone ?? ''}`}</address>
      {tracking !== null && status !== REQUESTED && (
        <p>
          {t('desk.tracking')}: <b>{tracking}</b>
        </p>
      )}
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
      {status === REQUESTED && <Sending request={request} mutation={mutation} />}
      {status === SENT && (
        <Button size="small" disabled={mutation.isPending} onClick={() => move(mutation, id, { status: DELIVERED })}>
          {t('desk.arrived')}
        </Button>
      )}
    </>
  );
}

interface SendingProps {
  readonly request: Request;
  readonly mutation: Mutation;
}

/** The sheet to be printed, and what became of it. */
function Sending({ request: { id, name }, mutation }: SendingProps): ReactElement {
  const t = useWords('desk');
  const { values, field } = useFields({ tracking: '' });
  return (
    <>
      <SaveFileButton
        size="small"
        tone="plain"
        name={`logikit-${id}.pdf`}
        type="application/pdf"
        read={() => client().certificates.getDeskSheet({ params: { id } })}
        aria-label={`${t('desk.print')}: ${name}`}
      >
        {t('desk.print')}
      </SaveFileButton>
      <TextField label={t('desk.tracking')} mutation={mutation} {...field('tracking')} />
      <div className="desk-actions">
        <Button
          size="small"
          disabled={mutation.isPending}
          onClick={() => move(mutation, id, { status: SENT, tracking: values.tracking.trim() || null })}
        >
          {t('desk.sent')}
        </Button>
        <Button
          size="small"
          tone="plain"
          disabled={mutation.isPending}
          onClick={() => move(mutation, id, { status: REJECTED })}
        >
          {t('desk.reject')}
        </Button>
      </div>
    </>
  );
}

function move(
  mutation: Mutation,
  id: number,
  body: { readonly status: Status; readonly tracking?: string | null },
): void {
  void mutation.run(() => client().certificates.moveDeskRequest({ params: { id }, body }));
}
