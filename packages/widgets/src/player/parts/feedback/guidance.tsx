import type { ReactElement } from 'react';
import type { GuidanceProps } from '../../lazy/lazy-parts.ts';
import { FocusFlow } from './focus-flow.tsx';
import { Narration } from './narration.ts';

/** What goes along with the person without being drawn: the focus, and the voice. */
export function Guidance(props: GuidanceProps): ReactElement {
  return (
    <>
      <FocusFlow {...props} />
      <Narration {...props} />
    </>
  );
}
