import type { ReactElement } from 'react';

/** Stands where the problem will stand, in its true size, so that nothing moves when it comes. */
export function Skeleton({ isSeen }: { readonly isSeen: boolean }): ReactElement {
  return (
    <div className="lk-body lk-skeleton" data-seen={isSeen || undefined} aria-hidden="true">
      <div className="lk-ask">
        <span className="lk-bone lk-bone-round" />
        <span className="lk-bone lk-bone-line" />
      </div>
      <div className="lk-picture lk-bone lk-bone-picture" />
      <div className="lk-answers">
        <div className="lk-variants" data-count="4">
          <span className="lk-bone lk-bone-card" />
          <span className="lk-bone lk-bone-card" />
          <span className="lk-bone lk-bone-card" />
          <span className="lk-bone lk-bone-card" />
        </div>
      </div>
      <div className="lk-do" />
    </div>
  );
}
