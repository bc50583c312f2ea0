import './main-page.css';
import { type Figures, marketing } from '@logikit/sdk';
import { AdultDoor, HeroScene, PartnerDoor, PreschoolDoor, SchoolDoor } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { PageHead } from '../../layout/page-head.tsx';
import { LanguageLinks } from '../../layout/reading/language-links.tsx';
import { LiveProblem } from '../../layout/reading/live-problem.tsx';
import { SiteFooter } from '../../layout/reading/site-footer.tsx';
import { SiteHeader } from '../../layout/site-header.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { formatNumber } from '../../words/formatters.ts';
import { gradeRange } from '../../words/grades.ts';
import { mainPath, sitePath } from '../../words/locales.ts';
import { usePageWords } from '../../words/use-page-words.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { type PageArrival, pageWords, type PageWords } from '../../words/page-words.ts';
import { Facts } from './facts.tsx';
import { figuresOfBuild } from './figures.ts';

interface MainPageData extends PageWords {
  readonly figures: Figures;
}

export async function loader(arrival: PageArrival): Promise<MainPageData> {
  return { ...(await pageWords('public', 'public-main')(arrival)), figures: figuresOfBuild() };
}

const doors = [
  { key: 'preschool', to: 'start', Art: PreschoolDoor },
  { key: 'junior', to: 'start', Art: SchoolDoor },
  { key: 'adult', to: 'start', Art: AdultDoor },
  { key: 'sites', to: 'companies', Art: PartnerDoor },
] as const;

export default function MainPage(): ReactElement {
  const locale = useLocale();
  const t = usePageWords('public-main');
  const problems = formatNumber(locale, marketing.logic.adultProblems);
  return (
    <>
      <PageHead title={t('public-main.tab')} description={t('public-main.description')} pathIn={mainPath} />
      <div className="main-page-top">
        <div className="main-page-site">
          <SiteHeader choices={<LanguageLinks pathIn={mainPath} />} />
        </div>
      </div>
      <main>
        <div className="main-page-hero">
          <div className="main-page-site">
            <h1>{t('public-main.hero.title')}</h1>
            <p>{t('public-main.hero.text')}</p>
            <a className="lk-button" href="#problem">
              {t('public-main.hero.action')}
            </a>
            <a className="text-link main-page-hero-account" href={routePath(locale, 'auth.register')}>
              {t('public-main.hero.account')}
            </a>
          </div>
          <HeroScene className="main-page-hero-art" />
        </div>
        <div className="main-page-site">
          <LiveProblem audience="child" />
          <Facts figures={useLoaderData<MainPageData>().figures} />
          <section className="main-page-doors" aria-labelledby="doors-title">
            <h2 id="doors-title">{t('public-main.doors.title')}</h2>
            {doors.map(({ key, to, Art }) => (
              <article className="lk-card main-page-door" key={key}>
                <Art />
                <div>
                  <h3>{t(`public-main.doors.${key}.title`)}</h3>
                  <p>{key === 'junior' ? <Grades /> : t(`public-main.doors.${key}.text`, { problems })}</p>
                  <Link className="text-link" to={sitePath(locale, to)}>
                    {t(`public-main.doors.${key}.action`)}
                  </Link>
                </div>
              </article>
            ))}
          </section>
        </div>
      </main>
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
