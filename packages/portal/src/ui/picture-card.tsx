import './picture-card.css';
import { type ReactElement, type ReactNode, useId } from 'react';

interface PictureCardProps {
  readonly title: string;
  /** What the card is about, as a band along its upper edge; null: words are enough. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** Things that belong together, under a picture of what they are about. */
export function PictureCard({ title, picture, children }: PictureCardProps): ReactElement {
  const id = useId();
  return (
    <section className="lk-card picture-card" aria-labelledby={id}>
      {picture !== undefined && <div className="picture-card-picture">{picture}</div>}
      <div className="picture-card-body">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </section>
  );
}
