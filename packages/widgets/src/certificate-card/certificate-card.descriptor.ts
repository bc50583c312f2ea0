import type { WidgetDescriptor } from '../descriptors/descriptor.ts';
import { themes } from '../theme/use-theme.ts';

/** The certificate in one description; attributes, element types, React props and the reference come from here. */
export const certificateCardDescriptor = {
  tag: 'logikit-certificate',
  summary: 'A certificate that its owner shares, or the example of one that can be earned.',
  props: {
    token: {
      type: 'string',
      attribute: 'token',
      summary: 'What stands behind /c/ in the address that the owner of a certificate shares.',
    },
    certificate: {
      type: 'integer',
      attribute: 'certificate',
      summary: 'Id of a certificate: its example, with the name of nobody. Left alone where a token is set.',
    },
    lang: {
      type: 'string',
      attribute: 'lang',
      summary: 'Locale of the words; default: the nearest lang, the browser’s, then ru.',
    },
    theme: { type: themes, attribute: 'theme', summary: 'Which theme to wear; auto is what the device prefers.' },
  },
  events: {
    ready: {
      event: 'logikit-ready',
      detail: { title: 'string', isExample: 'boolean' },
      summary: 'The certificate is drawn; its name is not told to the page.',
    },
    error: {
      event: 'logikit-error',
      detail: { code: 'string', message: 'string' },
      summary: 'Something failed; the element shows what to do.',
    },
  },
  methods: {
    reload: 'Asks for the certificate again.',
  },
  parts: ['certificate', 'sheet', 'link'],
} as const satisfies WidgetDescriptor;

/** Detail of `ready`. */
export interface CertificateCardReadyDetail {
  readonly title: string;
  readonly isExample: boolean;
}

/** Detail of `error`: `code` for machines, `message` for developers. */
export interface CertificateCardErrorDetail {
  readonly code: string;
  readonly message: string;
}

/** What the certificate tells its surroundings. */
export interface CertificateCardEvents {
  readonly ready: CertificateCardReadyDetail;
  readonly error: CertificateCardErrorDetail;
}

/** Methods of the element and of the React component's ref. */
export interface CertificateCardHandle {
  reload(): void;
}
