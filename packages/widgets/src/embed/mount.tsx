import type { ReactElement } from 'react';
import type { PageClient } from './page/client.ts';
import { acquireClient } from './page/page-client.ts';
import type { EmbedApi, Mounted, PropValue, PropValues } from './protocol.ts';
import { createHydratingRoot } from './runtime/hydrating-root.ts';
import type { Messages } from '../words/formatter.ts';
import { addRules, sheet } from './runtime/sheet.ts';
import { messagesOf } from './runtime/words.ts';

/** What a widget adds to the shell that all elements share. */
export interface WidgetContent {
  /** Its rules, as the build has written them into its file. */
  readonly rules: string;
  /** True for a widget that lives only from the first interaction on: see `createHydratingRoot`. */
  readonly hydrates?: true;
  /**
   * The component for these values of the element's properties; null while they say of nothing to show. `dehydrate` is to
   * be called when nothing will change by itself; undefined once somebody is near.
   */
  draw(client: PageClient, props: PropValues, dehydrate: (() => void) | undefined): ReactElement | null;
  call(method: string): void;
  close?(): void;
}

export interface Component extends Mounted {
  /** Draws once more, unless it has left the page. */
  redraw(): void;
}

/** Shows a React component in an element's shadow root, with the page's one client. */
export function mountComponent({ root, api, props }: MountTarget, content: WidgetContent): Component {
  addRules(content.rules);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const place = document.createElement('div');
  place.className = 'lk-host';
  root.append(place);
  // Nothing of the page is inherited here, so this is the size that the person has set in the browser.
  place.style.setProperty('--lk-em', getComputedStyle(place).fontSize);
  const { client, warm, onOther, release } = acquireClient(api, String(props['lang']));
  const view = createHydratingRoot(place, content.hydrates && warm);
  let last = props;
  const update = (next: PropValues): void => {
    last = next;
    view.show((dehydrate) => content.draw(client, next, dehydrate));
  };
  // What goes wrong in here while something is drawn or pressed is no error of the page around.
  place.addEventListener('fault', (event) => {
    view.unmount();
    const fault = String((event as CustomEvent).detail);
    // A translating browser has moved what was there: it is drawn anew, at its beginning.
    if (fault.startsWith('NotFoundError')) {
      update(last);
      return;
    }
    view.show(() => <Broken messages={messagesOf(String(last['lang']))} onRetry={() => update(last)} />);
    api.emit('logikit-error', { code: 'internal', message: fault });
  });
  update(props);
  // Follows the session: what is shown belongs to whoever was signed in before.
  const forget = onOther(() => call('reload'));
  const call = (method: string): void => {
    view.hydrate();
    content.call(method);
  };
  return {
    update,
    redraw: () => place.isConnected && update(last),
    call,
    destroy() {
      forget();
      view.unmount();
      place.remove();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      content.close?.();
      release();
    },
  };
}

/** Instead of a widget that cannot be drawn. */
function Broken({ messages, onRetry }: { readonly messages: Messages; readonly onRetry: () => void }): ReactElement {
  return (
    <div className="lk-root lk-notice">
      <p>{messages['player.error.usual']}</p>
      <button className="lk-button" onClick={onRetry}>
        {messages['player.error.retry']}
      </button>
    </div>
  );
}

export interface MountTarget {
  readonly root: ShadowRoot;
  readonly api: EmbedApi;
  readonly props: PropValues;
}

export function numberOf(value: PropValue): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** For the developer of the page, who reads of every wrong value once. */
const { warn } = console;
const told = new Set<string>();

/** What an attribute says, if it is one of the values that its widget knows; another one counts as not set. */
export function choiceOf<Choice extends string>(
  { root, props }: Omit<MountTarget, 'api'>,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = props[name];
  const found = choices.find((choice) => choice === value);
  if (found || !value) return found;
  const complaint = `${root.host.localName} ${name}="${value}" is none of ${choices.join(', ')}`;
  if (!told.has(complaint)) warn(complaint);
  told.add(complaint);
  return undefined;
}
