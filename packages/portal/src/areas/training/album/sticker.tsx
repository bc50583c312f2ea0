import type { Model } from '@logikit/sdk';
import { Drawing, RoadThumb, Stars } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { passingPath } from '../../../paths/training.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { toneOf } from './tone.ts';

interface StickerProps {
  readonly problem: Model<'AlbumProblem'>;
}

/** A solved problem cut out of its own picture, with its stars on the edge; it leads to what was answered. */
export function Sticker({ problem }: StickerProps): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { threadId, problemId, passingId, title, stars, idea, images } = problem;
  const look = {
    className: 'album-sticker',
    // The same problem is always cut and laid alike.
    'data-cut': problemId % 3,
    'data-turn': problemId % 4,
  };
  const inside = (
    <>
      <span className="album-cut">
        <span className="lk-lit album-picture" data-tone={toneOf(idea)} data-count={images.length}>
          {images.length === 0 ? <RoadThumb /> : images.map((image, index) => <Drawing key={index} picture={image} />)}
        </span>
        <Stars earned={stars} label={t('training.result.stars', { count: stars })} />
      </span>
      <b className={idea === null ? undefined : 'lk-unseen'}>{title}</b>
    </>
  );
  if (threadId === null || passingId === null) return <div {...look}>{inside}</div>;
  return (
    <Link {...look} to={passingPath(locale, { threadId, problemId, passingId })}>
      {inside}
    </Link>
  );
}
