import './access.css';
import { type ReactElement, type ReactNode, useId } from 'react';
import { PictureCard } from '../ui/picture-card.tsx';

interface AccessPartProps {
  readonly title: string;
  /** A card of its own; otherwise it stands in another card. */
  readonly isCard: boolean;
  /** Of the card. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** One of the things that an account is entered by, or left. */
export function AccessPart({ title, isCard, picture, children }: AccessPartProps): ReactElement {
  const id = useId();
  if (isCard)
    return (
      <PictureCard title={title} picture={picture}>
        <div className="access">{children}</div>
      </PictureCard>
    );
  return (
    <section className="access" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
