import './preview.css';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { client } from '../../../client/client.ts';
import { useWords } from '../../../words/use-words.ts';

/** How many devices were told, `null` when the platform did not answer. */
type Told = { readonly count: number | null };

/** Shows the problem on the other devices of whoever writes it (rule D-043). */
export function PreviewDevice({ problemId }: { readonly problemId: number }): ReactElement {
  const t = useWords('training');
  const [told, setTold] = useState<Told | null>(null);
  const open = (): void => {
    client()
      .authoring.openOnDevice({ params: { id: problemId } })
      .then(
        ({ delivered }) => setTold({ count: delivered }),
        () => setTold({ count: null }),
      );
  };
  return (
    <div className="preview-device">
      <Button size="small" onClick={open}>
        {t('training.preview.device')}
      </Button>
      <p role="status">{told && sayTold(told, t)}</p>
    </div>
  );
}

function sayTold({ count }: Told, t: ReturnType<typeof useWords>): string {
  if (count === null) return t('training.preview.trouble');
  return count === 0 ? t('training.preview.nobody') : t('training.preview.told', { count });
}
