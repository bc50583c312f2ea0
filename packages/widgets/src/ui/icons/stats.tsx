import type { ReactElement } from 'react';
import { Cut } from '../cut.tsx';
import { IconFrame, type IconProps } from './icon.tsx';

// What a learner has: lives, energy, stars, level.

export function HeartIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="coral" line="thin" d="M12 20.5L3.5 12A5 5 0 0 1 12 6a5 5 0 0 1 8.5 6Z" />
    </IconFrame>
  );
}

export function EnergyIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="sky" line="thin" d="M13.5 2L5 13.5h6L10 22l9-12h-6.5Z" />
    </IconFrame>
  );
}

export function StarIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="sun" line="thin" d="M12 2L15.1 8.3L22 9.3L17 14.1L18.2 21L12 17.8L5.8 21L7 14.1L2 9.3L8.9 8.3Z" />
    </IconFrame>
  );
}

export function LevelIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="violet-soft" line="thin" d="M12 2l8.7 5v10L12 22l-8.7-5V7Z" />
      <Cut line="thin" d="M8 14l4-4 4 4" />
    </IconFrame>
  );
}

export function InfinityIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut
        line="thin"
        d="M12 12C9.5 8.5 8 7.5 6 7.5a4.5 4.5 0 0 0 0 9c2 0 3.5-1 6-4.5s4-4.5 6-4.5a4.5 4.5 0 0 1 0 9c-2 0-3.5-1-6-4.5Z"
      />
    </IconFrame>
  );
}
