import { useEffect, useRef } from 'react';
import type { PlayerPlace } from './player-props.ts';
import type { PlayerController } from './controllers/player.controller.ts';
import type { PlayerState } from './machine/problem-session.ts';

/** Null while there is no problem to be inside of, and in a past passing, which has an address of its own. */
export function placeOf(state: PlayerState): PlayerPlace | null {
  if (!('session' in state)) return null;
  if (state.session.panel.show === 'theory') return 'theory';
  if (state.status === 'review') return null;
  return state.status === 'notYet' || state.status === 'right' || state.status === 'closed' ? 'feedback' : 'problem';
}

interface PlaceSync {
  readonly now: PlayerPlace | null;
  readonly wanted: PlayerPlace | undefined;
  readonly onPlace: ((place: PlayerPlace) => void) | undefined;
}

/** Keeps the page's address and the player at the same place: the browser's Back closes the theory, with the choice kept. */
export function usePlace(player: PlayerController, { now, wanted, onPlace }: PlaceSync): void {
  const told = useRef<PlayerPlace>('problem');
  const isReady = now !== null;
  // Follows the page's address.
  useEffect(() => {
    if (!isReady || wanted === undefined || wanted === told.current) return;
    told.current = wanted;
    if (wanted === 'theory') player.theory();
    else if (wanted === 'problem') player.back();
  }, [player, isReady, wanted]);
  // Tells the page where the person went.
  useEffect(() => {
    if (now === null || told.current === now) return;
    told.current = now;
    onPlace?.(now);
  }, [now, onPlace]);
}
