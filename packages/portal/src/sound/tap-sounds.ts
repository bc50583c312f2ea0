import { sounds } from './sounds.ts';

/** Controls of the shell that answer a press. The player and the road have sounds of their own. */
const pressed = '.lk-button, .lk-round, .cabinet-page-tabs a, .chapter-list-item, [role=switch]';
const ownSounds = '[part], .lk-player';

/** Lets the controls of the cabinet be heard. Answers with what stops it. */
export function startTapSounds(): () => void {
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest(pressed) && !target.closest(ownSounds)) sounds().play('ui', 'tap');
  };
  addEventListener('click', onClick);
  return () => removeEventListener('click', onClick);
}
