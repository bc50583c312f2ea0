import './inviter.css';
import type { ReactElement, ReactNode } from 'react';

interface TicketProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly scene?: ReactNode;
  /** What is handed on. */
  readonly children: ReactNode;
}

/** Something to hand on: what it is good for, and below the line what the other one gets. */
export function Ticket({ id, title, text, scene, children }: TicketProps): ReactElement {
  return (
    <section className="lk-card inviter-ticket" aria-labelledby={id}>
      {scene !== undefined && <div className="inviter-ticket-scene">{scene}</div>}
      <div className="inviter-ticket-what">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="inviter-ticket-stub">{children}</div>
    </section>
  );
}
