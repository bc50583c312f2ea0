import { type Figures, marketing } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { formatLarge, formatMonth, formatNumber } from '../../words/formatters.ts';
import { locales } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

/** The product in numbers: what it counts itself, and what others say, with who says so (rule D-262). */
export function Facts({ figures }: { readonly figures: Figures }): ReactElement {
  const t = useWords('public-main');
  const locale = useLocale();
  const shown = useFacts(figures);
  const sources = new Map(Object.values(figures).map((figure) => [`${figure.source} ${figure.asOf}`, figure]));
  return (
    <section className="main-page-facts" aria-label={t('public-main.facts.label')}>
      {shown.map(([figure, label]) => (
        <p key={label}>
          <b>{figure}</b>
          <span>{label}</span>
        </p>
      ))}
      {sources.size > 0 && (
        <p className="main-page-sources">
          {t('public-main.facts.sources')}{' '}
          {[...sources].map(([key, { source, url, asOf }]) => (
            <a className="text-link" href={url} key={key}>
              {source}, {formatMonth(locale, asOf)}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

/** Each figure and what it is of. */
function useFacts(figures: Figures): readonly (readonly [figure: string, label: string])[] {
  const t = useWords('public-main');
  const locale = useLocale();
  const value = (key: keyof Figures): number => figures[key]?.value ?? 0;
  const number = (key: keyof Figures): string => formatNumber(locale, value(key));
  const large = (key: keyof Figures): string => formatLarge(locale, value(key));
  const all: readonly (readonly [keys: readonly (keyof Figures)[], figure: string, label: string])[] = [
    [
      ['logic.rating', 'logic.reviews'],
      number('logic.rating'),
      t('public-main.facts.reviews', { reviews: number('logic.reviews') }),
    ],
    [['logic.players'], large('logic.players'), t('public-main.facts.players')],
    [
      ['logic.countries'],
      number('logic.countries'),
      t('public-main.facts.countries', { count: value('logic.countries') }),
    ],
    [
      ['maths.rating', 'maths.players'],
      number('maths.rating'),
      t('public-main.facts.maths', { players: large('maths.players') }),
    ],
    [['games.rating'], number('games.rating'), t('public-main.facts.games')],
  ];
  const { childProblems, adultProblems } = marketing.logic;
  return [
    ...all
      .filter(([keys]) => keys.every((key) => figures[key] !== undefined))
      .map(([, figure, label]) => [figure, label] as const),
    [formatNumber(locale, childProblems + adultProblems), t('public-main.facts.problems')],
    [formatNumber(locale, locales.length), t('public-main.facts.languages', { count: locales.length })],
    [formatNumber(locale, 0), t('public-main.facts.adverts')],
  ];
}
