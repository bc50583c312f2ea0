import '../way-card.css';
import './earned-certificate.css';
import type { Model } from '@logikit/sdk';
import { CertificateThumb, ChevronIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { client } from '../../../client/client.ts';
import { loadNewCertificate } from '../../../client/new-certificate.ts';
import { routePath } from '../../../paths/named-routes.ts';
import { NewMark } from '../../../ui/new-mark.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';

type Certificate = Model<'Certificate'>;

/** It is an extra: without an answer the day goes on without it. */
export async function loadEarnedCertificate(): Promise<Certificate | null> {
  try {
    return await loadNewCertificate();
  } catch (error) {
    client().log('Whether a certificate is earned is not known', error);
    return null;
  }
}

/** Leads to where an earned certificate is taken, until somebody has been there. */
export function EarnedCertificate({ certificate }: { readonly certificate: Certificate | null }): ReactElement | null {
  const t = useWords('certificate');
  const locale = useLocale();
  if (!certificate) return null;
  const { shortTitle, title } = certificate;
  return (
    <Link className="lk-card way-card earned-certificate" to={`${routePath(locale, 'cabinet.personal')}#certificates`}>
      <CertificateThumb />
      <span>
        <b>{t('certificate.earned')}</b>
        <span>
          {shortTitle}: {title}
        </span>{' '}
        <NewMark>{t('certificate.part.new')}</NewMark>
      </span>
      <ChevronIcon />
    </Link>
  );
}
