import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';

interface LonelyPageProps {
  readonly kit: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly to: string };
}

/** A page with one thought: Kit, a sentence and one way on. */
export function LonelyPage({ kit, title, text, action }: LonelyPageProps): ReactElement {
  return (
    <main className="message-page">
      {kit}
      <h1>{title}</h1>
      <p>{text}</p>
      <Link className="lk-button" to={action.to}>
        {action.label}
      </Link>
    </main>
  );
}
