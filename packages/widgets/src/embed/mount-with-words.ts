import type { LoadError } from './files.ts';
import { type Component, mountComponent, type Place, type Shown } from './mount.tsx';
import { loadWords } from './words.ts';

/** Shows a widget whose words are all late ones, so that a player beside it does not carry them. */
export function mountWithWords(place: Place, shown: Shown): Component {
  const { api } = place;
  let draw: Shown['draw'] = () => null;
  const mounted = mountComponent(place, { ...shown, draw: (...now) => draw(...now) });
  loadWords(api.load).then(
    () => {
      ({ draw } = shown);
      mounted.redraw();
    },
    (error: unknown) => {
      const { code, message } = error as LoadError;
      api.emit('logikit-error', { code, message });
    },
  );
  return mounted;
}
