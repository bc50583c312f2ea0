import './certificate.css';
import type { Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useRef, useState } from 'react';
import { copyText } from '../../../browser/clipboard.ts';
import { client } from '../../../client/client.ts';
import { Part } from '../../../forms/form-parts.tsx';
import { useFormMutation } from '../../../forms/use-form-mutation.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { useWords } from '../../../words/use-words.ts';

interface SharingPartProps {
  readonly certificate: Model<'UserCertificate'>;
  /** The pupil whose it is; left out: one's own. */
  readonly cardId?: number;
  /** The gate to the grown-ups' pages. */
  readonly isGateOpen: boolean;
}

/** The public page of a certificate: it is opened by a grown-up, and closed by its owner. */
export function SharingPart({ certificate, cardId, isGateOpen }: SharingPartProps): ReactElement {
  const t = useWords('certificate');
  const mutation = useFormMutation();
  const { id, shareLink, canShare } = certificate;
  const share = (isOn: boolean): void => {
    if (mutation.isPending) return;
    void mutation.run(() => client().certificates.shareUserCertificate({ params: { id }, body: { isOn, cardId } }));
  };
  return (
    <Part title={t('certificate.sharing.title')}>
      <p>{t(canShare || shareLink !== null ? 'certificate.sharing.text' : 'certificate.sharing.adult')}</p>
      {shareLink !== null && <Link key={shareLink} link={shareLink} />}
      <div className="form-row">
        {shareLink !== null && (
          <Button size="small" tone="plain" disabled={mutation.isPending} onClick={() => share(false)}>
            {t('certificate.sharing.close')}
          </Button>
        )}
        {shareLink === null && canShare && isGateOpen && (
          <Button size="small" disabled={mutation.isPending} onClick={() => share(true)}>
            {t('certificate.sharing.open')}
          </Button>
        )}
      </div>
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
    </Part>
  );
}

function Link({ link }: { readonly link: string }): ReactElement {
  const t = useWords('certificate');
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <label className="form-control">
        <span>{t('certificate.sharing.link')}</span>
        <input ref={field} readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <div className="form-row">
        <Button size="small" onClick={() => void copyText(link, { shown: field.current }).then(setCopied)}>
          {t('certificate.sharing.copy')}
        </Button>
        <span role="status">{isCopied && t('certificate.sharing.copied')}</span>
      </div>
    </>
  );
}
