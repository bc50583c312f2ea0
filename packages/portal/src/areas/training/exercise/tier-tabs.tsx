import './exercise.css';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { type ExerciseAddress, exercisePath, tierNames } from '../../../paths/training.ts';
import type { TierStand } from './load-exercise.ts';

interface TierTabsProps {
  readonly address: ExerciseAddress;
  readonly tiers: readonly TierStand[];
}

/** How hard the problems are. A target lesson with one tier has nothing to choose. */
export function TierTabs({ address, tiers }: TierTabsProps): ReactElement | null {
  const t = useWords('training');
  const locale = useLocale();
  if (tiers.length < 2) return null;
  return (
    <nav className="exercise-tiers" aria-label={t('training.exercise.tiers')}>
      {tiers.map(({ tier, next }) => (
        <Link
          key={tier}
          to={exercisePath(locale, { ...address, complexity: tier, number: next })}
          aria-current={tier === address.complexity ? 'page' : undefined}
        >
          <TierMark tier={tier} />
          {t(`training.exercise.tier.${tierNames[tier]}`)}
        </Link>
      ))}
    </nav>
  );
}

/** One, two or three triangles: a hill, two hills, a mountain range. */
function TierMark({ tier }: { readonly tier: 1 | 2 | 3 }): ReactElement {
  return (
    <svg className="exercise-tier-mark" viewBox="0 0 36 20" aria-hidden="true">
      {[18, 9, 27].slice(0, tier).map((x) => (
        <path key={x} className="lk-o" d={`M${x - 9} 18L${x} ${x === 18 ? 3 : 8}L${x + 9} 18Z`} />
      ))}
    </svg>
  );
}
