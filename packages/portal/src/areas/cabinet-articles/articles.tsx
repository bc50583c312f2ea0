import './articles.css';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { type Article, loadArticles } from '../../content/articles.ts';
import { requireProfile } from '../../shell/guards.ts';
import { SubPage } from '../../shell/sub-page.tsx';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadWords } from '../../words/words.ts';
import { dashboardPath } from '../cabinet/paths.ts';
import { ArticleArt } from './article-art.tsx';
import { articlePath } from './paths.ts';

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<readonly Article[]> {
  await requireProfile(arrival);
  const locale = localeOf(new URL(arrival.request.url).pathname);
  const [articles] = await Promise.all([loadArticles(locale), loadWords(locale, ['cabinet-articles'])]);
  return articles;
}

export default function Articles(): ReactElement {
  const t = useWords('cabinet-articles');
  const locale = useLocale();
  const articles = useLoaderData<typeof clientLoader>();
  return (
    <SubPage
      tab={t('cabinet-articles.tab')}
      title={t('cabinet-articles.title')}
      back={{ to: dashboardPath(locale), label: t('cabinet-articles.back') }}
    >
      <p className="sub-lead">{t('cabinet-articles.lead')}</p>
      <ul className="articles">
        {articles.map(({ id, title, lead, minutes }, index) => (
          <li key={id}>
            <Link className="lk-card article-card" to={articlePath(locale, id)}>
              <ArticleArt index={index} />
              <span className="article-copy">
                <b>{title}</b>
                <span>{lead}</span>
                <span className="article-minutes">{t('cabinet-articles.minutes', { count: minutes })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </SubPage>
  );
}
