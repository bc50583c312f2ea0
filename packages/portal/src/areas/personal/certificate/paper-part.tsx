import './certificate.css';
import { certificateRequestStatuses, certificateTypes, type Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { client } from '../../../client/client.ts';
import { Form, Part, TextField } from '../../../forms/form-parts.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { useFormMutation } from '../../../forms/use-form-mutation.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { useWords } from '../../../words/use-words.ts';

type Request = Model<'CertificateRequest'>;

const { NEW, REQUESTED, SENT, WAIT_PAYMENT } = certificateRequestStatuses;
const { PAPER } = certificateTypes;

interface PaperPartProps {
  readonly certificate: Model<'UserCertificate'>;
  /** For this certificate, the last changed one first. */
  readonly requests: readonly Request[];
  /** The gate to the grown-ups' pages. */
  readonly isGateOpen: boolean;
}

/** A certificate by post: asked for by a grown-up, taken back while it has not left, and how it stands. */
export function PaperPart({ certificate, requests, isGateOpen }: PaperPartProps): ReactElement {
  const t = useWords('certificate');
  const papers = requests.filter(({ type }) => type === PAPER);
  const open = papers.find(({ status }) => isOneOf(status, [REQUESTED, SENT, WAIT_PAYMENT]));
  const draft = papers.find(({ status }) => status === NEW);
  return (
    <Part title={t('certificate.paper.title')}>
      <p>{t(certificate.canShare ? 'certificate.paper.text' : 'certificate.paper.adult')}</p>
      {requests.length > 0 && <Requests requests={requests} />}
      {open && isOneOf(open.status, [REQUESTED, WAIT_PAYMENT]) && <TakeBack id={open.id} />}
      {!open && certificate.canShare && isGateOpen && (
        <RequestForm key={draft?.id} certificate={certificate} draft={draft} />
      )}
    </Part>
  );
}

function Requests({ requests }: Pick<PaperPartProps, 'requests'>): ReactElement {
  const t = useWords('certificate');
  return (
    <ul className="certificate-requests">
      {requests.map(({ id, type, status }) => (
        <li key={id}>
          {t(`certificate.type.${nameOf(certificateTypes, type)}`)} —{' '}
          <b>{t(`certificate.status.${nameOf(certificateRequestStatuses, status)}`)}</b>
        </li>
      ))}
    </ul>
  );
}

function TakeBack({ id }: Pick<Request, 'id'>): ReactElement {
  const t = useWords('certificate');
  const mutation = useFormMutation();
  const cancel = (): void => void mutation.run(() => client().certificates.cancelCertificateRequest({ body: { id } }));
  return (
    <>
      <div className="form-row">
        <Button size="small" tone="plain" disabled={mutation.isPending} onClick={cancel}>
          {t('certificate.paper.cancel')}
        </Button>
      </div>
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
    </>
  );
}

interface RequestFormProps extends Pick<PaperPartProps, 'certificate'> {
  /** What was typed before it was taken back. */
  readonly draft: Request | undefined;
}

function RequestForm({ certificate: { certificateId, name }, draft }: RequestFormProps): ReactElement {
  const t = useWords('certificate');
  const mutation = useFormMutation();
  const { values, field } = useFields({
    name: draft?.name ?? name,
    phone: draft?.phone ?? '',
    address: draft?.address ?? '',
  });
  const send = (): void =>
    void mutation.run(() =>
      client().certificates.saveCertificateRequest({
        body: { ...(draft && { id: draft.id }), ...values, certificateId, type: PAPER },
      }),
    );
  return (
    <Form
      label={t('certificate.paper.title')}
      mutation={mutation}
      onSave={send}
      action={t('certificate.paper.ask')}
      done={t('certificate.status.REQUESTED')}
    >
      <TextField label={t('certificate.issue.name')} mutation={mutation} {...field('name')} />
      <TextField label={t('certificate.paper.phone')} kind="phone" mutation={mutation} {...field('phone')} />
      <TextField label={t('certificate.paper.address')} kind="address" mutation={mutation} {...field('address')} />
    </Form>
  );
}

const isOneOf = (status: number, some: readonly number[]): boolean => some.includes(status);

/** What the contract calls a number. */
function nameOf<Names extends Readonly<Record<string, number>>>(names: Names, value: number): keyof Names & string {
  return Object.keys(names).find((name) => names[name] === value) as keyof Names & string; // as the contract has it
}
