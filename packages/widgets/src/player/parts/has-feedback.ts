import type { Panel, PlayerState } from '../table.ts';

/** True when Kit has something to say; the check button then makes room. */
export function hasFeedback({ status, table }: Extract<PlayerState, { table: unknown }>): boolean {
  return isAid(table.panel) || (status !== 'idle' && status !== 'chosen' && status !== 'checking');
}

export function isAid(panel: Panel): panel is Extract<Panel, { show: 'hint' | 'trouble' }> {
  return panel.show === 'hint' || panel.show === 'trouble';
}
