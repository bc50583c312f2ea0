import type { ReactElement } from 'react';
import { Stars } from '../../../ui/stars.tsx';
import { canGoOn, canLeave, goOn, onwards, tryAgain, turnTo } from '../../controllers/afterwards.controller.ts';
import type { Panel, PlayerState, SessionState, Waiting } from '../../machine/problem-session.ts';
import { Action } from '../action.tsx';
import { errorWords } from '../error-words.ts';
import { isAid } from '../has-feedback.ts';
import { usePlayer } from '../player-context.ts';
import { queuedWords } from './announcement.ts';
import { hasNoLife } from './has-no-life.ts';
import { Sheet } from './sheet.tsx';
import { Steps } from './steps.tsx';

type Answered = Extract<PlayerState, { passing: unknown }>;

/** What Kit says about the answer, or about a hint. */
export function Feedback({ state }: { readonly state: SessionState }): ReactElement | null {
  const { panel } = state.session;
  if (isAid(panel)) return <Aid panel={panel} />;
  switch (state.status) {
    case 'notYet':
      return <NotYet state={state} />;
    case 'right':
    case 'closed':
    case 'review':
      return <Closed state={state} />;
    case 'queued':
      return <Queued waiting={state} />;
    case 'refused':
      return <Refused code={state.code} />;
    default:
      return null;
  }
}

function NotYet({ state }: { readonly state: Extract<PlayerState, { status: 'notYet' }> }): ReactElement {
  const { t, player } = usePlayer();
  const { feedback, triesLeft } = state.passing;
  const mustRest = hasNoLife(state);
  return (
    <Sheet
      tone="look"
      pose="pointing"
      title={t('player.notYet.title')}
      actions={
        <Action isPlain isMain onClick={() => tryAgain(player)}>
          {t(mustRest ? 'player.hint.close' : 'player.notYet.again')}
        </Action>
      }
    >
      <p>{feedback?.text ?? t('player.notYet.look')}</p>
      {mustRest ? (
        <p>{errorWords('noLife', t)}</p>
      ) : (
        triesLeft !== null && <p className="lk-sheet-note">{t('player.notYet.tries', { count: triesLeft })}</p>
      )}
    </Sheet>
  );
}

const poses = { right: 'cheering', closed: 'pointing', review: 'reading' } as const;

function Closed({ state }: { readonly state: Extract<Answered, { step: unknown }> }): ReactElement {
  const { t, player } = usePlayer();
  const { passing, step, status } = state;
  const solution = state.session.problem.solution;
  const praise = status === 'right' ? solution?.praise : '';
  const title =
    praise ||
    t(
      status === 'review'
        ? reviewTitle(passing.isCorrect)
        : status === 'right'
          ? 'player.right.title'
          : solution
            ? 'player.closed.title'
            : 'player.closed.kept',
    );
  const hasStars = status === 'right' || (status === 'review' && passing.isCorrect);
  return (
    <Sheet
      tone={status === 'right' ? 'right' : 'calm'}
      pose={poses[status]}
      title={title}
      actions={<ClosedActions state={state} />}
    >
      {passing.isReplay && <p>{t('player.right.replay')}</p>}
      <div className="lk-won">
        {hasStars && (
          <Stars earned={starCount(passing.stars)} label={t('player.right.stars', { count: passing.stars })} />
        )}
        {step === null && (solution?.steps.length ?? 0) > 0 && (
          <button type="button" className="lk-button lk-how" data-plain="" onClick={() => turnTo(player, 0)}>
            {t('player.solution.show')}
          </button>
        )}
      </div>
      {status === 'closed' && step === null && <p>{t(solution ? 'player.closed.text' : 'player.closed.later')}</p>}
      {step !== null && solution && <Steps steps={solution.steps} step={step} />}
    </Sheet>
  );
}

function reviewTitle(isCorrect: boolean): string {
  return isCorrect ? 'player.review.right' : 'player.review.wrong';
}

// The contract says 0…3; only its type is wider.
const starCount = (stars: number) => stars as 0 | 1 | 2 | 3;

const onwardWords = {
  problem: 'player.right.next',
  result: 'player.right.result',
  road: 'player.right.leave',
} as const;

function ClosedActions({ state }: { readonly state: Extract<Answered, { step: unknown }> }): ReactElement {
  const { t, player } = usePlayer();
  const isReview = state.status === 'review';
  const isOnward = canGoOn(player) || (!isReview && canLeave(player));
  return (
    <>
      {(isReview || !isOnward) && (
        <Action
          isMain={!isOnward}
          isPlain={isOnward || !isReview}
          part={isOnward ? undefined : 'next'}
          onClick={() => tryAgain(player)}
        >
          {t('player.right.once')}
        </Action>
      )}
      {isOnward && (
        <Action isMain part="next" onClick={() => goOn(player)}>
          {t(onwardWords[onwards(player)])}
        </Action>
      )}
    </>
  );
}

function Aid({ panel }: { readonly panel: Extract<Panel, { show: 'hint' | 'trouble' }> }): ReactElement {
  const { t, player } = usePlayer();
  if (panel.show === 'trouble') {
    return (
      <Sheet
        tone="calm"
        pose="puzzled"
        title={errorWords(panel.code, t)}
        actions={
          <>
            <Action isPlain onClick={player.closePanel}>
              {t('player.hint.close')}
            </Action>
            <Action isMain onClick={() => player[panel.asked]()}>
              {t('player.error.retry')}
            </Action>
          </>
        }
      />
    );
  }
  const { pointer, hintsLeft, costsStars } = panel.hint;
  return (
    <Sheet
      tone="look"
      pose={pointer && pointer.highlight.length > 0 ? 'pointing' : 'thinking'}
      title={t('player.hint.title')}
      actions={
        <Action isPlain isMain onClick={player.closePanel}>
          {t('player.hint.close')}
        </Action>
      }
    >
      <p>{pointer?.text ?? t('player.hint.removed')}</p>
      {hintsLeft > 0 && (
        <p className="lk-sheet-note">
          {t(costsStars ? 'player.hint.leftCosting' : 'player.hint.left', { count: hintsLeft })}
        </p>
      )}
    </Sheet>
  );
}

function Queued({ waiting }: { readonly waiting: Waiting }): ReactElement {
  const { t, player } = usePlayer();
  const [title, text] = queuedWords(waiting, t);
  const onward = canGoOn(player) ? (
    <Action isMain part="next" onClick={() => goOn(player)}>
      {t('player.right.next')}
    </Action>
  ) : null;
  return (
    <Sheet tone="calm" pose="sleeping" title={title} actions={onward}>
      <p>{text}</p>
    </Sheet>
  );
}

function Refused({ code }: { readonly code: string }): ReactElement {
  const { t, player } = usePlayer();
  return (
    <Sheet
      tone="calm"
      pose="puzzled"
      title={errorWords(code, t)}
      actions={
        <Action isMain onClick={() => tryAgain(player)}>
          {t('player.error.retry')}
        </Action>
      }
    >
      <p>{t('player.error.kept')}</p>
    </Sheet>
  );
}
