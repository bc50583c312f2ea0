import './article.css';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Article } from '../../content/articles.ts';
import { useWords } from '../../words/use-words.ts';
import { ArticleArt } from './article-art.tsx';

interface ArticleCardsProps {
  readonly articles: readonly Pick<Article, 'id' | 'title' | 'lead' | 'minutes'>[];
  readonly pathOf: (id: string) => string;
}

/** All articles as cards, each with its picture and how long it takes. */
export function ArticleCards({ articles, pathOf }: ArticleCardsProps): ReactElement {
  const t = useWords('cabinet-articles');
  return (
    <ul className="article-list">
      {articles.map(({ id, title, lead, minutes }, index) => (
        <li key={id}>
          <Link className="lk-card article-card" to={pathOf(id)}>
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
  );
}
