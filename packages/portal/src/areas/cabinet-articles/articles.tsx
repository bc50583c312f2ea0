import '../../layout/sub-page.css';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { page } from '../../app/page.ts';
import { loadArticles } from '../../content/articles.ts';
import { ArticleCards } from '../../layout/articles/article-cards.tsx';
import { SubPage } from '../../layout/sub-page.tsx';
import { articlePath } from '../../paths/articles.ts';
import { dashboardPath } from '../../paths/cabinet.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

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
      <ArticleCards articles={articles} pathOf={(id) => articlePath(locale, id)} />
    </SubPage>
  );
}
