import type { ReactElement, ReactNode } from 'react';

export interface ChipProps {
  /** One icon of the stats. */
  readonly icon: ReactNode;
  /** The number as people read it. */
  readonly children: ReactNode;
  /** Said after the number in a quieter hand, for instance "of 39". */
  readonly rest?: ReactNode;
  /** The whole fact for a screen reader, for instance "4 lives of 10"; the drawn number is then hidden from it. */
  readonly label?: string;
  readonly className?: string;
}

/** One fact about the learner: an icon and a number in a pill. */
export function Chip({ icon, children, rest, label, className }: ChipProps): ReactElement {
  return (
    <span className={['lk-chip', className].filter(Boolean).join(' ')}>
      {icon}
      {label === undefined ? null : <span className="lk-unseen">{label}</span>}
      <span aria-hidden={label !== undefined}>{children}</span>
      {rest === undefined ? null : (
        <span className="lk-chip-rest" aria-hidden={label !== undefined}>
          {rest}
        </span>
      )}
    </span>
  );
}
