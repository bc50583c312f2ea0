import './privacy.css';
import { type ReactElement, useId } from 'react';
import { client } from '../../client/client.ts';
import { saveSettings, useFormMutation } from '../../forms/use-form-mutation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';
import { type Consent, ConsentRow } from './consent-row.tsx';
import type { Person } from './load-privacy.ts';
import { SeenList } from './seen-list.tsx';

interface PersonConsentsProps {
  readonly person: Person;
  readonly isGateOpen: boolean;
}

/** What one person allows beyond learning, and where a pupil is seen. Each choice is kept at once (rule D-098). */
export function PersonConsents({ person, isGateOpen }: PersonConsentsProps): ReactElement {
  const t = useWords('privacy');
  const family = useWords('family');
  const heading = useId();
  const mutation = useFormMutation();
  const { isOwn, name, face, course, consents, seen } = person;
  const { userId, textVersion, canChange } = consents;
  const whose = isOwn ? {} : { cardId: userId };
  const isAllowed = seen !== null && !seen.missing.includes('agreement') && !seen.missing.includes('parent');
  const shown = consents.consents
    .filter(({ purpose }) => isOwn || seen !== null || purpose !== 'publicRating')
    .map((one) => (seen !== null && one.purpose === 'publicRating' ? { ...one, isGiven: isAllowed } : one));
  const decide = ({ purpose, isGiven }: Consent): void => {
    if (mutation.isPending) return;
    void mutation.run(async () => {
      await client().trust.decideConsent({ body: { ...whose, purpose, isGiven: !isGiven, textVersion } });
      // The boards ask for the agreement, too: one switch gives and takes both (rule D-234).
      if (!isOwn && purpose === 'publicRating') await saveSettings({ type: 1, ...whose, agree: !isGiven });
    });
  };
  return (
    <section className="lk-card privacy-person" aria-labelledby={heading}>
      <div className="privacy-who">
        <Avatar avatar={face.avatar} border={face.border} size={64} />
        <div>
          <h2 id={heading}>{name || family('family.me')}</h2>
          <p>{course === null ? t('privacy.own') : family(`family.course.${course}`)}</p>
        </div>
      </div>
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
      {seen && <SeenList pupil={seen} isAllowed={isAllowed} />}
    </section>
  );
}
