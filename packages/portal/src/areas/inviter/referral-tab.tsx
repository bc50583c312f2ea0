import './inviter.css';
import type { Model } from '@logikit/sdk';
import { Button, EventsIcon, NextScene, PeopleIcon } from '@logikit/widgets/ui';
import { type ReactElement, useRef, useState } from 'react';
import { copyText } from '../../browser/clipboard.ts';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { IconTile } from '../../ui/icon-tile.tsx';
import { InviteForm } from './invite-form.tsx';
import { Ticket } from './ticket.tsx';

const pictures = { invited: <PeopleIcon />, rewarded: <EventsIcon /> } as const;

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
    <div className="office-page" data-columns="aside">
      <Ticket
        id="inviter-link"
        title={t(`inviter.${tab}.title`)}
        text={t(`inviter.${tab}.text`)}
        scene={<NextScene motif={tab === 'teacher' ? 'peaks' : 'meadow'} />}
      >
        <div className="inviter-link">
          <label className="form-control">
            <span>{t('inviter.link')}</span>
            <input ref={field} readOnly value={info.link} onFocus={(event) => event.target.select()} />
          </label>
          <Button onClick={() => void copyText(info.link, { shown: field.current }).then(setCopied)}>
            {t('inviter.copy')}
          </Button>
        </div>
        <p role="status">{isCopied && t('inviter.copied')}</p>
      </Ticket>
      <div className="office-page-column">
        <dl className="inviter-figures">
          {(['invited', 'rewarded'] as const).map((figure) => (
            <div key={figure} className="lk-card">
              <IconTile size="large">{pictures[figure]}</IconTile>
              <dt>{t(`inviter.figure.${figure}`)}</dt>
              <dd data-figure={figure}>{formatNumber(locale, info[figure])}</dd>
            </div>
          ))}
        </dl>
        <InviteForm />
      </div>
    </div>
  );
}
