import type { SceneAction } from '@logikit/contract/scene';
import type { ReactElement } from 'react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { emptyHand, type Hand } from '../../scene/hand.ts';
import { sayAction } from '../../scene/say-action.ts';
import { SceneContext } from '../../scene/scene-context.ts';
import { SceneTools, SceneView } from '../../scene/scene-view.tsx';
import { Confetti } from '../../ui/confetti.tsx';
import { HintIcon } from '../../ui/icons/actions.tsx';
import type { GameName, GameSounds } from '../game.descriptor.ts';
import { type GameEvent, type GameState, openGame, reduceGame, starsOf } from '../game.machine.ts';
import { type LevelId, openLevel } from '../puzzles/open-level.ts';
import type { Voice } from '../puzzles/puzzle.ts';
import { Solved } from './solved.tsx';

interface LevelTableProps {
  readonly id: LevelId;
  readonly voice: Voice;
  readonly sounds: GameSounds;
  readonly onSolved: (stars: 1 | 2 | 3) => void;
  readonly onNext: () => void;
}

const motifs: Readonly<Record<GameName, string>> = { pipes: 'flower', walk: 'leaf', sudoku: 'shape', lights: 'star' };

/** One level: the board, what is still to be done, and what comes after it. */
export function LevelTable({ id, voice, sounds, onSolved, onNext }: LevelTableProps): ReactElement {
  const { t } = voice;
  const [state, send] = useReducer(reduceGame, id, (level) => openGame(openLevel(level)));
  const [hand, take] = useState<Hand>(emptyHand);
  const svg = useRef<SVGSVGElement>(null);
  const isOver = state.status === 'solved';
  const scene = state.puzzle.draw(state.graphic, voice);
  const dispatch = (event: GameEvent): void => {
    send(event);
    const next = reduceGame(state, event);
    sounds.play(next.status === 'solved' ? 'right' : 'tap');
    if (next.status === 'solved' && !isOver) {
      sounds.play('star');
      onSolved(starsOf(next));
    }
  };
  const props = { scene, state: state.graphic, hand: isOver ? emptyHand : hand, take, isOver, highlight: [], svg };
  const player = {
    act: (action: SceneAction) => dispatch({ type: 'acted', action }),
    pickUp: () => sounds.play('pick-up'),
  };
  return (
    <SceneContext.Provider value={{ t, player, late: {} }}>
      <div className="lk-game-table" data-state={state.status}>
        <figure className="lk-card lk-lit lk-game-board" part="board">
          <SceneView {...props} />
          {isOver && <Confetti motif={motifs[id.game]} />}
        </figure>
        <div className="lk-game-side">
          <p className="lk-game-rule">{t(`game.rule.${id.game}`)}</p>
          {isOver ? (
            <Solved
              t={t}
              stars={starsOf(state)}
              onNext={onNext}
              onAgain={() => send({ type: 'opened', puzzle: state.puzzle })}
            />
          ) : (
            <>
              <Note id={id} state={state} voice={voice} />
              <div className="lk-game-tools">
                <SceneTools {...props} />
                <button
                  type="button"
                  className="lk-button"
                  data-plain=""
                  data-size="small"
                  part="tip"
                  onClick={() => dispatch({ type: 'tipped' })}
                >
                  <HintIcon />
                  {t('game.tip.action')}
                </button>
              </div>
            </>
          )}
        </div>
        <Spoken id={id} state={state} voice={voice} />
      </div>
    </SceneContext.Provider>
  );
}

interface NoteProps {
  readonly id: LevelId;
  readonly state: GameState;
  readonly voice: Voice;
}

/** What is still to be done, or why it does not go on. */
function Note({ id: { game }, state, voice: { t } }: NoteProps): ReactElement {
  const { puzzle, graphic } = state;
  const isStuck = puzzle.isStuck?.(graphic) === true;
  return (
    <p className="lk-game-note" data-stuck={isStuck || undefined}>
      {isStuck ? t(`game.stuck.${game}`) : t(`game.left.${game}`, { count: puzzle.left(graphic) })}
    </p>
  );
}

/** The live region: the move itself, then what it changed. */
function Spoken({ id, state, voice }: NoteProps): ReactElement {
  const { t } = voice;
  const { said, puzzle, graphic, status } = state;
  const isLate = useIsLate();
  const text = said ? sayAction(puzzle.draw(graphic, voice), { said, state: graphic }, t) : '';
  return (
    <div className="lk-unseen" role="status">
      {isLate && said !== null && (
        <>
          {state.isTip && <p>{t('game.tip.done')}</p>}
          {/* A trailing space tells an equal sentence from the one before it; a live region is silent about no change. */}
          <p>{said.turn % 2 ? `${text}\u00a0` : text}</p>
          {status === 'solved' ? <p>{t('game.solved.title')}</p> : <Note id={id} state={state} voice={voice} />}
        </>
      )}
    </div>
  );
}

/** False in the first picture: a live region has to be there before it speaks. */
function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  // Follows the document: now the region is in it.
  useEffect(() => setIsLate(true), []);
  return isLate;
}
