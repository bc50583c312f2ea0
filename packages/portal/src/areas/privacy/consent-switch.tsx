import type { ReactElement } from 'react';
import { useWords } from '../../words/use-words.ts';

interface ConsentSwitchProps {
  readonly isGiven: boolean;
  /** Ids of what names and what explains it. */
  readonly labelledBy: string;
  readonly describedBy: string;
  /** Null: somebody else decides. */
  readonly onDecide: (() => void) | null;
}

/** Yes or no, and a switch for whoever decides. */
export function ConsentSwitch({ isGiven, labelledBy, describedBy, onDecide }: ConsentSwitchProps): ReactElement {
  const t = useWords('privacy');
  return (
    <label className="privacy-choice">
      <span aria-hidden={onDecide !== null}>{isGiven ? t('privacy.yes') : t('privacy.no')}</span>
      {onDecide !== null && (
        <input
          type="checkbox"
          role="switch"
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          checked={isGiven}
          onChange={onDecide}
        />
      )}
    </label>
  );
}
