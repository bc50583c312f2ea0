import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { solvedPath } from '../../../paths/training.ts';
import { PillLinks } from '../../../ui/pill-links.tsx';
import { formatNumber } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { isTopic, type Topic } from '../topics.ts';
import { toneOf } from './tone.ts';

interface IdeaLinksProps {
  readonly ideas: Model<'Album'>['ideas'];
  readonly chosen: string | null;
}

/** So many are there at first sight; what is met more seldom is one tap away. */
const SHOWN = 6;

/** Shows the album as a whole, or only what is about one idea. */
export function IdeaLinks({ ideas, chosen }: IdeaLinksProps): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const all = ideas.reduce((sum, { count }) => sum + count, 0);
  const named = ideas.flatMap(({ idea, count }) => (isTopic(idea) ? [{ idea, count }] : []));
  const isShown = ({ idea }: { readonly idea: string }, index: number): boolean => index < SHOWN || idea === chosen;
  const rest = named.filter((one, index) => !isShown(one, index));
  return (
    <>
      <PillLinks label={t('training.album.ideas')}>
        <Link to={solvedPath(locale)} aria-current={chosen === null ? 'page' : undefined}>
          {t('training.album.all')}
          <Count of={all} />
        </Link>
        {named.filter(isShown).map((one) => (
          <IdeaLink key={one.idea} {...one} isChosen={one.idea === chosen} />
        ))}
      </PillLinks>
      {rest.length > 0 && (
        <details className="album-more">
          <summary>{t('training.album.more')}</summary>
          <PillLinks label={t('training.album.more')}>
            {rest.map((one) => (
              <IdeaLink key={one.idea} {...one} isChosen={false} />
            ))}
          </PillLinks>
        </details>
      )}
    </>
  );
}

interface IdeaLinkProps {
  readonly idea: Topic;
  readonly count: number;
  readonly isChosen: boolean;
}

function IdeaLink({ idea, count, isChosen }: IdeaLinkProps): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  return (
    <Link
      className="album-idea"
      data-tone={toneOf(idea)}
      to={`${solvedPath(locale)}?idea=${idea}`}
      aria-current={isChosen ? 'page' : undefined}
    >
      {t(`training.topic.${idea}`)}
      <Count of={count} />
    </Link>
  );
}

function Count({ of }: { readonly of: number }): ReactElement {
  const locale = useLocale();
  // A flex item of its own; the space is for whoever hears it.
  return <small className="album-count"> {formatNumber(locale, of)}</small>;
}
