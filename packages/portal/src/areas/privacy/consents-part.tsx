import './privacy.css';
import { fromTimestamp, type Model } from '@logikit/sdk';
import { type ReactElement, useId } from 'react';
import { client } from '../../client/client.ts';
import { Part } from '../../forms/form-parts.tsx';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { formatDate } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { ConsentSwitch } from './consent-switch.tsx';

type Consent = Model<'Consents'>['consents'][number];

interface ConsentsPartProps {
  /** Null: one's own. */
  readonly name: string | null;
  readonly consents: Model<'Consents'>;
  readonly isGateOpen: boolean;
}

/** What one person allows beyond learning. Each choice is kept at once (rule D-098). */
export function ConsentsPart({ name, consents, isGateOpen }: ConsentsPartProps): ReactElement {
  const t = useWords('privacy');
  const mutation = useFormMutation();
  const { userId, textVersion, canChange } = consents;
  const whose = name === null ? {} : { cardId: userId };
  // Where a pupil is seen has a part of its own.
  const shown = consents.consents.filter(({ purpose }) => name === null || purpose !== 'publicRating');
  const decide = ({ purpose, isGiven }: Consent): void => {
    if (mutation.isPending) return;
    const body = { ...whose, purpose, isGiven: !isGiven, textVersion };
    void mutation.run(() => client().trust.decideConsent({ body }));
  };
  return (
    <Part title={name === null ? t('privacy.own') : t('privacy.of', { name })}>
      <p>{hint()}</p>
      <ul className="privacy-consents">
        {shown.map((consent) => (
          <ConsentRow
            key={consent.purpose}
            consent={consent}
            onDecide={canChange && isGateOpen ? () => decide(consent) : null}
          />
        ))}
      </ul>
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
    </Part>
  );

  function hint(): string {
    if (!canChange) return t('privacy.parentDecides');
    return isGateOpen ? t('privacy.off') : t('privacy.behindGate');
  }
}

interface ConsentRowProps {
  readonly consent: Consent;
  /** Null: somebody else decides. */
  readonly onDecide: (() => void) | null;
}

function ConsentRow({ consent, onDecide }: ConsentRowProps): ReactElement {
  const t = useWords('privacy');
  const locale = useLocale();
  const id = useId();
  const { purpose, isGiven, decidedAt } = consent;
  return (
    <li data-purpose={purpose} data-given={isGiven || undefined}>
      <div>
        <b id={id}>{t(`privacy.consent.${purpose}`)}</b>
        <p id={`${id}-text`}>{t(`privacy.consent.${purpose}.text`)}</p>
        {decidedAt !== null && (
          <small>{t('privacy.decided', { date: formatDate(locale, new Date(fromTimestamp(decidedAt))) })}</small>
        )}
      </div>
      <ConsentSwitch isGiven={isGiven} labelledBy={id} describedBy={`${id}-text`} onDecide={onDecide} />
    </li>
  );
}
