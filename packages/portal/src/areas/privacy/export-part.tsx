import { Button } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { Part } from '../../shell/form-parts.tsx';
import { saveFile } from '../../shell/save-file.ts';
import { useFormChange } from '../../shell/use-form-change.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';

/** Everything that is kept about a family, the files that they have handed in too, as one file. */
export function ExportPart(): ReactElement {
  const t = useWords('privacy');
  const change = useFormChange();
  const take = (): Promise<boolean> =>
    change.run(async () => {
      const name = `logikit-${new Date().toISOString().slice(0, 10)}.zip`;
      saveFile(name, await client().trust.exportPersonalArchive(), 'application/zip');
    });
  return (
    <Part title={t('privacy.export.title')}>
      <p>{t('privacy.export.text')}</p>
      <div className="form-row">
        <Button size="small" disabled={change.status === 'busy'} onClick={() => void take()}>
          {t('privacy.export.action')}
        </Button>
        <span role="status" className="form-done">
          {change.status === 'done' && t('privacy.export.done')}
        </span>
      </div>
      {change.error !== null && <ErrorMessage text={change.error} />}
    </Part>
  );
}
