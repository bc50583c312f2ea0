import type { ReactElement, ReactNode } from 'react';
import { useTheme } from '../theme/use-theme.ts';
import { createTranslate } from '../words/formatter.ts';
import { PlayerContext } from './parts/player-context.ts';
import type { CoreProps } from './player-props.ts';
import { PlayerView } from './player.view.tsx';
import type { PlayerInstance } from './use-player-instance.ts';

export interface PlayerRootProps extends CoreProps {
  readonly instance: PlayerInstance;
  /** Drawn instead of the problem. */
  readonly paused?: ReactNode;
}

/** A player with its words around it. */
export function PlayerRoot({ instance, paused = null, ...props }: PlayerRootProps): ReactElement {
  const { player, snapshot, lazy } = instance;
  const { lang, messages, thread, trail, headingLevel = 2 } = props;
  return (
    <PlayerContext.Provider value={{ t: createTranslate(lang, messages), lang, player, lazy }}>
      <PlayerView
        snapshot={snapshot}
        theme={useTheme(props.theme)}
        headingLevel={headingLevel}
        hasTrail={thread !== undefined || trail !== undefined}
        stops={trail}
        paused={paused}
        isPreview={props.isPreview ?? false}
        isPreschool={props.isPreschool ?? false}
        leading={props.leading}
        trailing={props.trailing}
      />
    </PlayerContext.Provider>
  );
}
