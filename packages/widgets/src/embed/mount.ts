import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { acquireClient, type PageClient } from './page-client.ts';
import type { EmbedApi, Mounted, PropValue, PropValues } from './protocol.ts';
import { sheet } from './sheet.ts';
import { type Theme, themes } from '../theme/use-theme.ts';

/** What a widget adds to the shell that all elements share. */
export interface Shown {
  /** The component for these values of the element's properties. */
  draw(client: PageClient, props: PropValues): ReactElement;
  call(method: string): void;
  close?(): void;
}

/** Shows a React component in an element's shadow root, with the page's one client. */
export function mountComponent({ root, api, props }: Place, shown: Shown): Mounted {
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const place = document.createElement('div');
  place.className = 'lk-place';
  root.append(place);
  const view = createRoot(place);
  const { client, auth, release } = acquireClient(api, String(props['lang']));
  const update = (next: PropValues): void => view.render(shown.draw(client, next));
  update(props);
  // Follows the session: what is shown belongs to whoever was signed in before.
  const forget = auth.session.subscribe(({ status }, before) => {
    if (before.status === 'signedIn' && status !== 'ended') shown.call('reload');
  });
  return {
    update,
    call: (method) => shown.call(method),
    destroy() {
      forget();
      view.unmount();
      place.remove();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      shown.close?.();
      release();
    },
  };
}

export interface Place {
  readonly root: ShadowRoot;
  readonly api: EmbedApi;
  readonly props: PropValues;
}

export function numberOf(value: PropValue): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

export function themeOf(value: PropValue): Theme | undefined {
  return themes.find((theme) => theme === value);
}
