import './said.css';
import { SpeakerIcon } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { useVoice } from './use-voice.ts';

interface SaidProps {
  readonly text: string;
  readonly className: string;
  /** A picture, or the text itself. */
  readonly children: ReactNode;
}

/** Says its text when it is touched. */
export function Said({ text, className, children }: SaidProps): ReactElement {
  const say = useVoice();
  return (
    <button type="button" className={`said ${className}`} aria-label={text} onClick={() => say(text)}>
      {children}
      <span className="said-speaker">
        <SpeakerIcon />
      </span>
    </button>
  );
}
