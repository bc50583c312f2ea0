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

/** A switch for whoever decides, and a yes or a no for whoever reads. */
export function ConsentSwitch({ isGiven, labelledBy, describedBy, onDecide }: ConsentSwitchProps): ReactElement {
  const t = useWords('privacy');
  if (onDecide === null) return <span className="privacy-answer">{t(isGiven ? 'privacy.yes' : 'privacy.no')}</span>;
  return (
    <label className="privacy-choice">
      <input
        type="checkbox"
        role="switch"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        checked={isGiven}
        onChange={onDecide}
      />
    </label>
  );
}
