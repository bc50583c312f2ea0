import type { Translate } from '../../../words/formatter.ts';
import type { SayAction } from '../../lazy/lazy-parts.ts';
import type { PlayerState, Waiting } from '../../machine/problem-session.ts';
import { errorWords } from '../error-words.ts';
import { hasNoLife } from './has-no-life.ts';

/** What the live region says. */
export function announcement(state: PlayerState, t: Translate, sayAction: SayAction | undefined): string {
  switch (state.status) {
    case 'skeleton':
      return t('player.loading.title');
    case 'empty':
      return t('player.empty.title');
    case 'failed':
      return errorWords(state.code, t);
    case 'loading':
      return '';
    default:
      return aid(state, t) || verdict(state, t, sayAction);
  }
}

type OnTable = Extract<PlayerState, { session: unknown }>;

function aid({ session: { panel } }: OnTable, t: Translate): string {
  if (panel.show === 'hint') return panel.hint.pointer?.text ?? t('player.hint.removed');
  return panel.show === 'trouble' ? errorWords(panel.code, t) : '';
}

function verdict(state: OnTable, t: Translate, sayAction: SayAction | undefined): string {
  const { draft, problem, said } = state.session;
  switch (state.status) {
    case 'checking':
      return t('player.check.busy');
    case 'queued':
      return queuedWords(state, t).join(' ');
    case 'refused':
      return errorWords(state.code, t);
    case 'notYet':
      return [t('player.notYet.title'), state.passing.feedback?.text, hasNoLife(state) && errorWords('noLife', t)]
        .filter(Boolean)
        .join(' ');
    case 'right':
      return `${problem.solution?.praise || t('player.right.title')} ${t('player.right.stars', { count: state.passing.stars })}`;
    case 'closed':
    case 'review':
      return state.step === null
        ? t(problem.solution ? 'player.closed.title' : 'player.closed.kept')
        : (problem.solution?.steps[state.step]?.text ?? '');
    case 'idle':
    case 'chosen':
      // A trailing space tells an equal sentence from the one before it; a live region is silent about no change.
      return said && problem.graphic && sayAction
        ? sayAction(problem.graphic.scene, { said, state: draft.graphic }, t) + (said.turn % 2 ? '\u00a0' : '')
        : '';
  }
}

/** Said to be safe is only what outlives the page. */
export function queuedWords({ isKept, isSlow }: Waiting, t: Translate): readonly [title: string, text: string] {
  if (isSlow)
    return [t('player.queued.slow.title'), t(isKept ? 'player.queued.slow.text' : 'player.queued.slow.unkept')];
  return isKept
    ? [t('player.queued.title'), t('player.queued.text')]
    : [t('player.queued.unkept.title'), t('player.queued.unkept.text')];
}
