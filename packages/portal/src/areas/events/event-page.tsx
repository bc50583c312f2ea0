import './events.css';
import { BackIcon } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { routePath } from '../../shell/named-routes.ts';
import { useLocale, useWords } from '../../words/use-words.ts';

interface EventPageProps {
  readonly title: string;
  /** What stands right of the title: the clock. */
  readonly clock?: ReactNode;
  readonly children: ReactNode;
}

/** A page of one event: the way back to all events, its name, and the clock where there is one. */
export function EventPage({ title, clock, children }: EventPageProps): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  return (
    <div className="event-page">
      <title>{t('events.tab', { title })}</title>
      <header className="event-top">
        <Link className="lk-round" to={routePath(locale, 'cabinet.events')} aria-label={t('events.back')}>
          <BackIcon />
        </Link>
        <h1>{title}</h1>
        {clock}
      </header>
      <main className="event-main">{children}</main>
    </div>
  );
}
