import './privacy.css';
import { fromTimestamp, type Model } from '@logikit/sdk';
import { ChartIcon, LetterIcon, PeopleIcon, RatingIcon } from '@logikit/widgets/ui';
import { type ReactElement, useId } from 'react';
import { IconTile } from '../../ui/icon-tile.tsx';
import { formatDate } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { ConsentSwitch } from './consent-switch.tsx';

export type Consent = Model<'Consents'>['consents'][number];

const icons: Readonly<Record<Consent['purpose'], ReactElement>> = {
  emailMarketing: <LetterIcon />,
  analytics: <ChartIcon />,
  publicRating: <RatingIcon />,
  thirdPartySharing: <PeopleIcon />,
};

interface ConsentRowProps {
  readonly consent: Consent;
  /** Null: somebody else decides. */
  readonly onDecide: (() => void) | null;
}

export function ConsentRow({ consent, onDecide }: ConsentRowProps): ReactElement {
  const t = useWords('privacy');
  const locale = useLocale();
  const id = useId();
  const { purpose, isGiven, decidedAt } = consent;
  return (
    <li data-purpose={purpose} data-given={isGiven || undefined}>
      <IconTile>{icons[purpose]}</IconTile>
      <b id={id}>{t(`privacy.consent.${purpose}`)}</b>
      <div>
        <p id={`${id}-text`}>{t(`privacy.consent.${purpose}.text`)}</p>
        {decidedAt !== null && (
          <small>{t('privacy.decided', { date: formatDate(locale, new Date(fromTimestamp(decidedAt))) })}</small>
        )}
      </div>
      <ConsentSwitch isGiven={isGiven} labelledBy={id} describedBy={`${id}-text`} onDecide={onDecide} />
    </li>
  );
}
