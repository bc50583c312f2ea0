import './event.css';
import type { ReactElement, ReactNode } from 'react';
import { routePath } from '../../paths/named-routes.ts';
import { TopBar } from '../../layout/top-bar.tsx';
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
      <TopBar title={title} back={{ to: routePath(locale, 'cabinet.events'), label: t('events.back') }}>
        {clock}
      </TopBar>
      <main className="event-main">{children}</main>
    </div>
  );
}
