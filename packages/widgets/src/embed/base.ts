// What every widget of a version shares on a page: the runtime, the client, the sheet, the words. The build of the elements
// puts it in a file of its own, one for each language.
export { jsx } from 'react/jsx-runtime';
export { createTranslate } from '../words/formatter.ts';
export { Drawing } from '../scene/drawing.tsx';
export { emptyHand } from '../scene/hand.ts';
export { useRoving } from '../scene/roving.ts';
export { SceneContext } from '../scene/scene-context.ts';
export { useTheme } from '../theme/use-theme.ts';
export { CheckIcon } from '../ui/icons/actions.tsx';
export { lazyFile } from './chunks/lazy-file.ts';
export { mountComponent } from './mount.tsx';
export { createPlayerSounds } from './sounds/player-sounds.ts';
export { addLanguage } from './runtime/words.ts';
