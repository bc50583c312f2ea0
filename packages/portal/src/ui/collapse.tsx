import './ui.css';
import { interfaceNumbers } from '@logikit/sdk';
import { DownIcon } from '@logikit/widgets/ui';
import { type CSSProperties, type ReactElement, type ReactNode, useId, useState } from 'react';

interface CollapseProps {
  readonly title: string;
  readonly children: ReactNode;
}

// The cast: React's types know no properties of our own.
const speed = { '--ui-collapse': `${interfaceNumbers.collapseMs}ms` } as CSSProperties;

/** A line that opens into more text, and closes again. */
export function Collapse({ title, children }: CollapseProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="ui-collapse" data-open={isOpen || undefined} style={speed}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {title}
        <DownIcon />
      </button>
      <div className="ui-collapse-frame" id={id} inert={!isOpen}>
        <div>{children}</div>
      </div>
    </div>
  );
}
