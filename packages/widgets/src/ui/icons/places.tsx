import type { ReactElement } from 'react';
import { Cut, Dot } from '../cut.tsx';
import { IconFrame, type IconProps } from './icon.tsx';

// Where one can go.

export function RoadIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="sun-soft" line="thin" d="M6 22c0-7 12-5 12-11S8 8 8 2" />
      <Dot x={18} y={11} r={3.5} paper="violet" line="thin" />
    </IconFrame>
  );
}

export function TodayIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="sky" line="thin" d="M2.3 8.8L12.2 7.4L14.2 21.2L4.3 22.6Z" at="translate(.3 -2)" />
      <Cut paper="card" line="thin" d="M10.9 4.7L20.8 6.1L18.9 20L9 18.6Z" />
    </IconFrame>
  );
}

export function EventsIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="coral" line="thin" d="M6 3l14 4.5L6 12Z" />
      <Cut line="thin" d="M6 3v19" />
    </IconFrame>
  );
}

export function RatingIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="sun" line="thin" d="M6 3h12v6a6 6 0 0 1-12 0Z" />
      <Cut line="thin" d="M12 15v5M7.5 21h9" />
    </IconFrame>
  );
}

export function MeIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="mint" line="thin" d="M3.5 21a8.5 8.5 0 0 1 17 0Z" />
      <Dot x={12} y={8} r={5} paper="card" line="thin" />
    </IconFrame>
  );
}

export function HomeIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="card" line="thin" d="M5 11v10h14V11" />
      <Cut paper="coral" line="thin" d="M2.5 12.5L12 3.5l9.5 9Z" />
      <Cut paper="violet" line="thin" d="M10 21v-5a2.2 2.2 0 0 1 4.4 0v5Z" />
    </IconFrame>
  );
}

export function ShopIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="sun" line="thin" d="M4 8h16l-1.5 13h-13Z" />
      <Cut line="thin" d="M8 8a4 4 0 0 1 8 0" />
    </IconFrame>
  );
}

export function CertificateIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="card" line="thin" d="M2.5 5h19v12h-19Z" />
      <Cut line="thin" d="M6.5 9h8M6.5 12.5h5" />
      <Dot x={17} y={16.5} r={4} paper="sun" line="thin" />
    </IconFrame>
  );
}
