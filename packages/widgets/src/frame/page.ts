import { readJson } from '@logikit/contract';
import { configure } from '../embed/loader/settings.ts';
import { defineStub } from '../embed/loader/stub.ts';
import { type Line, openLine } from './line.ts';
import type { Appearance, ToFrame } from './messages.ts';
import { findParent } from './parent.ts';
import { call, type FrameShape, put, see, type Shown, watch } from './shown.ts';
import { createTokens } from './tokens.ts';
import { findApp, openAppLine } from './webview.ts';

/** Written in by the build from the widgets' descriptors. */
declare const LOGIKIT_FRAMES: readonly FrameShape[];

// The policy of the page allows no style but by script.
const sheet = new CSSStyleSheet();
sheet.replaceSync('body{margin:0}main{display:flow-root;padding:6px}.fits{overflow-y:hidden}');
document.adoptedStyleSheets = [sheet];

const main = document.querySelector('main');
const element = main?.firstElementChild;
const known = LOGIKIT_FRAMES.find(({ shape: [tag] }) => tag === element?.localName);
if (main && known && element instanceof HTMLElement) await open(main, { element, ...known });

async function open({ dataset }: HTMLElement, shown: Shown): Promise<void> {
  const parent = findParent();
  configure({ appearance: readJson(dataset['appearance'] ?? '{}') as Appearance });
  const app = findApp(window);
  if (self.origin === 'null') shown.element.replaceWith(dataset['sandbox'] ?? '');
  else if ('webview' in dataset) {
    if (app && !parent) await join(shown, (heard) => openAppLine(app, heard), { isAwaited: true });
    else shown.element.replaceWith(dataset['app'] ?? '');
  } else if (parent)
    await join(shown, (heard) => openLine(parent, heard), { ...parent, isAwaited: 'scripted' in dataset });
  else show(shown, location.origin);
}

interface Around {
  /** Undefined when it is known only after the handshake. */
  readonly origin?: string | undefined;
  /** A page with scripts, or an app, is waited for: it may know the learner. Others may never say a word. */
  readonly isAwaited: boolean;
}

async function join(shown: Shown, openTo: (heard: (message: ToFrame) => void) => Line, around: Around): Promise<void> {
  let configured = (): void => undefined;
  const isConfigured = new Promise<void>((resolve) => void (configured = resolve));
  const tokens = createTokens((id) => line.tell({ type: 'getToken', id }));
  const line = openTo(take);
  watch(shown, line.tell);
  const origin = around.origin ?? (await line.connected);
  if (around.isAwaited) await isConfigured;
  show(shown, origin);

  function take(message: ToFrame): void {
    if (message.type === 'call') call(shown, message.method);
    else if (message.type === 'token') tokens.answer(message.id, message.token);
    else if (message.type === 'viewport') see(message);
    else if (message.type === 'configure') {
      if (message.hasToken === true) configure({ getToken: tokens.get });
      if (message.appearance) configure({ appearance: message.appearance });
      put(shown, message.props ?? {});
      configured();
    }
  }
}

/** The platform checks the parent once more, against the list of the key, and binds the session to both. */
function show({ shape }: Shown, parent: string): void {
  configure({ parent });
  defineStub(shape);
}
