import { createContext, useContext } from 'react';
import type { Translate } from '../../words/formatter.ts';
import type { LateParts } from '../late.ts';
import type { PlayerController } from '../player.controller.ts';

/** What every part of the player needs: words, their language, and what a person can do. */
export interface PlayerTools {
  readonly t: Translate;
  readonly lang: string;
  readonly player: PlayerController;
  readonly late: LateParts;
}

export const PlayerContext = createContext<PlayerTools | null>(null);

export function usePlayer(): PlayerTools {
  const tools = useContext(PlayerContext);
  if (!tools) throw new Error('A part of the player was drawn outside <PlayerView>.');
  return tools;
}
