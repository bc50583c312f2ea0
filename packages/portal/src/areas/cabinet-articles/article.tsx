import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { notFound } from '../../app/not-found.ts';
import { page } from '../../app/page.ts';
import { openArticle } from '../../content/articles.ts';
import { ArticleText } from '../../layout/articles/article-text.tsx';
import { SubPage } from '../../layout/sub-page.tsx';
import { articlePath, articlesPath } from '../../paths/articles.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

export const clientLoader = page({
  areas: ['cabinet-articles'],
  requires: 'profile',
  load: async ({ locale, params }) => {
    const opened = await openArticle(locale, params['id'] ?? '');
    if (!opened) throw notFound();
    return opened;
  },
});

export default function ArticlePage(): ReactElement {
  const t = useWords('cabinet-articles');
  const locale = useLocale();
  const opened = useLoaderData<typeof clientLoader>();
  const { title } = opened.article;
  return (
    <SubPage
      tab={t('cabinet-articles.one.tab', { title })}
      title={title}
      back={{ to: articlesPath(locale), label: t('cabinet-articles.one.back') }}
      width="reading"
    >
      <ArticleText opened={opened} pathOf={(id) => articlePath(locale, id)} />
    </SubPage>
  );
}
