import './chapter-window.css';
import { MistThumb, PlaceView } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import type { Chapter } from '../dashboard/today.ts';

/** The landscape of a chapter through a round window; mist where it is not open yet. */
export function ChapterWindow({ chapter: { isLocked, view } }: { readonly chapter: Chapter }): ReactElement {
  return (
    <span className="chapter-window" data-state={isLocked ? 'mist' : 'open'}>
      {isLocked ? <MistThumb /> : <PlaceView motif={view.roadImage} />}
    </span>
  );
}
