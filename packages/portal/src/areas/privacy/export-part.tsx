import '../../ui/stack.css';
import { Button, SuitcaseScene } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { client } from '../../client/client.ts';
import { saveFile } from '../../browser/save-file.ts';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { PictureCard } from '../../ui/picture-card.tsx';
import { useWords } from '../../words/use-words.ts';

/** Everything that is kept about a family, the files that they have handed in too, as one file. */
export function ExportPart(): ReactElement {
  const t = useWords('privacy');
  const mutation = useFormMutation();
  const take = (): Promise<boolean> =>
    mutation.run(async () => {
      const name = `logikit-${new Date().toISOString().slice(0, 10)}.zip`;
      saveFile(name, await client().trust.exportPersonalArchive(), 'application/zip');
    });
  return (
    <PictureCard title={t('privacy.export.title')} picture={<SuitcaseScene />}>
      <div className="stack">
        <p>{t('privacy.export.text')}</p>
        <div className="form-row">
          <Button size="small" disabled={mutation.isPending} onClick={() => void take()}>
            {t('privacy.export.action')}
          </Button>
          <span role="status" className="form-done">
            {mutation.status === 'done' && t('privacy.export.done')}
          </span>
        </div>
        {mutation.error !== null && <ErrorMessage text={mutation.error} />}
      </div>
    </PictureCard>
  );
}
