import './practice-card.css';
import { ChevronIcon, Kit, KitPointing } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { exercisePath, tierNames } from '../../../paths/training.ts';
import type { Practice } from '../dashboard/practice.ts';

/** The endless practice: one way in for each tier, at the block that is next there. */
export function PracticeCard({ practice }: { readonly practice: Practice }): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  const { targetLesson, tiers } = practice;
  return (
    <section className="lk-card practice-card">
      <Kit pose={KitPointing} className="practice-kit" />
      <div>
        <h2>{t('cabinet.practice.title')}</h2>
        <p>{t('cabinet.practice.text')}</p>
        <ul className="practice-card-tiers">
          {tiers.map(({ tier, next }) => (
            <li key={tier}>
              <Link
                className="lk-button"
                data-plain=""
                data-size="small"
                to={exercisePath(locale, { targetLesson, complexity: tier, number: next })}
              >
                {t(`cabinet.practice.${tierNames[tier]}`, { number: next })}
                <ChevronIcon />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
