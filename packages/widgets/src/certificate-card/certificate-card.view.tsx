import type { ReactElement } from 'react';
import { Drawing } from '../scene/drawing.tsx';
import { AnswerFrame, type AnswerViewProps } from '../ui/answer-frame.tsx';
import type { ShownCertificate } from './certificate-card-props.ts';

export type CertificateCardViewProps = AnswerViewProps<ShownCertificate>;

/** The address is wrong, or its owner shares it no more. */
const final = { notFound: 'gone' };

/** The certificate in each of its states. */
export function CertificateCardView(props: CertificateCardViewProps): ReactElement {
  return (
    <AnswerFrame
      view={props}
      className="lk-certificate"
      part="certificate"
      say={(key) => props.translate(`certificate-card.${key}`)}
      final={final}
    >
      {(certificate) => <Shown certificate={certificate} translate={props.translate} />}
    </AnswerFrame>
  );
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
