import './certificate.css';
import type { Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { saveFile } from '../../../browser/save-file.ts';
import { client } from '../../../client/client.ts';
import { useMutation } from '../../../client/use-mutation.ts';
import { Part } from '../../../forms/form-parts.tsx';
import { useFormMutation } from '../../../forms/use-form-mutation.ts';
import { routePath } from '../../../paths/named-routes.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';

interface BadgePartProps {
  readonly certificate: Pick<Model<'UserCertificate'>, 'id' | 'certificateId'>;
  readonly badge: Model<'UserBadge'>;
  /** The gate to the grown-ups' pages. */
  readonly isGateOpen: boolean;
}

/** The badge of a certificate: a grown-up takes it, and its owner gives it back (rule D-254). */
export function BadgePart({ certificate, badge, isGateOpen }: BadgePartProps): ReactElement {
  const t = useWords('certificate');
  const locale = useLocale();
  const mutation = useFormMutation();
  const { id, certificateId } = certificate;
  const { isHeld, needs, canTake } = badge;
  const take = (isOn: boolean): void => {
    if (mutation.isPending) return;
    void mutation.run(() => client().certificates.takeUserBadge({ params: { id }, body: { isOn } }));
  };
  return (
    <Part title={t('certificate.badge.title')}>
      {isHeld && <img src={`/badges/achievement/${certificateId}.png`} alt="" width="120" height="120" />}
      <p>{t('certificate.badge.text')}</p>
      {isHeld ? <p>{t('certificate.badge.held')}</p> : <Hindrance badge={badge} />}
      <div className="form-row">
        {isHeld && needs === null && <BadgeFiles id={id} />}
        {isHeld && (
          <Button size="small" tone="plain" disabled={mutation.isPending} onClick={() => take(false)}>
            {t('certificate.badge.back')}
          </Button>
        )}
        {!isHeld && canTake && needs === null && isGateOpen && (
          <Button size="small" disabled={mutation.isPending} onClick={() => take(true)}>
            {t('certificate.badge.take')}
          </Button>
        )}
      </div>
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
      <p>
        <a className="certificate-link" href={`/verify?lang=${locale}`}>
          {t('certificate.badge.check')}
        </a>
      </p>
    </Part>
  );
}

/** What is missing for a badge, and where it can be done. */
function Hindrance({ badge: { needs, canTake } }: Pick<BadgePartProps, 'badge'>): ReactElement | null {
  const t = useWords('certificate');
  const locale = useLocale();
  if (!canTake) return <p>{t('certificate.badge.adult')}</p>;
  if (needs === null) return null;
  const way =
    needs === 'consent'
      ? { to: routePath(locale, 'cabinet.privacy'), label: t('certificate.badge.privacy') }
      : { to: routePath(locale, 'cabinet.settings'), label: t('certificate.badge.settings') };
  return (
    <p>
      {t(`certificate.badge.${needs}`)}{' '}
      <Link className="certificate-link" to={way.to}>
        {way.label}
      </Link>
    </p>
  );
}

/** Saves the badge: as a picture that holds it, and as a document. */
function BadgeFiles({ id }: Pick<BadgePartProps['certificate'], 'id'>): ReactElement {
  const t = useWords('certificate');
  const mutation = useMutation({ refreshes: 'nothing' });
  const save = (name: string, type: 'image/png' | 'application/ld+json', read: () => Promise<ArrayBuffer>): void =>
    void mutation.run(async () => saveFile(name, await read(), type));
  const input = { params: { id } };
  return (
    <>
      <Button
        size="small"
        disabled={mutation.isPending}
        onClick={() => save('logikit-badge.png', 'image/png', () => client().certificates.getUserBadgeImage(input))}
      >
        {t('certificate.badge.picture')}
      </Button>
      <Button
        size="small"
        tone="plain"
        disabled={mutation.isPending}
        onClick={() =>
          save('logikit-badge.json', 'application/ld+json', () => client().certificates.getUserBadgeFile(input))
        }
      >
        {t('certificate.badge.file')}
      </Button>
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
    </>
  );
}
