import type { Context } from 'react';
import { SceneContext, useScene } from '../../scene/scene-context.ts';
import type { Translate } from '../../words/formatter.ts';
import type { LazyParts } from '../lazy/lazy-source.ts';
import type { PlayerController } from '../controllers/player.controller.ts';

/** What every part of the player needs: words, their language, and what a person can do. */
export interface PlayerTools {
  readonly t: Translate;
  readonly lang: string;
  readonly player: PlayerController;
  readonly lazy: LazyParts;
}

// One context for both, every byte counts here: a scene sees of the player's tools what any host of a scene has. The casts
// hold because only the player provides it around the parts of the player.
export const PlayerContext = SceneContext as unknown as Context<PlayerTools | null>;
export const usePlayer = useScene as () => PlayerTools;
