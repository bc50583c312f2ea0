import type { ForwardedRef, ReactElement } from 'react';
import { forwardRef, useImperativeHandle } from 'react';
import { useAnswer } from '../ui/use-answer.ts';
import { useTheme } from '../theme/use-theme.ts';
import { createTranslate } from '../words/formatter.ts';
import type { CertificateCardHandle } from './certificate-card.descriptor.ts';
import type { CertificateCardProps } from './certificate-card-props.ts';
import { CertificateCardView } from './certificate-card.view.tsx';

/** A certificate as a React component. Needs `@logikit/widgets/styles.css`. */
export const CertificateCard = forwardRef(function CertificateCard(
  props: CertificateCardProps,
  ref: ForwardedRef<CertificateCardHandle>,
): ReactElement {
  const { client, publishableKey: key, token, certificate, lang, messages, onReady, onError } = props;
  const query = { key, ...(token ? { token } : { certificate }) };
  const [state, reload] = useAnswer({
    ask: () => client.certificates.getShownCertificate({ query }),
    subject: token || certificate || 0,
    wish: JSON.stringify([key, lang]),
    onAnswer: ({ title, name }) => onReady?.({ title, isExample: name === null }),
    onError: (error) => onError?.(error),
  });
  useImperativeHandle(ref, () => ({ reload }), [reload]);
  return (
    <CertificateCardView
      state={state}
      theme={useTheme(props.theme)}
      lang={lang}
      translate={createTranslate(lang, messages)}
      onRetry={reload}
    />
  );
});
