import './article.css';
import { ChevronIcon } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import type { OpenedArticle } from '../../content/articles.ts';
import { useWords } from '../../words/use-words.ts';
import { ArticleArt } from './article-art.tsx';

interface ArticleTextProps {
  readonly opened: OpenedArticle;
  /** The heading, where the page around has none. */
  readonly children?: ReactNode;
  readonly pathOf: (id: string) => string;
}

/** One article from its picture to its last sentence, and the way to the next. */
export function ArticleText({ opened: { article, index, next }, children, pathOf }: ArticleTextProps): ReactElement {
  const t = useWords('cabinet-articles');
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
        </div>
      </article>
      <Link className="lk-button" data-plain="" to={pathOf(next.id)}>
        {t('cabinet-articles.one.next', { title: next.title })}
        <ChevronIcon />
      </Link>
    </>
  );
}
