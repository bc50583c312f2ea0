import './collapse.css';
import { interfaceNumbers } from '@logikit/sdk';
import { DownIcon } from '@logikit/widgets/ui';
import { type CSSProperties, type ReactElement, type ReactNode, useId, useState } from 'react';

interface CollapseProps {
  readonly title: string;
  readonly children: ReactNode;
}

const speed: CSSProperties = { '--collapse-speed': `${interfaceNumbers.collapseMs}ms` };

/** A line that opens into more text, and closes again. */
export function Collapse({ title, children }: CollapseProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="collapse" data-open={isOpen || undefined} style={speed}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {title}
        <DownIcon />
      </button>
      <div className="collapse-frame" id={id} inert={!isOpen}>
        <div>{children}</div>
      </div>
    </div>
  );
}
