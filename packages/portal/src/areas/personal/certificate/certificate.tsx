import './certificate.css';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useRef } from 'react';
import { useLoaderData } from 'react-router';
import { notFound } from '../../../app/not-found.ts';
import { page } from '../../../app/page.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { client } from '../../../client/client.ts';
import { ParentGate } from '../../../forms/parent-gate.tsx';
import { SubPage } from '../../../layout/sub-page.tsx';
import { routePath } from '../../../paths/named-routes.ts';
import { SaveFileButton } from '../../../ui/save-file-button.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { BadgePart } from './badge-part.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { PaperPart } from './paper-part.tsx';
import { SharingPart } from './sharing-part.tsx';
import { Sheet, useDrawing } from './sheet.tsx';

export const clientLoader = page({
  areas: ['family', 'access', 'certificate'],
  requires: 'profile',
  load: async ({ params }) => {
    const id = Number(params['id']);
    if (!Number.isInteger(id) || id < 1) throw notFound();
    const { certificates, family } = client();
    const [certificate, badge, zone, { requests }] = await Promise.all([
      certificates.getUserCertificate({ params: { id } }),
      certificates.getUserBadge({ params: { id } }),
      family.getParentZone(),
      certificates.listCertificateRequests({ query: { parts: 'requests' } }),
    ]);
    const { certificateId } = certificate;
    return { certificate, badge, zone, requests: requests.filter((one) => one.certificateId === certificateId) };
  },
});

/** A certificate of one's own: to look at, to print, to keep, to share. */
export default function CertificatePage(): ReactElement {
  const t = useWords('certificate');
  const locale = useLocale();
  const { certificate, badge, zone, requests } = useLoaderData<typeof clientLoader>();
  const drawing = useDrawing(certificate);
  const dialog = useRef<HTMLDialogElement>(null);
  const { id, name, title, certificateId, canShare } = certificate;
  const back = { to: `${routePath(locale, 'cabinet.personal')}#certificates`, label: t('certificate.back') };
  return (
    <SubPage tab={t('certificate.tab')} title={title} back={back}>
      <Sheet certificate={certificate} drawing={drawing} />
      <div className="certificate-actions">
        <Button disabled={drawing.status !== 'ready'} onClick={() => print()}>
          {t('certificate.print')}
        </Button>
        <Button
          tone="plain"
          disabled={drawing.status !== 'ready'}
          onClick={() => drawing.status === 'ready' && saveFile('logikit.png', drawing.bytes, 'image/png')}
        >
          {t('certificate.save')}
        </Button>
        <SaveFileButton
          tone="plain"
          name="logikit.pdf"
          type="application/pdf"
          read={() => client().certificates.getUserCertificateFile({ params: { id } })}
        >
          {t('certificate.file')}
        </SaveFileButton>
        <Button tone="plain" onClick={() => dialog.current?.showModal()}>
          {t('certificate.rename')}
        </Button>
      </div>
      {canShare && !zone.isOpen && <ParentGate zone={zone} />}
      <SharingPart certificate={certificate} isGateOpen={zone.isOpen} />
      <BadgePart certificate={certificate} badge={badge} isGateOpen={zone.isOpen} />
      <PaperPart key={`paper ${name}`} certificate={certificate} requests={requests} isGateOpen={zone.isOpen} />
      <IssueDialog key={name} dialog={dialog} certificateId={certificateId} name={name} />
    </SubPage>
  );
}
