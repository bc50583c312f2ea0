import './school.css';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { useMutation } from '../../client/use-mutation.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';

interface ConfirmButtonProps {
  readonly label: string;
  /** What would happen, asked before it does. */
  readonly question: string;
  readonly run: () => Promise<unknown>;
}

/** Something that cannot be taken back asks once. */
export function ConfirmButton({ label, question, run }: ConfirmButtonProps): ReactElement {
  const t = useWords('teacher');
  const mutation = useMutation();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button size="small" tone="plain" className="school-first" onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  return (
    <div className="school-ask" role="group" aria-label={label}>
      <p>{question}</p>
      <ErrorMessage text={mutation.error} />
      <div className="school-row">
        <Button
          size="small"
          disabled={mutation.isPending}
          onClick={() => void mutation.run(run).then((isDone) => isDone && setAsking(false))}
        >
          {label}
        </Button>
        <Button size="small" tone="plain" onClick={() => setAsking(false)}>
          {t('teacher.cancel')}
        </Button>
      </div>
    </div>
  );
}
