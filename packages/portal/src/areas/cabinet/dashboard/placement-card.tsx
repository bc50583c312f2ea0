import '../way-card.css';
import './placement-card.css';
import type { Model } from '@logikit/sdk';
import { ChevronIcon, KitFace } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { client } from '../../../client/client.ts';
import { placementPath } from '../../../paths/training.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import type { Lesson } from './course-type.ts';

export interface Placing {
  readonly lesson: 2 | 3;
  readonly placement: Model<'Placement'>;
}

/** So many solved problems make somebody no newcomer any more. */
const NEWCOMER = 12;

/** For newcomers who can read; it is an extra: without an answer the day goes on without it. */
export async function loadPlacing(lesson: Lesson, solved: number): Promise<Placing | null> {
  if ((lesson !== 2 && lesson !== 3) || solved >= NEWCOMER) return null;
  try {
    return { lesson, placement: await client().exercises.getPlacement({ params: { a: lesson } }) };
  } catch (error) {
    client().log('Whether somebody has been placed is not known', error);
    return null;
  }
}

interface PlacementCardProps {
  readonly placing: Placing | null;
  /** The chapter that the road leads to anyway. */
  readonly next: number | null;
}

/** Leads newcomers to the problems that find their chapter, and those who have one there. */
export function PlacementCard({ placing, next }: PlacementCardProps): ReactElement | null {
  const t = useWords('cabinet');
  const locale = useLocale();
  // Whoever begins where everybody begins has nothing to be led to.
  if (!placing || placing.placement.place?.threadId === next) return null;
  const { lesson, placement } = placing;
  const { place } = placement;
  return (
    <Link className="lk-card way-card placement-card" to={placementPath(locale, lesson)}>
      <KitFace />
      <span>
        <b>{place ? t('cabinet.placement.found') : t('cabinet.placement.title')}</b>
        <span>{place ? t('cabinet.placement.found.text', { number: place.number }) : t('cabinet.placement.text')}</span>
      </span>
      <ChevronIcon />
    </Link>
  );
}
