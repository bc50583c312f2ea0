import '../../report/report.css';
import './awards-part.css';
import './personal.css';
import { CardPicture, ChevronIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { cardsPath } from '../../paths/collections.ts';
import { Achievements } from './achievements.tsx';
import type { Personal } from './load-personal.ts';

interface AwardsPartProps {
  readonly personal: Personal;
  readonly level: number;
}

/** Level, days in a row, cards, and the achievements with the step that is being climbed. */
export function AwardsPart({ personal: { achievements, cards, streak }, level }: AwardsPartProps): ReactElement {
  const t = useWords('personal');
  const locale = useLocale();
  const reached = achievements.filter(({ achievedAt }) => achievedAt !== null).length;
  const facts = {
    level: formatNumber(locale, level),
    streak: formatNumber(locale, streak.now),
    longest: formatNumber(locale, streak.longest),
    cards: t('personal.of', { some: cards.opened, all: cards.total }),
    achievements: t('personal.of', { some: reached, all: achievements.length }),
  };
  return (
    <section className="report-part" id="awards" aria-labelledby="awards-title">
      <h2 id="awards-title">{t('personal.awards.title')}</h2>
      <dl className="report-totals personal-facts">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className="lk-card report-total" data-total={name}>
            <dt>{t(`personal.awards.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Link className="lk-card awards-part-cards" to={cardsPath(locale)}>
        <span className="awards-part-fan" aria-hidden>
          <CardPicture group="harbour" code="lighthouse" isOpened />
          <CardPicture group="forest" code="hedgehog" isOpened />
          <CardPicture group="space" code="rocket" isOpened />
        </span>
        <span>
          <b>{t('personal.cards.title')}</b>
          <span>{t('personal.cards.text')}</span>
        </span>
        <ChevronIcon />
      </Link>
      <Achievements achievements={achievements} />
    </section>
  );
}
