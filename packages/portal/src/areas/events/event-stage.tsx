import './event.css';
import { ChevronIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { SceneCard } from '../../ui/scene-card.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { EventResult } from './event-result.tsx';
import { stepOf } from './event-step.ts';
import { EventWhen } from './event-when.tsx';
import { descriptionOf, type Event, titleOf } from './load-event.ts';

/** The event that matters now: its landscape, its time and the one thing to do. */
export function EventStage({ event }: { readonly event: Event }): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const { state, motif, result } = event;
  const { action, to } = stepOf(locale, event);
  return (
    <div className="event-stage" data-state={state}>
      <SceneCard motif={motif}>
        <p className="event-state" data-state={state}>
          {t(`events.state.${state}`)}
        </p>
        <h2>{titleOf(event)}</h2>
        <p>{descriptionOf(event)}</p>
        <EventWhen event={event} />
        {result && <EventResult result={result} />}
        <Link className="lk-button" to={to}>
          {t(`events.action.${action}`)}
          <ChevronIcon />
        </Link>
      </SceneCard>
    </div>
  );
}
