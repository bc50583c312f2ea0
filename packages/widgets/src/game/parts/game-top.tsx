import type { ReactElement } from 'react';
import { BackIcon, ChevronIcon } from '../../ui/icons/actions.tsx';
import { RoundButton } from '../../ui/button.tsx';
import type { LazyChunk } from '../../lazy/lazy-chunk.ts';
import type { Translate } from '../../words/formatter.ts';
import { type GameSize, gameSizes } from '../game.descriptor.ts';
import type { GameFeedback } from '../game-feedback.ts';

interface GameTopProps {
  readonly feedback: LazyChunk<GameFeedback>;
  readonly t: Translate;
  readonly size: GameSize;
  readonly level: number;
  /** Best stars by level. */
  readonly solved: readonly number[];
  readonly onSize: (size: GameSize) => void;
  readonly onLevel: (level: number) => void;
}

/** How large, which level, and the best so far. A level opens when the one before it is solved. */
export function GameTop({ feedback, t, size, level, solved, onSize, onLevel }: GameTopProps): ReactElement {
  const Best = feedback.use()?.Best;
  return (
    <div className="lk-game-top">
      <div className="lk-game-sizes" role="group" aria-label={t('game.size.label')}>
        {gameSizes.map((one) => (
          <button
            key={one}
            type="button"
            className="lk-game-size"
            aria-pressed={one === size}
            onClick={() => one !== size && onSize(one)}
          >
            <SizeSign size={one} />
            {t(`game.size.${one}`)}
          </button>
        ))}
      </div>
      <div className="lk-game-level" part="level">
        <RoundButton aria-label={t('game.level.back')} disabled={level === 1} onClick={() => onLevel(level - 1)}>
          <BackIcon />
        </RoundButton>
        <p>
          <b>{t('game.level.name', { level })}</b>
          {Best && solved.length > 0 && <Best t={t} solved={solved} />}
        </p>
        <RoundButton
          aria-label={t('game.level.on')}
          disabled={level > solved.length}
          onClick={() => onLevel(level + 1)}
        >
          <ChevronIcon />
        </RoundButton>
      </div>
    </div>
  );
}

const squares = { small: 2, medium: 3, large: 4 } as const;

/** A little board of four, nine or sixteen squares: the size is seen before it is read. */
function SizeSign({ size }: { readonly size: GameSize }): ReactElement {
  const side = squares[size];
  const step = 24 / side;
  return (
    <svg className="lk-icon" viewBox="0 0 24 24" aria-hidden="true">
      {Array.from({ length: side * side }, (_, at) => (
        <rect
          key={at}
          className="lk-game-dot"
          x={(at % side) * step + 1}
          y={Math.floor(at / side) * step + 1}
          width={step - 2}
          height={step - 2}
          rx={1.5}
        />
      ))}
    </svg>
  );
}
