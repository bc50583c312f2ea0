import '../../../ui/dialog.css';
import { paperNameFaultOf } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, type RefObject, type SyntheticEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../../client/client.ts';
import { InvalidFields } from '../../../client/use-mutation.ts';
import { TextField } from '../../../forms/form-parts.tsx';
import { useFields } from '../../../forms/use-fields.ts';
import { useFormMutation } from '../../../forms/use-form-mutation.ts';
import { routePath } from '../../../paths/named-routes.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { useLocale, useWords } from '../../../words/use-words.ts';

interface IssueDialogProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Null: nothing has been chosen. */
  readonly certificateId: number | null;
  /** What stands in the field, where it is a name for paper. */
  readonly name: string;
}

/** Asks for the name on a certificate, has it issued, and leads to it. */
export function IssueDialog({ dialog, certificateId, name }: IssueDialogProps): ReactElement {
  const t = useWords('certificate');
  const locale = useLocale();
  const id = useId();
  const navigate = useNavigate();
  const mutation = useFormMutation();
  const { values, field } = useFields({ name: paperNameFaultOf(name) === null ? name : '' });
  const issue = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (mutation.isPending || certificateId === null) return;
    await mutation.run(async () => {
      const fault = paperNameFaultOf(values.name);
      if (fault !== null) throw new InvalidFields({ name: [fault] });
      const body = { certificateId, name: values.name };
      const { id: issued } = await client().certificates.issueUserCertificate({ body });
      dialog.current?.close();
      await navigate(routePath(locale, 'cabinet.certificate', { params: { id: String(issued) } }));
    });
  };
  return (
    <dialog ref={dialog} className="lk-card dialog" aria-labelledby={id}>
      <h2 id={id}>{t('certificate.issue.title')}</h2>
      <form className="form" noValidate onSubmit={(event) => void issue(event)}>
        <TextField label={t('certificate.issue.name')} mutation={mutation} {...field('name')} />
        <p>{t('certificate.issue.hint')}</p>
        <ErrorMessage text={mutation.code === 'invalidFields' ? null : mutation.error} />
        <Button type="submit" disabled={mutation.isPending}>
          {t('certificate.issue.action')}
        </Button>
        <Button tone="plain" onClick={() => dialog.current?.close()}>
          {t('certificate.issue.cancel')}
        </Button>
      </form>
    </dialog>
  );
}
