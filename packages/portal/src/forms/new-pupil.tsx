import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { Part } from './form-parts.tsx';
import { PupilForm } from './pupil-form.tsx';

interface NewPupilProps {
  readonly title: string;
  /** How many there are, and how many there may be. */
  readonly text: string;
  readonly isFull: boolean;
}

/** A pupil without an account: the form unfolds when somebody asks for it. */
export function NewPupil({ title, text, isFull }: NewPupilProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <Part title={title}>
      <p>{text}</p>
      {isOpen && <PupilForm title={title} onClose={() => setOpen(false)} />}
      {!isOpen && !isFull && (
        <div className="form-row">
          <Button onClick={() => setOpen(true)}>{title}</Button>
        </div>
      )}
    </Part>
  );
}
