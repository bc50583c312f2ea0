import '../../../ui/stack.css';
import type { Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { client } from '../../../client/client.ts';
import { Part } from '../../../forms/form-parts.tsx';
import { useFormMutation } from '../../../forms/use-form-mutation.ts';
import { routePath } from '../../../paths/named-routes.ts';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { SaveFileButton } from '../../../ui/save-file-button.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';

interface BadgePartProps {
  readonly certificate: Pick<Model<'UserCertificate'>, 'id' | 'certificateId'>;
  readonly badge: Model<'UserBadge'>;
  /** The gate to the grown-ups' pages. */
  readonly isGateOpen: boolean;
}

/** The badge of a certificate: a grown-up takes it, and its owner gives it back (rule D-254). */
export function BadgePart({ certificate, badge, isGateOpen }: BadgePartProps): ReactElement | null {
  const t = useWords('certificate');
  const locale = useLocale();
  const { isHeld, canTake } = badge;
  // A child alone has nothing to do here.
  if (!isHeld && !canTake) return null;
  return (
    <Part title={t('certificate.badge.title')}>
      <div className="stack">
        {isHeld && <img src={`/badges/achievement/${certificate.certificateId}.png`} alt="" width="120" height="120" />}
        <p>{t('certificate.badge.text')}</p>
        {isHeld && <p>{t('certificate.badge.held')}</p>}
        <Need of={badge} />
        {isHeld ? <Held {...{ certificate, badge }} /> : <Take {...{ certificate, badge, isGateOpen }} />}
        <a className="text-link" href={`/verify?lang=${locale}`}>
          {t('certificate.badge.check')}
        </a>
      </div>
    </Part>
  );
}

/** What is missing for a badge, and where it can be done. */
function Need({ of: { needs } }: { readonly of: Model<'UserBadge'> }): ReactElement | null {
  const t = useWords('certificate');
  const locale = useLocale();
  if (needs === null) return null;
  const way =
    needs === 'consent'
      ? { to: routePath(locale, 'cabinet.privacy'), label: t('certificate.badge.privacy') }
      : { to: routePath(locale, 'cabinet.settings'), label: t('certificate.badge.settings') };
  return (
    <p>
      {t(`certificate.badge.${needs}`)}{' '}
      <Link className="text-link" to={way.to}>
        {way.label}
      </Link>
    </p>
  );
}

function Take({ certificate: { id }, badge, isGateOpen }: BadgePartProps): ReactElement | null {
  const t = useWords('certificate');
  const mutation = useFormMutation();
  if (!badge.canTake || badge.needs !== null || !isGateOpen) return null;
  const take = (): void =>
    void mutation.run(() => client().certificates.takeUserBadge({ params: { id }, body: { isOn: true } }));
  return (
    <>
      <div className="form-row">
        <Button size="small" disabled={mutation.isPending} onClick={take}>
          {t('certificate.badge.take')}
        </Button>
      </div>
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
    </>
  );
}

/** To be saved as a picture that holds it, and as a document; and to be taken back. */
function Held({ certificate: { id }, badge }: Omit<BadgePartProps, 'isGateOpen'>): ReactElement {
  const t = useWords('certificate');
  const { certificates } = client();
  const input = { params: { id } };
  return (
    <>
      {badge.needs === null && (
        <div className="form-row">
          <SaveFileButton
            size="small"
            name="logikit-badge.png"
            type="image/png"
            read={() => certificates.getUserBadgeImage(input)}
          >
            {t('certificate.badge.picture')}
          </SaveFileButton>
          <SaveFileButton
            size="small"
            tone="plain"
            name="logikit-badge.json"
            type="application/ld+json"
            read={() => certificates.getUserBadgeFile(input)}
          >
            {t('certificate.badge.file')}
          </SaveFileButton>
        </div>
      )}
      <ConfirmButton
        label={t('certificate.badge.back')}
        question={t('certificate.badge.ask')}
        cancel={t('certificate.issue.cancel')}
        run={() => certificates.takeUserBadge({ ...input, body: { isOn: false } })}
      />
    </>
  );
}
