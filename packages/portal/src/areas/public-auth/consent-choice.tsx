import './consent-choice.css';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useSyncExternalStore } from 'react';
import { Collapse } from '../../ui/collapse.tsx';
import { useWords } from '../../words/use-words.ts';
import { chooseConsent, consent, subscribeToConsent } from '../../analytics/consent.ts';

/** Asks whether visits may be counted. Lies in the page, covers nothing, and both answers weigh the same. */
export function ConsentChoice(): ReactElement {
  const t = useWords('public');
  const chosen = useSyncExternalStore(subscribeToConsent, consent, () => 'unasked' as const);
  return (
    <section className="lk-card consent-choice" aria-labelledby="consent-title">
      <h2 id="consent-title">{t('public.consent.title')}</h2>
      <p>{t('public.consent.text')}</p>
      <Collapse title={t('public.consent.more')}>
        <p>{t('public.consent.details')}</p>
      </Collapse>
      <div className="consent-choice-answers">
        <Button tone="plain" size="small" aria-pressed={chosen === 'allowed'} onClick={() => chooseConsent('allowed')}>
          {t('public.consent.allow')}
        </Button>
        <Button tone="plain" size="small" aria-pressed={chosen === 'refused'} onClick={() => chooseConsent('refused')}>
          {t('public.consent.refuse')}
        </Button>
      </div>
    </section>
  );
}
