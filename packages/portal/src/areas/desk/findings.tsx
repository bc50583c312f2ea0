import '../../ui/stack.css';
import './desk.css';
import { formatPrice, fromTimestamp, type Model } from '@logikit/sdk';
import { Button, KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { page } from '../../app/page.ts';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { PurseGate } from '../../forms/purse-gate.tsx';
import { pageOf, Pagination } from '../../layout/pagination.tsx';
import { SubPage } from '../../layout/sub-page.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { PillLinks } from '../../ui/pill-links.tsx';
import { formatDate, formatMoment } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { Contact } from './contact.tsx';

type Finding = Model<'Finding'>;

export const clientLoader = page({
  areas: ['desk', 'family'],
  requires: 'profile',
  load: async ({ url }) => {
    const isClosed = url.searchParams.has('closed');
    const zone = await client().family.getParentZone();
    const query = { isClosed, page: pageOf(url.searchParams) };
    return { isClosed, zone, findings: zone.isPurseOpen ? await client().shop.listFindings({ query }) : null };
  },
});

/** Payments that do not fit, for whoever of ours sees to them. */
export default function FindingDesk(): ReactElement {
  const t = useWords('desk');
  const locale = useLocale();
  const { zone, findings, isClosed } = useLoaderData<typeof clientLoader>();
  return (
    <SubPage
      tab={t('desk.findings.title')}
      title={t('desk.findings.title')}
      back={{ to: routePath(locale, 'cabinet.settings'), label: t('desk.back') }}
      width="reading"
    >
      {findings === null ? <PurseGate zone={zone} /> : <Findings findings={findings} isClosed={isClosed} />}
    </SubPage>
  );
}

function Findings({
  findings,
  isClosed,
}: {
  readonly findings: Model<'Findings'>;
  readonly isClosed: boolean;
}): ReactElement {
  const t = useWords('desk');
  return (
    <>
      <PillLinks label={t('desk.states')}>
        <Link to="?" aria-current={isClosed ? undefined : 'page'}>
          {t('desk.orders.waiting')}
        </Link>
        <Link to="?closed" aria-current={isClosed ? 'page' : undefined}>
          {t('desk.orders.done')}
        </Link>
      </PillLinks>
      {findings.data.length === 0 && (
        <EmptyState pose={KitWaving} title={t('desk.none.title')} text={t('desk.findings.none')} />
      )}
      <ul className="stack">
        {findings.data.map((finding) => (
          <li key={finding.id} className="lk-card stack-card desk-card">
            <FindingCard finding={finding} />
          </li>
        ))}
      </ul>
      <Pagination meta={findings.meta} to={(number) => `?${isClosed ? 'closed&' : ''}page=${number}`} />
    </>
  );
}

function FindingCard({ finding }: { readonly finding: Finding }): ReactElement {
  const t = useWords('desk');
  const locale = useLocale();
  const { kind, order, adapter, reference, foundAt, price, currency, told, dispute, payer, move } = finding;
  const shown = (amount: number): string => formatPrice(locale, { amount, currency });
  return (
    <>
      <h2>{t(`desk.findings.kind.${kind}`)}</h2>
      <p>
        <time dateTime={`${foundAt.replace(' ', 'T')}Z`}>{formatMoment(locale, fromTimestamp(foundAt))}</time>
        {` · ${t('desk.findings.number', { number: order, gateway: adapter ?? '—' })}`}
      </p>
      <p>
        {t(`desk.findings.price.${kind}`, { price: shown(price) })}
        {told !== null &&
          ` ${t('desk.findings.told', { price: told.currency === currency ? shown(told.price) : `${told.price} ${told.currency}` })}`}
      </p>
      {dispute !== null && (
        <p>
          {t(`desk.findings.dispute.${dispute.status}`)}
          {dispute.dueAt !== null &&
            (dispute.status === 'inquiry' || dispute.status === 'open') &&
            ` ${t('desk.findings.due', { day: formatDate(locale, new Date(fromTimestamp(dispute.dueAt))) })}`}
        </p>
      )}
      {reference !== null && <p className="desk-reference">{t('desk.findings.reference', { reference })}</p>}
      <Contact of={payer} />
      {move === null ? <Moves finding={finding} /> : <p>{t(`desk.findings.was.${move}`)}</p>}
    </>
  );
}

function Moves({ finding: { id, moves, kind, order } }: { readonly finding: Finding }): ReactElement {
  const t = useWords('desk');
  const mutation = useMutation();
  const run = (move: Finding['moves'][number]) => client().shop.closeFinding({ params: { id }, body: { move } });
  if (moves.length === 0) return <p>{t('desk.findings.own')}</p>;
  return (
    <>
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
      <div className="desk-actions">
        {moves.includes('retry') && (
          <Button
            size="small"
            disabled={mutation.isPending}
            onClick={() => void mutation.run(() => run('retry'))}
            aria-label={`${t('desk.findings.retry')}: ${order}`}
          >
            {t('desk.findings.retry')}
          </Button>
        )}
        {moves.includes('balance') && (
          <ConfirmButton
            label={t('desk.findings.balance')}
            question={t('desk.findings.balanceAsk')}
            cancel={t('desk.back')}
            run={() => run('balance')}
          />
        )}
        <ConfirmButton
          label={t('desk.findings.close')}
          question={t(`desk.findings.closeAsk.${kind}`)}
          cancel={t('desk.back')}
          run={() => run('close')}
        />
      </div>
    </>
  );
}
