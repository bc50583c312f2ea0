import { useLayoutEffect, useRef } from 'react';
import type { GuidanceProps } from '../../lazy/lazy-parts.ts';
import type { PlayerState } from '../../machine/problem-session.ts';
import { useTypedKeys } from './typed-keys.ts';

/** Where the person is: before a problem, at its answers, or at a sheet whose action comes next. */
function stopOf(state: PlayerState, isPaused: boolean): string {
  if (isPaused) return 'sheet pause';
  if (!('session' in state)) return '';
  const { panel, problem } = state.session;
  if (panel.show === 'hint' || panel.show === 'trouble') return `sheet ${panel.show}`;
  if (state.status === 'idle' || state.status === 'chosen') return `answers ${problem.id}`;
  if ('step' in state && state.step !== null) return 'sheet steps';
  return state.status === 'checking' || state.status === 'queued' ? state.status : `sheet ${state.status}`;
}

/** A card, a spot of the graphic, or the field of a number. */
const answers = ':is(.lk-picture, .lk-answers) :is(button[tabindex="0"], input)';

/** Takes the focus along: to the sheet's action, back to the answers, on to the next question; what is typed stays here. Draws nothing. */
export function FocusFlow({ root, state, isPaused }: GuidanceProps): null {
  useTypedKeys(root);
  const stop = stopOf(state, isPaused);
  const last = useRef({ stop, hadProblem: false });
  // Follows the browser's focus, which would otherwise be lost with the button that had it.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { stop, hadProblem: before.hadProblem || stop !== '' };
    if (!root.current || before.stop === stop || !mayTakeFocus(root.current)) return;
    const target = targetOf(before.stop, stop, before.hadProblem);
    if (target) root.current.querySelector<HTMLElement>(target)?.focus();
  }, [root, stop]);
  return null;
}

function targetOf(before: string, stop: string, hadProblem: boolean): string | null {
  if (stop.startsWith('sheet')) {
    return stop === 'sheet steps' && before.startsWith('sheet') ? '.lk-step-turn > :last-child' : '[data-main]';
  }
  if (!stop.startsWith('answers')) return null;
  if (before.startsWith('sheet')) return answers;
  // A problem that follows another one begins at its question; the first one leaves the page's focus alone.
  return hadProblem ? '.lk-ask [tabindex="-1"]' : null;
}

/** The focus is ours to move when it is inside, or nowhere; never when the person is elsewhere on the page. */
function mayTakeFocus(root: HTMLElement): boolean {
  const tree = root.getRootNode();
  const { activeElement, body } = root.ownerDocument;
  if (activeElement === body || activeElement === null || root.contains(activeElement)) return true;
  return tree instanceof ShadowRoot && tree.host === activeElement;
}
