import { Button } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { saveFile } from '../../../browser/save-file.ts';
import { client } from '../../../client/client.ts';
import { useMutation } from '../../../client/use-mutation.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { useWords } from '../../../words/use-words.ts';

/** Keeps a certificate as a page that any printer prints sharp. */
export function FileButton({ id }: { readonly id: number }): ReactElement {
  const t = useWords('certificate');
  const mutation = useMutation({ refreshes: 'nothing' });
  const save = (): void =>
    void mutation.run(async () => {
      const bytes = await client().certificates.getUserCertificateFile({ params: { id } });
      saveFile('logikit.pdf', bytes, 'application/pdf');
    });
  return (
    <>
      <Button tone="plain" disabled={mutation.isPending} onClick={save}>
        {t('certificate.file')}
      </Button>
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
    </>
  );
}
