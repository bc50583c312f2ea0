import type { LoadError } from './loader/files.ts';
import { type Component, mountComponent, type MountTarget, type WidgetContent } from './mount.tsx';
import { loadWords } from './runtime/words.ts';

/** Shows a widget whose words are all late ones, so that a player beside it does not carry them. */
export function mountWithWords(target: MountTarget, content: WidgetContent): Component {
  const { api } = target;
  let draw: WidgetContent['draw'] = () => null;
  const mounted = mountComponent(target, { ...content, draw: (...now) => draw(...now) });
  loadWords(api.load).then(
    () => {
      ({ draw } = content);
      mounted.redraw();
    },
    (error: unknown) => {
      const { code, message } = error as LoadError;
      api.emit('logikit-error', { code, message });
    },
  );
  return mounted;
}
