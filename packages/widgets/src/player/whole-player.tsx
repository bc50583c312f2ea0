import { createPlayer } from './player.tsx';
import { Torn } from './torn.tsx';

/** The problem player as a React component, for React 18 and 19 and for Preact. Needs `@logikit/widgets/styles.css`. */
export const Player = createPlayer(Torn);
