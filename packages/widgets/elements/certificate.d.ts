// Printed by scripts/print-types.ts from the widgets' descriptors.

/** Detail of `logikit-ready`: The certificate is drawn; its name is not told to the page. */
export interface LogikitCertificateReadyDetail {
  readonly title: string;
  readonly isExample: boolean;
}

/** Detail of `logikit-error`: Something failed; the element shows what to do. */
export interface LogikitCertificateErrorDetail {
  readonly code: string;
  readonly message: string;
}

/** Events of `<logikit-certificate>`. */
export interface LogikitCertificateEventMap extends HTMLElementEventMap {
  /** The certificate is drawn; its name is not told to the page. */
  'logikit-ready': CustomEvent<LogikitCertificateReadyDetail>;
  /** Something failed; the element shows what to do. */
  'logikit-error': CustomEvent<LogikitCertificateErrorDetail>;
}

/** A certificate that its owner shares, or the example of one that can be earned. */
export interface LogikitCertificateElement extends HTMLElement {
  /** What stands behind /c/ in the address that the owner of a certificate shares. */
  get token(): string | undefined;
  set token(value: string | null | undefined);
  /** Id of a certificate: its example, with the name of nobody. Left alone where a token is set. */
  get certificate(): number | undefined;
  set certificate(value: number | null | undefined);
  /** Which theme to wear; auto is what the device prefers. */
  get theme(): 'light' | 'laboratory' | 'auto' | undefined;
  set theme(value: 'light' | 'laboratory' | 'auto' | null | undefined);
  /** Asks for the certificate again. */
  reload(): void;

  addEventListener<Name extends keyof LogikitCertificateEventMap>(
    type: Name,
    listener: (this: LogikitCertificateElement, event: LogikitCertificateEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;

  removeEventListener<Name extends keyof LogikitCertificateEventMap>(
    type: Name,
    listener: (this: LogikitCertificateElement, event: LogikitCertificateEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Attributes of `<logikit-certificate>` in markup. */
export interface LogikitCertificateAttributes {
  /** What stands behind /c/ in the address that the owner of a certificate shares. */
  token?: string | undefined;
  /** Id of a certificate: its example, with the name of nobody. Left alone where a token is set. */
  certificate?: number | `${number}` | undefined;
  /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
  lang?: string | undefined;
  /** Which theme to wear; auto is what the device prefers. */
  theme?: 'light' | 'laboratory' | 'auto' | undefined;
}

/** Listeners of `<logikit-certificate>` in markup of frameworks that hear any event by its name. */
export interface LogikitCertificateListeners {
  /** The certificate is drawn; its name is not told to the page. */
  'onlogikit-ready'?: ((event: CustomEvent<LogikitCertificateReadyDetail>) => void) | undefined;
  /** Something failed; the element shows what to do. */
  'onlogikit-error'?: ((event: CustomEvent<LogikitCertificateErrorDetail>) => void) | undefined;
}

/** Names for `logikit-certificate::part(…)`. */
export type LogikitCertificatePart = 'certificate' | 'sheet' | 'link';
