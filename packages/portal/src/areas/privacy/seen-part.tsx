import './privacy.css';
import type { Model } from '@logikit/sdk';
import { type ReactElement, useId } from 'react';
import { client } from '../../client/client.ts';
import { Part } from '../../forms/form-parts.tsx';
import { saveSettings, useFormMutation } from '../../forms/use-form-mutation.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';
import { ConsentSwitch } from './consent-switch.tsx';

interface SeenPartProps {
  readonly pupil: Model<'SeenPupil'>;
  /** The wording that a yes is given on. */
  readonly textVersion: string;
  readonly isGateOpen: boolean;
}

/** Where a pupil is seen by others and as whom, with one switch for it all (rule D-234). */
export function SeenPart({ pupil, textVersion, isGateOpen }: SeenPartProps): ReactElement {
  const t = useWords('privacy');
  const mutation = useFormMutation();
  const id = useId();
  const { userId, name, missing } = pupil;
  const isAllowed = !missing.includes('agreement') && !missing.includes('parent');
  const decide = (): void => {
    if (mutation.isPending) return;
    const isGiven = !isAllowed;
    void mutation.run(async () => {
      await client().trust.decideConsent({ body: { cardId: userId, purpose: 'publicRating', isGiven, textVersion } });
      await saveSettings({ type: 1, cardId: userId, agree: isGiven });
    });
  };
  return (
    <Part title={t('privacy.seen.of', { name })}>
      <ul className="privacy-consents">
        <li data-purpose="publicRating" data-given={isAllowed || undefined}>
          <div>
            <b id={id}>{t('privacy.consent.publicRating')}</b>
            <p id={`${id}-text`}>{t('privacy.consent.publicRating.text')}</p>
          </div>
          <ConsentSwitch
            isGiven={isAllowed}
            labelledBy={id}
            describedBy={`${id}-text`}
            onDecide={isGateOpen ? decide : null}
          />
        </li>
      </ul>
      <SeenList pupil={pupil} isAllowed={isAllowed} />
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
    </Part>
  );
}

interface SeenListProps {
  readonly pupil: Model<'SeenPupil'>;
  readonly isAllowed: boolean;
}

function SeenList({ pupil, isAllowed }: SeenListProps): ReactElement {
  const t = useWords('privacy');
  const { missing, nickname, knownAs, city, school, classes } = pupil;
  const isSeen = missing.length === 0;
  const facts = [
    isSeen
      ? t('privacy.seen.strangers', { name: nickname })
      : t(isAllowed ? 'privacy.seen.later' : 'privacy.seen.nobody'),
    isSeen && t('privacy.seen.friends', { name: knownAs }),
    city !== null && t('privacy.seen.city', { city }),
    school !== null && t('privacy.seen.school', { school }),
    classes.length > 0 && t('privacy.seen.class', { name: knownAs, classes: classes.join(', ') }),
  ];
  return <ul className="privacy-seen">{facts.map((fact) => fact !== false && <li key={fact}>{fact}</li>)}</ul>;
}
