import type { KeyboardEvent, ReactElement, SyntheticEvent } from 'react';
import { useState } from 'react';
import type { PlayerState, ProblemSession } from '../../machine/problem-session.ts';
import { usePlayer } from '../player-context.ts';

export interface NumberInputProps {
  readonly session: ProblemSession;
  readonly status: PlayerState['status'];
  /** True while nothing can be typed. */
  readonly isOver: boolean;
  readonly label: string;
}

/** A typed number. What cannot become a number is not taken: the field keeps what it had, and words say what fits. */
export function NumberInput({ session, status, isOver, label }: NumberInputProps): ReactElement {
  const { player, lazy } = usePlayer();
  /** What an input method is still putting together; it is judged as a whole. */
  const [composed, compose] = useState<string | null>(null);
  const [isRefused, refuse] = useState(false);
  const { problem, draft } = session;
  const shown = (status === 'closed' && problem.solution?.rightNumber) || draft.text;
  const keep = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => compose(field.value);
  const take = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
    compose(null);
    const typed = lazy.feedback?.plainNumber(field.value) ?? field.value;
    player.type(typed);
    const now = player.getSnapshot().state;
    if (!('session' in now)) return;
    // A refused letter changes no state, so React would leave it in the field.
    field.value = now.session.draft.text;
    refuse(field.value !== typed);
  };
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Enter' && composed === null && player.check();
  return (
    <>
      <input
        className="lk-number"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        readOnly={isOver}
        data-right={status === 'right' || undefined}
        value={composed ?? shown}
        onInput={composed === null ? take : keep}
        onCompositionStart={keep}
        onCompositionEnd={take}
        onChange={ignore}
        onKeyDown={onKeyDown}
      />
      {isRefused && !isOver && lazy.feedback && <lazy.feedback.NumberAdvice problem={problem} />}
    </>
  );
}

// React warns about a value without onChange; `input` is the event that both React and Preact mean.
function ignore(): void {}
