import { configure } from '../embed/settings.ts';
import { defineStub } from '../embed/stub.ts';
import { openLine } from './line.ts';
import type { Appearance, ToFrame } from './messages.ts';
import { findParent, type Parent } from './parent.ts';
import { call, dress, type FrameShape, put, see, type Shown, watch } from './shown.ts';
import { createTokens } from './tokens.ts';

/** Written in by the build from the widgets' descriptors and the locale files. */
declare const LOGIKIT_FRAMES: readonly FrameShape[];
declare const LOGIKIT_LANGUAGES: readonly string[];

// The policy of the page allows no style but by script.
const sheet = new CSSStyleSheet();
sheet.replaceSync('body{margin:0}main{display:flow-root;padding:6px}.fits{overflow-y:hidden}');
document.adoptedStyleSheets = [sheet];

const main = document.querySelector('main');
const element = main?.firstElementChild;
const shape = LOGIKIT_FRAMES.find(({ tag }) => tag === element?.localName);
if (main && shape && element instanceof HTMLElement) await open(main, { element, shape });

async function open({ dataset }: HTMLElement, shown: Shown): Promise<void> {
  const parent = findParent();
  dress(JSON.parse(dataset['appearance'] ?? '{}') as Appearance);
  if (self.origin === 'null') shown.element.replaceWith(dataset['sandbox'] ?? '');
  else if (!parent) show(shown, location.origin);
  else await join(shown, parent, 'scripted' in dataset);
}

/** A page with scripts of its own is waited for: it may know the learner. Others may never say a word. */
async function join(shown: Shown, parent: Parent, isScripted: boolean): Promise<void> {
  let configured = (): void => undefined;
  const isConfigured = new Promise<void>((resolve) => void (configured = resolve));
  const tokens = createTokens((id) => line.tell({ type: 'getToken', id }));
  const line = openLine(parent, take);
  watch(shown, line.tell);
  const origin = parent.origin ?? (await line.connected);
  if (isScripted) await isConfigured;
  show(shown, origin);

  function take(message: ToFrame): void {
    if (message.type === 'call') call(shown, message.method);
    else if (message.type === 'token') tokens.answer(message.id, message.token);
    else if (message.type === 'viewport') see(message);
    else if (message.type === 'configure') {
      if (message.hasToken === true) configure({ getToken: tokens.get });
      dress(message.appearance ?? {});
      put(shown, message.props ?? {});
      configured();
    }
  }
}

/** The platform checks the parent once more, against the list of the key, and binds the session to both. */
function show({ shape }: Shown, parent: string): void {
  configure({ parent });
  defineStub(shape, LOGIKIT_LANGUAGES);
}
