import type { ReactElement } from 'react';
import { StarIcon } from '../../ui/icons/stats.tsx';
import type { Translate } from '../../words/formatter.ts';

export interface BestProps {
  readonly t: Translate;
  /** Best stars by level. */
  readonly solved: readonly number[];
}

/** How far somebody came, and with how many stars. */
export function Best({ t, solved }: BestProps): ReactElement {
  const stars = solved.reduce((sum, one) => sum + one, 0);
  return (
    <span className="lk-game-best">
      <StarIcon />
      {t('game.best', { level: solved.length, count: stars })}
    </span>
  );
}
