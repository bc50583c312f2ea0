import './inviter.css';
import type { Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useRef, useState } from 'react';
import { copyText } from '../../browser/clipboard.ts';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { InviteForm } from './invite-form.tsx';

interface ReferralTabProps {
  readonly info: Model<'Referral'>['info'];
  readonly tab: 'parent' | 'teacher';
}

/** The link, what it has brought, and a letter: copied by hand, for we hand nobody to other sites. */
export function ReferralTab({ info, tab }: ReferralTabProps): ReactElement {
  const t = useWords('inviter');
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <section className="lk-card inviter-card" aria-labelledby="inviter-link">
        <h2 id="inviter-link">{t(`inviter.${tab}.title`)}</h2>
        <p>{t(`inviter.${tab}.text`)}</p>
        <label className="form-control">
          <span>{t('inviter.link')}</span>
          <input ref={field} readOnly value={info.link} onFocus={(event) => event.target.select()} />
        </label>
        <div className="inviter-row">
          <Button onClick={() => void copyText(info.link, { shown: field.current }).then(setCopied)}>
            {t('inviter.copy')}
          </Button>
          <p role="status">{isCopied && t('inviter.copied')}</p>
        </div>
        <dl className="inviter-figures">
          {(['invited', 'rewarded'] as const).map((figure) => (
            <div key={figure}>
              <dt>{t(`inviter.figure.${figure}`)}</dt>
              <dd data-figure={figure}>{formatNumber(locale, info[figure])}</dd>
            </div>
          ))}
        </dl>
      </section>
      <InviteForm />
    </>
  );
}
