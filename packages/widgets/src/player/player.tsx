import type { ForwardedRef, ReactElement } from 'react';
import { forwardRef } from 'react';
import { lazyImports } from './lazy/lazy-imports.ts';
import type { PlayerProps } from './player-props.ts';
import { PlayerRoot } from './player-root.tsx';
import type { PlayerHandle } from './player.descriptor.ts';
import { Torn } from './torn.tsx';
import { usePause } from './use-pause.ts';
import { placeOf, usePlace } from './use-place.ts';
import { useFeedback, usePlayerInstance } from './use-player-instance.ts';

/** The problem player as a React component, for React 18 and 19 and for Preact. Needs `@logikit/widgets/styles.css`. */
export const Player = forwardRef(function Player(props: PlayerProps, ref: ForwardedRef<PlayerHandle>): ReactElement {
  const { pause, place, onPlace, ...core } = props;
  const instance = usePlayerInstance(core, { handle: ref, lazySource: lazyImports });
  const { player, snapshot } = instance;
  useFeedback(instance);
  usePlace(player, { now: placeOf(snapshot.state), wanted: place, onPlace });
  const paused = usePause(player, snapshot.state, pause);
  return (
    <Torn>
      <PlayerRoot {...core} instance={instance} paused={paused} />
    </Torn>
  );
});
