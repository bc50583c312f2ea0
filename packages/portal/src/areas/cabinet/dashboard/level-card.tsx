import './level-card.css';
import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { useWords } from '../../../words/use-words.ts';
import { LevelBadge } from '../levels/level-badge.tsx';
import { tierOf } from '../levels/tier.ts';

interface LevelCardProps {
  readonly profile: Model<'CommonProfile'>;
  readonly levels: Model<'LevelConfig'>;
}

/** How far the next level is: both its problems and its stars must be there (rule D-070). */
export function LevelCard({ profile, levels }: LevelCardProps): ReactElement {
  const t = useWords('cabinet');
  const problems = Math.max(0, profile.level * levels.problemsPerLevel - profile.completedProblems);
  const stars = Math.max(0, profile.level * levels.starsPerLevel - profile.stars);
  const tier = tierOf(profile.level, levels);
  return (
    <section className="lk-card level-card">
      <LevelBadge tier={tier} className="level-card-picture" />
      <h2>{t('cabinet.level.title', { level: profile.level })}</h2>
      <p className="level-card-tier">{t(`cabinet.tier.${tier}`)}</p>
      <p>{t('cabinet.level.next', { level: profile.level + 1 })}</p>
      <p className="level-card-count">
        {problems > 0 && <b>{t('cabinet.level.problems', { count: problems })}</b>}
        {stars > 0 && <b>{t('cabinet.level.stars', { count: stars })}</b>}
      </p>
    </section>
  );
}
