import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { type Article, loadArticles } from '../../content/articles.ts';
import { ArticleCards } from '../../layout/articles/article-cards.tsx';
import { siteOrigin } from '../../layout/alternates.ts';
import { ReadingPage } from '../../layout/reading/reading-page.tsx';
import { feedPath, publicArticlePath } from '../../paths/articles.ts';
import { localeOfPage, type PageArrival, pageWords, type PageWords } from '../../words/page-words.ts';
import { usePageWords } from '../../words/use-page-words.ts';
import { useLocale } from '../../words/use-words.ts';

const readWords = pageWords('public', 'cabinet-articles');

interface PublicArticlesData extends PageWords {
  /** A card needs no more of an article than this. */
  readonly articles: readonly Pick<Article, 'id' | 'title' | 'lead' | 'minutes'>[];
}

export const loader = async (arrival: PageArrival): Promise<PublicArticlesData> => ({
  ...(await readWords(arrival)),
  articles: (await loadArticles(localeOfPage(arrival))).map(({ id, title, lead, minutes }) => ({
    id,
    title,
    lead,
    minutes,
  })),
});

export default function PublicArticles(): ReactElement {
  const t = usePageWords('cabinet-articles');
  const locale = useLocale();
  const { articles } = useLoaderData<typeof loader>();
  return (
    <ReadingPage name="articles" tab={t('cabinet-articles.tab')} description={t('cabinet-articles.description')}>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={t('cabinet-articles.feed')}
        href={siteOrigin + feedPath(locale)}
      />
      <div className="reading-page-part">
        <h1 className="reading-page-title">{t('cabinet-articles.title')}</h1>
        <p className="reading-page-lead">{t('cabinet-articles.lead')}</p>
        <ArticleCards articles={articles} pathOf={(id) => publicArticlePath(locale, id)} />
      </div>
    </ReadingPage>
  );
}
