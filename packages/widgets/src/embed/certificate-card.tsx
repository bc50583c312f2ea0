import { createRef } from 'react';
import {
  certificateCardDescriptor,
  type CertificateCardHandle,
} from '../certificate-card/certificate-card.descriptor.ts';
import type { CertificateCardClient } from '../certificate-card/certificate-card-props.ts';
import { CertificateCard } from '../certificate-card/certificate-card.tsx';
import { themes } from '../theme/use-theme.ts';
import { mountWithWords, type OwnWords } from './mount-with-words.ts';
import { choiceOf, numberOf } from './mount.tsx';
import type { EmbedApi, Mounted, PropValues } from './protocol.ts';
import { readPublic } from './runtime/public-reader.ts';
import { messagesOf } from './runtime/words.ts';

export { PROTOCOL as protocol } from './protocol.ts';

/** Written in by the build. */
declare const LOGIKIT_VERSION: string;
declare const LOGIKIT_RULES: string;
declare const LOGIKIT_OWN_WORDS: OwnWords;

export const version = LOGIKIT_VERSION;

/** Shows a certificate in an element's shadow root; nothing until the page names one. */
export function mount(root: ShadowRoot, api: EmbedApi, props: PropValues): Mounted {
  const handle = createRef<CertificateCardHandle>();
  const { events } = certificateCardDescriptor;
  let lang = '';
  const client: CertificateCardClient = {
    certificates: {
      getShownCertificate: ({ query }) =>
        readPublic(api, '/service/certificate/api/shown', { query: { ...query }, lang }),
    },
  };
  return mountWithWords(
    { root, api, props },
    {
      rules: LOGIKIT_RULES,
      draw(_client, next) {
        const token = next['token'] ? String(next['token']) : undefined;
        const certificate = numberOf(next['certificate']);
        if (token === undefined && certificate === undefined) return null;
        lang = String(next['lang']);
        return (
          <CertificateCard
            ref={handle}
            client={client}
            publishableKey={api.key ?? ''}
            messages={messagesOf(lang)}
            lang={lang}
            token={token}
            certificate={certificate}
            theme={choiceOf({ root, props: next }, 'theme', themes)}
            onReady={(detail) => api.emit(events.ready.event, detail)}
            onError={(detail) => api.emit(events.error.event, detail)}
          />
        );
      },
      call(method) {
        if (method === 'reload') handle.current?.reload();
      },
    },
    LOGIKIT_OWN_WORDS,
  );
}
