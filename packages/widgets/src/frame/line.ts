import { FRAME_PROTOCOL, type FromFrame, type Greeting, createGate, hasType, type ToFrame } from './messages.ts';
import type { Parent } from './parent.ts';

/** The line from a page of ours to the page or app around it. */
export interface Line {
  /** Waits in a queue until somebody listens. */
  tell(message: FromFrame): void;
  /** Resolves with the origin of whoever listens. */
  readonly connected: Promise<string>;
}

/**
 * Says hello and waits for the parent's port. A welcome counts only from the parent window, from the origin that the
 * browser names as its parent's, and with the nonce of this very page.
 */
export function openLine(parent: Parent, heard: (message: ToFrame) => void): Line {
  const nonce = crypto.randomUUID();
  const waiting: FromFrame[] = [];
  let port: MessagePort | undefined;
  const hello = (origin: string): void =>
    parent.window.postMessage({ type: 'logikit:hello', protocol: FRAME_PROTOCOL, nonce } satisfies Greeting, origin);

  const connected = new Promise<string>((resolve) => {
    const greeted = ({ data, source, origin, ports: [given] }: MessageEvent<unknown>): void => {
      if (source !== parent.window || !hasType(data) || (parent.origin !== undefined && origin !== parent.origin))
        return;
      if (data.type === 'logikit:ask') hello(origin);
      const isWelcome = data.type === 'logikit:welcome' && data.protocol === FRAME_PROTOCOL && data.nonce === nonce;
      if (!isWelcome || !given) return;
      removeEventListener('message', greeted);
      port = given;
      const isFair = createGate();
      given.onmessage = ({ data: message }: MessageEvent<unknown>) => {
        if (isFair(message)) heard(message as ToFrame); // each field is checked where it is used
      };
      for (const message of waiting.splice(0)) given.postMessage(message);
      resolve(origin);
    };
    addEventListener('message', greeted);
  });
  if (parent.origin !== undefined) hello(parent.origin);

  return {
    connected,
    tell(message) {
      if (port) port.postMessage(message);
      else waiting.push(message);
    },
  };
}
