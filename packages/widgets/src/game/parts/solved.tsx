import type { ReactElement } from 'react';
import { useEffect, useRef } from 'react';
import { ChevronIcon, RefreshIcon } from '../../ui/icons/actions.tsx';
import { KitCheering } from '../../ui/kit/cheering.tsx';
import { Kit } from '../../ui/kit/kit.tsx';
import { Stars } from '../../ui/stars.tsx';
import type { Translate } from '../../words/formatter.ts';

export interface SolvedProps {
  readonly t: Translate;
  readonly stars: 1 | 2 | 3;
  readonly onNext: () => void;
  readonly onAgain: () => void;
}

export function Solved({ t, stars, onNext, onAgain }: SolvedProps): ReactElement {
  const next = useRef<HTMLButtonElement>(null);
  // Follows the browser's focus, which would be lost with what was pressed last.
  useEffect(() => next.current?.focus(), []);
  return (
    <div className="lk-game-solved">
      <Kit pose={KitCheering} className="lk-game-kit" />
      <div>
        <h2>{t('game.solved.title')}</h2>
        <Stars earned={stars} label={t('game.solved.stars', { count: stars })} />
        <p>{t(stars === 3 ? 'game.solved.alone' : 'game.solved.helped')}</p>
      </div>
      <button ref={next} type="button" className="lk-button" part="next" onClick={onNext}>
        {t('game.solved.next')}
        <ChevronIcon />
      </button>
      <button type="button" className="lk-button" data-plain="" data-size="small" onClick={onAgain}>
        <RefreshIcon />
        {t('game.solved.again')}
      </button>
    </div>
  );
}
