import '../../../ui/link-list.css';
import type { Model } from '@logikit/sdk';
import { ChevronIcon, MistThumb, RoadThumb } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { roadPath } from '../../../paths/training.ts';

/** A chapter in a row of links: how far it is walked, or that it is still in the mist. */
export function ThreadWay({ thread }: { readonly thread: Model<'ThreadSummary'> }): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { stars, maxStars } = thread.progress;
  return (
    <Link className="lk-card link-list-item" to={roadPath(locale, thread.targetLessonId, thread.id)}>
      {thread.isLocked ? <MistThumb /> : <RoadThumb />}
      <span>
        <b>{Object.values(thread.translations)[0]?.title}</b>
        <span>{thread.isLocked ? t('training.way.locked') : t('training.road.stars', { stars, max: maxStars })}</span>
      </span>
      <ChevronIcon />
    </Link>
  );
}
