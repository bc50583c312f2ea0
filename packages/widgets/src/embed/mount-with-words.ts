import type { LoadError } from './loader/files.ts';
import { type Component, mountComponent, type MountTarget, type WidgetContent } from './mount.tsx';
import type { EmbedApi } from './protocol.ts';
import { loadWords, messagesOf, type PublishedFile, type WordsFile } from './runtime/words.ts';

/** Files of what only one widget says, by language. */
export type OwnWords = Readonly<Record<string, PublishedFile>>;

/** Shows a widget as soon as its words are there: the late ones, or those that it alone says. */
export function mountWithWords(target: MountTarget, content: WidgetContent, own?: OwnWords): Component {
  const { root, api, props } = target;
  let draw: WidgetContent['draw'] = () => null;
  const mounted = mountComponent(target, { ...content, draw: (...now) => draw(...now) });
  const load = async (pause: number): Promise<void> => {
    try {
      await (own ? loadOwnWords(api.load, String(props['lang']), own) : loadWords(api.load));
      ({ draw } = content);
      mounted.redraw();
    } catch (error) {
      const { code, message } = error as LoadError;
      api.emit('logikit-error', { code, message });
      // Without words there is nothing to press: they are asked for again by themselves, more and more seldom.
      setTimeout(() => root.host.isConnected && void load(pause * 2), pause);
    }
  };
  void load(4000);
  return mounted;
}

/** Fetches what only one widget says, in a language whose shared file is there. */
async function loadOwnWords(load: EmbedApi['load'], lang: string, own: OwnWords): Promise<void> {
  const { words } = (await load(...(own[lang] as PublishedFile))) as WordsFile; // in every language
  Object.assign(messagesOf(lang), words);
}
