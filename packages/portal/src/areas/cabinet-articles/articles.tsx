import '../../layout/sub-page.css';
import './article.css';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { loadArticles } from '../../content/articles.ts';
import { SubPage } from '../../layout/sub-page.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { dashboardPath } from '../../paths/cabinet.ts';
import { ArticleArt } from './article-art.tsx';
import { articlePath } from '../../paths/articles.ts';
import { page } from '../../app/page.ts';

export const clientLoader = page({
  areas: ['cabinet-articles'],
  requires: 'profile',
  load: ({ locale }) => loadArticles(locale),
});

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
      <p className="sub-page-lead">{t('cabinet-articles.lead')}</p>
      <ul className="article-list">
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
