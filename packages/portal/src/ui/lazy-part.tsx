import { type ComponentType, lazy, type LazyExoticComponent, type ReactElement } from 'react';
import { client } from '../client/client.ts';
import { errorCodeText } from '../client/error-text.ts';

/** A part of a page in a file of its own. Where the file does not come, the page stays and says so in its place. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      client().log('A part of the page did not come.', error);
      return { default: Missing };
    }
  });
}

function Missing(): ReactElement {
  return <p role="alert">{errorCodeText(navigator.onLine ? 'timeout' : 'offline')}</p>;
}
