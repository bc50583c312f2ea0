import type { Model } from '@logikit/sdk';
import type { Theme } from '../theme/use-theme.ts';
import type { Messages } from '../words/formatter.ts';
import type { CertificateCardErrorDetail, CertificateCardReadyDetail } from './certificate-card.descriptor.ts';

export type ShownCertificate = Model<'ShownCertificate'>;

/** What the certificate needs of a client, and nothing more; the SDK's client has this shape. Rejects with a stable `code`. */
export interface CertificateCardClient {
  readonly certificates: {
    getShownCertificate(input: { readonly query: Model<'ShownCertificateQuery'> }): Promise<ShownCertificate>;
  };
}

/** A certificate that its owner shares, or the example of one. */
export interface CertificateCardProps {
  /** The client that the certificate comes from; fixed for the life of the component. */
  readonly client: CertificateCardClient;
  /** The page's publishable key, `pk_…`. */
  readonly publishableKey: string;
  /** The words in the language `lang`: `locales/<lang>/certificate-card.json`. */
  readonly messages: Messages;
  /** What stands behind `/c/` in the address that its owner shares. */
  readonly token?: string | undefined;
  /** Id of a certificate, whose example is shown; left alone where a token is set. */
  readonly certificate?: number | undefined;
  /** Locale of the words; a shared certificate is in its own language. */
  readonly lang: string;
  readonly theme?: Theme | undefined;
  readonly onReady?: ((detail: CertificateCardReadyDetail) => void) | undefined;
  readonly onError?: ((detail: CertificateCardErrorDetail) => void) | undefined;
}
