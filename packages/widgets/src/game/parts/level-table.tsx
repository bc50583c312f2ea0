import type { SceneAction } from '@logikit/contract/scene';
import type { ReactElement } from 'react';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { LazyChunk } from '../../lazy/lazy-chunk.ts';
import { useLazyChunk } from '../../lazy/use-lazy-chunk.ts';
import { emptyHand, type Hand } from '../../scene/hand.ts';
import { SceneContext } from '../../scene/scene-context.ts';
import { SceneTools, SceneView } from '../../scene/scene-view.tsx';
import { HintIcon } from '../../ui/icons/actions.tsx';
import type { GameFeedback } from '../game-feedback.ts';
import type { GameSounds } from '../game.descriptor.ts';
import { type GameEvent, type GameState, openGame, reduceGame, starsOf } from '../game.machine.ts';
import { type LevelId, openLevel } from '../puzzles/open-level.ts';
import type { Voice } from '../puzzles/puzzle.ts';

interface LevelTableProps {
  readonly feedback: LazyChunk<GameFeedback>;
  readonly id: LevelId;
  readonly voice: Voice;
  readonly sounds: GameSounds;
  readonly onSolved: (stars: 1 | 2 | 3) => void;
  readonly onNext: () => void;
}

/** One level: the board, what is still to be done, and what comes after it. */
export function LevelTable({ feedback, id, voice, sounds, onSolved, onNext }: LevelTableProps): ReactElement {
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
  const { LevelConfetti, SaidMove, Solved, tipFor } = useLazyChunk(feedback) ?? {};
  const [early, setEarly] = useState(0);
  const help = (): void => {
    if (tipFor) dispatch({ type: 'tipped', tip: tipFor(state.puzzle, state.graphic) });
    setEarly(tipFor ? 0 : early + 1);
  };
  // Follows the network: help that was asked for before it could be given comes with its file.
  useEffect(() => {
    if (early > 0 && tipFor) help();
  });
  const props = { scene, state: state.graphic, hand: isOver ? emptyHand : hand, take, isOver, highlight: [], svg };
  const player = {
    act: (action: SceneAction) => dispatch({ type: 'acted', action }),
    pickUp: () => sounds.play('pick-up'),
  };
  return (
    <SceneContext.Provider value={{ t, player, lazy: {} }}>
      <div className="lk-game-table" data-state={state.status}>
        <figure className="lk-card lk-lit lk-game-board" part="board">
          <SceneView {...props} />
          {isOver && LevelConfetti && <LevelConfetti game={id.game} />}
        </figure>
        <div className="lk-game-side">
          <p className="lk-game-rule">{t(`game.rule.${id.game}`)}</p>
          {isOver ? (
            Solved && (
              <Solved
                t={t}
                stars={starsOf(state)}
                onNext={onNext}
                onAgain={() => send({ type: 'opened', puzzle: state.puzzle })}
              />
            )
          ) : (
            <>
              <Note id={id} state={state} voice={voice} />
              <div className="lk-game-tools">
                <SceneTools {...props} />
                <button type="button" className="lk-button" data-plain="" data-size="small" part="tip" onClick={help}>
                  <HintIcon />
                  {t('game.tip.action')}
                </button>
              </div>
            </>
          )}
        </div>
        <div className="lk-unseen" role="status">
          {state.said && SaidMove && (
            <SaidMove state={state} voice={voice}>
              <Note id={id} state={state} voice={voice} />
            </SaidMove>
          )}
        </div>
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
