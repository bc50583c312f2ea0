import type { ReactElement } from 'react';
import { Cut } from '../cut.tsx';
import { IconFrame, type IconProps } from './icon.tsx';

// What one can do.

export function BackIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path className="lk-icon-stroke" d="M14 5l-7 7 7 7" />
    </IconFrame>
  );
}

export function ChevronIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path className="lk-icon-stroke" d="M10 5l7 7-7 7" />
    </IconFrame>
  );
}

export function DownIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path className="lk-icon-stroke" d="M5 9.5l7 7 7-7" />
    </IconFrame>
  );
}

export function CloseIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path className="lk-icon-stroke" d="M6 6l12 12M18 6L6 18" />
    </IconFrame>
  );
}

export function CheckIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path className="lk-icon-stroke" d="M4.5 12.5l5.5 5.5L19.5 6.5" />
    </IconFrame>
  );
}

export function MenuIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path className="lk-icon-stroke" d="M4 6.5h16M4 12h16M4 17.5h16" />
    </IconFrame>
  );
}

export function PlusIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path className="lk-icon-stroke" d="M12 5v14M5 12h14" />
    </IconFrame>
  );
}

export function MinusIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path className="lk-icon-stroke" d="M5 12h14" />
    </IconFrame>
  );
}

export function RefreshIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path className="lk-icon-stroke" d="M20.5 12.5a8.5 8.5 0 1 1-3-6.5M18.5 1.5v5.6h-5.6" />
    </IconFrame>
  );
}

export function UndoIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <path className="lk-icon-stroke" d="M8 3L2.5 8.5L8 14M3 8.5h11.5a6 6 0 0 1 0 12H10" />
    </IconFrame>
  );
}

export function PlayIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="sun" line="thin" d="M6.5 3.5l14 8.5-14 8.5Z" />
    </IconFrame>
  );
}

export function PauseIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="sun" line="thin" d="M5.5 4h4.5v16H5.5Z" />
      <Cut paper="sun" line="thin" d="M14 4h4.5v16H14Z" />
    </IconFrame>
  );
}

export function SpeakerIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="sky" line="thin" d="M3 9h4l6-5v16l-6-5H3Z" />
      <Cut line="thin" d="M17 8.5q3 3.5 0 7M20 6q5 6 0 12" />
    </IconFrame>
  );
}

export function SpeakerOffIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="sunk" line="thin" d="M3 9h4l6-5v16l-6-5H3Z" />
      <Cut line="thin" d="M16.5 9l5.5 6M22 9l-5.5 6" />
    </IconFrame>
  );
}

export function HintIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="sun" line="thin" d="M8.5 16.5c0-2.5-3-3.7-3-7.5a6.5 6.5 0 0 1 13 0c0 3.8-3 5-3 7.5Z" />
      <Cut line="thin" d="M9.5 20.5h5" />
    </IconFrame>
  );
}

export function SearchIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="sky-soft" line="thin" d="M3 10a7 7 0 0 1 14 0a7 7 0 0 1-14 0Z" />
      <Cut line="thin" d="M15.2 15.2L21 21" />
    </IconFrame>
  );
}
