import './main-page.css';
import { marketing } from '@logikit/sdk';
import { AdultDoor, HeroScene, PartnerDoor, PreschoolDoor, SchoolDoor } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, Link, redirect } from 'react-router';
import { ConsentChoice } from './consent-choice.tsx';
import { preferredMain } from '../../browser/preferred-locale.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { SiteFooter } from '../../layout/reading/site-footer.tsx';
import { SiteHeader } from '../../layout/site-header.tsx';
import { formatLarge, formatNumber } from '../../words/formatters.ts';
import { gradeRange } from '../../words/grades.ts';
import { mainPath, sitePath } from '../../words/locales.ts';
import { usePageWords } from '../../words/use-page-words.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { pageWords, type PageWords } from '../../words/page-words.ts';

const readWords = pageWords('public', 'public-main');

export const loader = readWords;

export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<PageWords> {
  const url = new URL(request.url);
  const preferred = preferredMain(url.pathname);
  if (preferred !== null) throw redirect(preferred + url.search);
  return readWords({ request });
}

// The page is prerendered in every language; somebody who chose one earlier is led on before anything is said.
clientLoader.hydrate = true as const;

const doors = [
  { key: 'preschool', to: 'start', Art: PreschoolDoor },
  { key: 'junior', to: 'start', Art: SchoolDoor },
  { key: 'adult', to: 'start', Art: AdultDoor },
  { key: 'sites', to: 'companies', Art: PartnerDoor },
] as const;

export default function MainPage(): ReactElement {
  const locale = useLocale();
  const t = usePageWords('public-main');
  const figures = { problems: formatNumber(locale, marketing.logic.adultProblems) };
  return (
    <>
      <PageHead title={t('public-main.tab')} description={t('public-main.description')} pathIn={mainPath} />
      <div className="main-page-hero">
        <div className="main-page-site">
          <SiteHeader />
          <main>
            <h1>{t('public-main.hero.title')}</h1>
            <p>{t('public-main.hero.text')}</p>
            <Link className="lk-button" to={sitePath(locale, 'start')}>
              {t('public-main.hero.action')}
            </Link>
          </main>
        </div>
        <HeroScene className="main-page-hero-art" />
      </div>
      <div className="main-page-site">
        <Facts />
        <section className="main-page-doors" aria-labelledby="doors-title">
          <h2 id="doors-title">{t('public-main.doors.title')}</h2>
          {doors.map(({ key, to, Art }) => (
            <article className="lk-card main-page-door" key={key}>
              <Art />
              <div>
                <h3>{t(`public-main.doors.${key}.title`)}</h3>
                <p>{key === 'junior' ? <Grades /> : t(`public-main.doors.${key}.text`, figures)}</p>
                <Link className="text-link" to={sitePath(locale, to)}>
                  {t(`public-main.doors.${key}.action`)}
                </Link>
              </div>
            </article>
          ))}
        </section>
        <ConsentChoice />
      </div>
      <SiteFooter />
    </>
  );
}

/** Grades where parents count in them, ages elsewhere (row K-026). */
function Grades(): ReactElement {
  const t = useWords('public-main');
  const { gradeFrom, gradeTo } = marketing.logic;
  const { by, ...range } = gradeRange(useLocale(), { from: gradeFrom, to: gradeTo });
  return <>{t(`public-main.doors.junior.text.${by}`, range)}</>;
}

function Facts(): ReactElement {
  const t = useWords('public-main');
  const locale = useLocale();
  const { rating, reviews, players, countries, childProblems, adultProblems } = marketing.logic;
  const facts = [
    [formatNumber(locale, rating), t('public-main.facts.reviews', { reviews: formatNumber(locale, reviews) })],
    [formatLarge(locale, players), t('public-main.facts.players')],
    [formatNumber(locale, countries), t('public-main.facts.countries', { count: countries })],
    [formatNumber(locale, childProblems + adultProblems), t('public-main.facts.problems')],
  ];
  return (
    <section className="main-page-facts" aria-label={t('public-main.facts.label')}>
      {facts.map(([figure, label]) => (
        <p key={label}>
          <b>{figure}</b>
          <span>{label}</span>
        </p>
      ))}
    </section>
  );
}
