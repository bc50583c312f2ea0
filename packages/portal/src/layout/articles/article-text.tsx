import './article.css';
import { ChevronIcon } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import type { OpenedArticle } from '../../content/articles.ts';
import { useWords } from '../../words/use-words.ts';
import { ArticleArt } from './article-art.tsx';

interface ArticleTextProps {
  readonly opened: OpenedArticle;
  /** Left out where children come by: nothing leads them to strangers. */
  readonly sources?: readonly { readonly name: string; readonly url: string }[];
  /** Between the article and the way to the next. */
  readonly below?: ReactNode;
  /** The heading, where the page around has none. */
  readonly children?: ReactNode;
  readonly pathOf: (id: string) => string;
}

/** One article from its picture to its last sentence, and the way to the next. */
export function ArticleText({ opened, sources = [], below, children, pathOf }: ArticleTextProps): ReactElement {
  const t = useWords('cabinet-articles');
  const { article, index, next } = opened;
  return (
    <>
      <article className="lk-card article">
        <ArticleArt index={index} />
        <div className="article-text">
          {children}
          <p className="article-lead">{article.lead}</p>
          {article.parts.map(({ title, text }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
          <p className="article-remember">{article.remember}</p>
          {sources.length > 0 && (
            <section className="article-sources">
              <h2>{t('cabinet-articles.sources')}</h2>
              <ul>
                {sources.map(({ name, url }) => (
                  <li key={url}>
                    <a className="text-link" href={url} rel="noopener nofollow" lang="en">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </article>
      {below}
      <Link className="lk-button" data-plain="" to={pathOf(next.id)}>
        {t('cabinet-articles.one.next', { title: next.title })}
        <ChevronIcon />
      </Link>
    </>
  );
}
