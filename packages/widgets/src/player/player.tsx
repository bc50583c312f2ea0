import type {
  ComponentType,
  ForwardedRef,
  ForwardRefExoticComponent,
  ReactElement,
  ReactNode,
  RefAttributes,
} from 'react';
import { forwardRef, Fragment } from 'react';
import { lazyImports } from './lazy/lazy-imports.ts';
import type { PlayerProps } from './player-props.ts';
import { PlayerRoot } from './player-root.tsx';
import type { PlayerHandle } from './player.descriptor.ts';
import { usePause } from './use-pause.ts';
import { placeOf, usePlace } from './use-place.ts';
import { useFeedback, usePlayerInstance } from './use-player-instance.ts';

/** A player with something between what it knows and what it draws. */
export function createPlayer(
  Around: ComponentType<{ readonly children: ReactNode }>,
): ForwardRefExoticComponent<PlayerProps & RefAttributes<PlayerHandle>> {
  return forwardRef(function Player(props: PlayerProps, ref: ForwardedRef<PlayerHandle>): ReactElement {
    const { pause, place, onPlace, ...core } = props;
    const instance = usePlayerInstance(core, { handle: ref, lazySource: lazyImports });
    const { player, snapshot } = instance;
    useFeedback(instance);
    usePlace(player, { now: placeOf(snapshot.state), wanted: place, onPlace });
    const paused = usePause(player, snapshot.state, pause);
    return (
      <Around>
        <PlayerRoot {...core} instance={instance} paused={paused} />
      </Around>
    );
  });
}

/** Without a boundary, which the elements' runtime does not know. */
export const Player = createPlayer(Fragment);
