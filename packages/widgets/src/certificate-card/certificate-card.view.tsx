import type { ReactElement } from 'react';
import type { AnswerState } from '../ui/use-answer.ts';
import { Drawing } from '../scene/drawing.tsx';
import { Button } from '../ui/button.tsx';
import type { Translate } from '../words/formatter.ts';
import type { ShownCertificate } from './certificate-card-props.ts';

export interface CertificateCardViewProps {
  readonly state: AnswerState<ShownCertificate>;
  readonly theme: 'light' | 'laboratory';
  readonly lang: string;
  readonly translate: Translate;
  readonly onRetry: () => void;
}

/** The certificate in each of its states. */
export function CertificateCardView(props: CertificateCardViewProps): ReactElement {
  const { state, theme, lang, translate } = props;
  return (
    <section
      className="lk-root lk-certificate"
      part="certificate"
      lang={lang}
      data-theme={theme}
      data-state={state.status}
      aria-label={translate('certificate-card.name')}
      aria-busy={state.status === 'loading' || state.status === 'skeleton'}
    >
      <Content {...props} />
    </section>
  );
}

function Content({ state, translate, onRetry }: CertificateCardViewProps): ReactElement | null {
  switch (state.status) {
    case 'loading':
      return null;
    case 'skeleton':
      return <div className="lk-certificate-skeleton" />;
    case 'offline':
    case 'failed': {
      // The address is wrong, or its owner shares it no more: asking again would not help.
      const said = state.code === 'notFound' ? 'gone' : state.status;
      return (
        <div className="lk-certificate-say" role="status">
          <p className="lk-certificate-say-title">{translate(`certificate-card.${said}.title`)}</p>
          <p>{translate(`certificate-card.${said}.text`)}</p>
          {said !== 'gone' && <Button onClick={onRetry}>{translate('certificate-card.retry')}</Button>}
        </div>
      );
    }
    case 'full':
      return <Shown certificate={state.answer} translate={translate} />;
  }
}

interface ShownProps extends Pick<CertificateCardViewProps, 'translate'> {
  readonly certificate: ShownCertificate;
}

function Shown({ certificate: { name, title, link, sheet }, translate }: ShownProps): ReactElement {
  const kind = name === null ? 'example' : 'real';
  return (
    <>
      <div className="lk-certificate-sheet" part="sheet">
        <Drawing picture={sheet} label={translate(`certificate-card.${kind}.alt`, { name: name ?? '', title })} />
      </div>
      <p className="lk-certificate-note">
        {translate(`certificate-card.${kind}.text`)}{' '}
        <a href={link} target="_blank" rel="noopener" part="link">
          {translate(`certificate-card.${kind}.open`)}
        </a>
      </p>
    </>
  );
}
