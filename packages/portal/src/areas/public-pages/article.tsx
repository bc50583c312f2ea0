import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { articleFacts, type ArticleId, articleIds } from '../../content/article-facts.ts';
import { type OpenedArticle, openArticle } from '../../content/articles.ts';
import { ArticleText } from '../../layout/articles/article-text.tsx';
import { siteOrigin } from '../../layout/alternates.ts';
import { LiveProblem } from '../../layout/reading/live-problem.tsx';
import { ReadingPage } from '../../layout/reading/reading-page.tsx';
import { StructuredData } from '../../layout/structured-data.tsx';
import { publicArticlePath, publicArticlesPath } from '../../paths/articles.ts';
import { languageTag } from '../../words/locales.ts';
import { lastOfPage, localeOfPage, type PageArrival, pageWords, type PageWords } from '../../words/page-words.ts';
import { usePageWords } from '../../words/use-page-words.ts';
import { useLocale } from '../../words/use-words.ts';

const readWords = pageWords('public', 'cabinet-articles');

interface PublicArticleData extends PageWords {
  readonly id: ArticleId;
  readonly opened: OpenedArticle;
}

export const loader = async (arrival: PageArrival): Promise<PublicArticleData> => {
  const id = articleIds.find((one) => one === lastOfPage(arrival));
  const opened = id && (await openArticle(localeOfPage(arrival), id));
  // Only addresses of articles lead here.
  if (!opened) throw new Response(null, { status: 404 });
  return { ...(await readWords(arrival)), id, opened };
};

export default function PublicArticle(): ReactElement {
  const t = usePageWords('cabinet-articles');
  const locale = useLocale();
  const { id, opened } = useLoaderData<typeof loader>();
  const say = usePageWords('public');
  const { title, lead, remember } = opened.article;
  const { published, sources } = articleFacts[id];
  return (
    <ReadingPage
      name={`article/${id}`}
      tab={t('cabinet-articles.one.tab', { title })}
      description={`${lead} ${remember}`}
      above={[{ name: t('cabinet-articles.title'), path: publicArticlesPath(locale) }]}
    >
      <StructuredData
        thing={{
          '@type': 'Article',
          headline: title,
          datePublished: published,
          description: lead,
          inLanguage: languageTag(locale),
          author: { '@type': 'Organization', name: 'Logikit' },
          image: `${siteOrigin}/picture.png?page=${publicArticlePath(locale, id)}`,
        }}
      />
      <div className="reading-page-article">
        <a className="text-link" href={publicArticlesPath(locale)}>
          {t('cabinet-articles.one.back')}
        </a>
        <ArticleText
          opened={opened}
          sources={sources}
          below={<LiveProblem audience="child" title={say('public.live.title.together')} />}
          pathOf={(other) => publicArticlePath(locale, other)}
        >
          <h1 className="reading-page-title">{title}</h1>
        </ArticleText>
      </div>
    </ReadingPage>
  );
}
