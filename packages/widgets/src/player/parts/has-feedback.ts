import type { Panel, PlayerState } from '../machine/problem-session.ts';

/** True when Kit has something to say; the check button then makes room. */
export function hasFeedback({ status, session }: Extract<PlayerState, { session: unknown }>): boolean {
  return isAid(session.panel) || (status !== 'idle' && status !== 'chosen' && status !== 'checking');
}

export function isAid(panel: Panel): panel is Extract<Panel, { show: 'hint' | 'trouble' }> {
  return panel.show === 'hint' || panel.show === 'trouble';
}
