import type { MouseEvent, ReactElement } from 'react';
import { ChevronIcon } from '../../ui/icons/actions.tsx';
import type { Box } from '../layout/box.ts';

export interface PlaqueProps {
  readonly box: Box;
  readonly isAtEnd: boolean;
  readonly title: string;
  readonly note: string;
}

/** Name of a stretch of the road. A screen reader hears the same from the group of its stations. */
export function Plaque({ box, isAtEnd, title, note }: PlaqueProps): ReactElement {
  return (
    <foreignObject {...box} aria-hidden>
      <div className="lk-plaque-place" data-at={isAtEnd ? 'end' : 'start'}>
        <div className="lk-plaque" part="plaque">
          <span className="lk-plaque-title">{title}</span>
          <span className="lk-plaque-note">{note}</span>
        </div>
      </div>
    </foreignObject>
  );
}

export interface SignProps {
  readonly box: Box;
  readonly title: string;
  readonly href: string | undefined;
  readonly onChoose: (event: MouseEvent) => void;
}

/** The title under the current station: a bigger place to tap. The keyboard and the screen reader have the station. */
export function Sign({ box, title, href, onChoose }: SignProps): ReactElement {
  const content = (
    <>
      <span className="lk-sign-title">{title}</span>
      <ChevronIcon />
    </>
  );
  const look = { className: 'lk-sign', part: 'sign', tabIndex: -1, onClick: onChoose };
  return (
    <foreignObject {...box} aria-hidden>
      <div className="lk-sign-place">
        {href === undefined ? (
          <button {...look} type="button">
            {content}
          </button>
        ) : (
          <a {...look} href={href}>
            {content}
          </a>
        )}
      </div>
    </foreignObject>
  );
}
