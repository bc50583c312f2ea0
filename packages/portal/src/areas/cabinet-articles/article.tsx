import './article.css';
import { ChevronIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { type Article, loadArticles } from '../../content/articles.ts';
import { notFound } from '../../app/not-found.ts';
import { SubPage } from '../../layout/sub-page.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { ArticleArt } from './article-art.tsx';
import { articlePath, articlesPath } from '../../paths/articles.ts';
import { page } from '../../app/page.ts';

interface ArticleData {
  readonly article: Article;
  readonly index: number;
  readonly next: Article | null;
}

export const clientLoader = page({
  areas: ['cabinet-articles'],
  requires: 'profile',
  load: async ({ locale, params }): Promise<ArticleData> => {
    const articles = await loadArticles(locale);
    const index = articles.findIndex(({ id }) => id === params['id']);
    const article = articles[index];
    if (!article) throw notFound();
    return { article, index, next: articles[(index + 1) % articles.length] ?? null };
  },
});

export default function ArticlePage(): ReactElement {
  const t = useWords('cabinet-articles');
  const locale = useLocale();
  const { article, index, next } = useLoaderData<typeof clientLoader>();
  return (
    <SubPage
      tab={t('cabinet-articles.one.tab', { title: article.title })}
      title={article.title}
      back={{ to: articlesPath(locale), label: t('cabinet-articles.one.back') }}
      width="reading"
    >
      <article className="lk-card article">
        <ArticleArt index={index} />
        <div className="article-text">
          <p className="article-lead">{article.lead}</p>
          {article.parts.map(({ title, text }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
          <p className="article-remember">{article.remember}</p>
        </div>
      </article>
      {next && (
        <Link className="lk-button" data-plain="" to={articlePath(locale, next.id)}>
          {t('cabinet-articles.one.next', { title: next.title })}
          <ChevronIcon />
        </Link>
      )}
    </SubPage>
  );
}
