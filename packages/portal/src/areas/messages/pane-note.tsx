import './conversation.css';
import { Kit } from '@logikit/widgets/ui';
import type { ComponentType, ReactElement } from 'react';

interface PaneNoteProps {
  readonly pose: ComponentType;
  readonly title: string;
  readonly text?: string;
}

/** Kit where messages would be: what is going on, or what to do. */
export function PaneNote({ pose, title, text }: PaneNoteProps): ReactElement {
  return (
    <div className="conversation-note" role="status">
      <Kit pose={pose} />
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
    </div>
  );
}
