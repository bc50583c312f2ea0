import type { InputEvent, KeyboardEvent, ReactElement } from 'react';
import type { PlayerState, ProblemSession } from '../../machine/problem-session.ts';
import { usePlayer } from '../player-context.ts';

export interface NumberInputProps {
  readonly session: ProblemSession;
  readonly status: PlayerState['status'];
  readonly label: string;
}

/** A typed number. What cannot become a number is not taken, and the field says so by keeping what it had. */
export function NumberInput({ session, status, label }: NumberInputProps): ReactElement {
  const { player } = usePlayer();
  const { problem, draft } = session;
  const isOver = status === 'right' || status === 'closed' || status === 'review';
  const right = status === 'closed' ? (problem.solution?.rightNumber ?? draft.text) : draft.text;
  const onInput = (event: InputEvent<HTMLInputElement>) => {
    player.type(event.currentTarget.value);
    // A refused letter changes no state, so React would leave it in the field.
    const now = player.getSnapshot().state;
    if ('session' in now) event.currentTarget.value = now.session.draft.text;
  };
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Enter' && player.check();
  return (
    <input
      className="lk-number"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      maxLength={problem.variantSettings.autoValidatingParams.characterLimit}
      readOnly={isOver || status === 'checking' || status === 'queued'}
      data-right={(isOver && right === draft.text && status === 'right') || undefined}
      value={isOver ? right : draft.text}
      onInput={onInput}
      onChange={ignore}
      onKeyDown={onKeyDown}
    />
  );
}

// React warns about a value without onChange; `input` is the event that both React and Preact mean.
function ignore(): void {}
