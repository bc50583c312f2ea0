import './certificate.css';
import { fromTimestamp, type Model } from '@logikit/sdk';
import { KitReading } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { notFound, notFoundAs404 } from '../../../app/not-found.ts';
import { page } from '../../../app/page.ts';
import { client } from '../../../client/client.ts';
import { ParentGate } from '../../../forms/parent-gate.tsx';
import { SubPage } from '../../../layout/sub-page.tsx';
import { routePath } from '../../../paths/named-routes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SaveFileButton } from '../../../ui/save-file-button.tsx';
import { formatDate } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { SharingPart } from './sharing-part.tsx';
import { Sheet, useDrawing } from './sheet.tsx';

export const clientLoader = page({
  areas: ['family', 'certificate'],
  requires: 'profile',
  load: async ({ locale, params }) => {
    const cardId = Number(params['cardId']);
    if (!Number.isInteger(cardId) || cardId < 1) throw notFound();
    const { certificates, family } = client();
    const [{ pupils }, { data }, zone] = await notFoundAs404(locale, () =>
      Promise.all([
        family.getFamily(),
        certificates.listUserCertificates({ query: { cardId } }),
        family.getParentZone(),
      ]),
    );
    const pupil = pupils.find((one) => one.cardId === cardId);
    if (!pupil) throw notFound();
    return { pupil, certificates: data, zone };
  },
});

/** What a child has earned, for the grown-up: to look at, to keep, and to show to others. */
export default function PupilCertificates(): ReactElement {
  const t = useWords('certificate');
  const family = useWords('family');
  const locale = useLocale();
  const { pupil, certificates, zone } = useLoaderData<typeof clientLoader>();
  const name = pupil.displayName;
  return (
    <SubPage
      tab={t('certificate.tab')}
      title={t('certificate.pupil.title', { name })}
      back={{ to: routePath(locale, 'cabinet.family'), label: family('family.title') }}
    >
      {certificates.length === 0 && (
        <EmptyState
          pose={KitReading}
          title={t('certificate.pupil.none.title')}
          text={t('certificate.pupil.none.text', { name })}
        />
      )}
      {certificates.some(({ canShare }) => canShare) && !zone.isOpen && <ParentGate zone={zone} />}
      <ul className="certificate-shelf">
        {certificates.map((certificate) => (
          <li key={certificate.id}>
            <PupilCertificate certificate={certificate} cardId={pupil.cardId} isGateOpen={zone.isOpen} />
          </li>
        ))}
      </ul>
    </SubPage>
  );
}

interface PupilCertificateProps {
  readonly certificate: Model<'UserCertificate'>;
  readonly cardId: number;
  readonly isGateOpen: boolean;
}

function PupilCertificate({ certificate, cardId, isGateOpen }: PupilCertificateProps): ReactElement {
  const t = useWords('certificate');
  const locale = useLocale();
  const drawing = useDrawing(certificate, cardId);
  const { id, title, issuedAt } = certificate;
  return (
    <article aria-labelledby={`certificate-${id}`}>
      <h2 id={`certificate-${id}`}>{title}</h2>
      <p>{formatDate(locale, new Date(fromTimestamp(issuedAt)))}</p>
      <Sheet certificate={certificate} drawing={drawing} />
      <div className="certificate-actions">
        <SaveFileButton
          tone="plain"
          name="logikit.pdf"
          type="application/pdf"
          aria-label={`${t('certificate.file')}: ${title}`}
          read={() => client().certificates.getUserCertificateFile({ params: { id }, query: { cardId } })}
        >
          {t('certificate.file')}
        </SaveFileButton>
      </div>
      <SharingPart certificate={certificate} cardId={cardId} isGateOpen={isGateOpen} />
    </article>
  );
}
