import './confirm-button.css';
import './notice.css';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { useMutation } from '../client/use-mutation.ts';
import { ErrorMessage } from './error-message.tsx';

interface ConfirmButtonProps {
  readonly label: string;
  /** What would happen, asked before it does. */
  readonly question: string;
  /** The way back. */
  readonly cancel: string;
  readonly run: () => Promise<unknown>;
}

/** Something that cannot be taken back asks once. */
export function ConfirmButton({ label, question, cancel, run }: ConfirmButtonProps): ReactElement {
  const mutation = useMutation();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button size="small" tone="plain" className="confirm-button" onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  return (
    <div className="notice" role="group" aria-label={label}>
      <p>{question}</p>
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
      <div className="confirm-button-answers">
        <Button
          size="small"
          disabled={mutation.isPending}
          onClick={() => void mutation.run(run).then((isDone) => isDone && setAsking(false))}
        >
          {label}
        </Button>
        <Button size="small" tone="plain" onClick={() => setAsking(false)}>
          {cancel}
        </Button>
      </div>
    </div>
  );
}
