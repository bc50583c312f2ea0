import './social.css';
import { type CommonProfile, networksFor, type SocialNetwork } from '@logikit/sdk';
import { type ReactElement, useEffect, useId, useState } from 'react';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { KeepChoice } from '../keep-choice.tsx';
import { knownNetworks, loadNetworks } from './networks.ts';
import { useSocial } from './use-social.ts';

interface SocialButtonsProps {
  /** Null: a guest. */
  readonly profile: CommonProfile | null;
  /** A grown-up has opened the parents' part: then a child's account shows them too. */
  readonly inParentZone?: boolean;
  /** Where the account's own ways in are looked after, a network is one more of them. */
  readonly isAttaching?: boolean;
  /** The same person as before, or a guest, is signed in now. Another person's page is loaded anew without a word. */
  readonly onDone: () => Promise<void>;
}

/**
 * Buttons of the networks that this visitor may sign in with (R-110, V-035, V-036). The page loads the areas
 * `social`, `public-auth` and `errors`.
 */
export function SocialButtons({
  profile,
  inParentZone = false,
  isAttaching = false,
  onDone,
}: SocialButtonsProps): ReactElement | null {
  const t = useWords('social');
  const locale = useLocale();
  const titleId = useId();
  const configured = useConfigured();
  const { state, open, choose } = useSocial(onDone);
  if (profile && isChildZone(profile) && !inParentZone) return null;
  const shown = networksFor({ locale, userId: profile?.userId ?? null }).filter((one) => configured.includes(one));
  if (shown.length === 0) return null;
  const className = isAttaching ? 'lk-card social' : 'social';
  if (state.status === 'choosing')
    return (
      <div className={className}>
        <KeepChoice onChoose={choose} />
      </div>
    );
  return (
    <section className={className} aria-labelledby={titleId}>
      <h2 id={titleId}>{t(isAttaching ? 'social.attach' : 'social.title')}</h2>
      <ul className="social-list">
        {shown.map((network) => (
          <li key={network}>
            <button
              type="button"
              className="social-button"
              data-network={network}
              disabled={state.status === 'entering'}
              onClick={() => open(network)}
            >
              {t(`social.network.${network}`)}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="social-status">
        {state.status === 'waiting' && t('social.waiting')}
      </p>
      <ErrorMessage text={state.status === 'failed' ? state.text : null} />
    </section>
  );
}

/** A child's own part of the product, where nothing leads outside (rule D-096). */
function isChildZone({ withSeparatedZones, who, courseTL }: CommonProfile): boolean {
  return withSeparatedZones && who === 'pupil' && courseTL !== 3;
}

function useConfigured(): readonly SocialNetwork[] {
  const [networks, setNetworks] = useState(knownNetworks);
  // Follows the platform: which networks it has set up.
  useEffect(() => void loadNetworks().then(setNetworks), []);
  return networks;
}
