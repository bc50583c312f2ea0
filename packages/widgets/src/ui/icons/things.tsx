import type { ReactElement } from 'react';
import { Cut, Dot } from '../cut.tsx';
import { IconFrame, type IconProps } from './icon.tsx';

// What there is: books, themes, languages, letters.

export function BookIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="sky" line="thin" d="M12 6Q7.5 3 2.5 4.5V19Q7.5 17.5 12 20.5Q16.5 17.5 21.5 19V4.5Q16.5 3 12 6Z" />
      <Cut line="thin" d="M12 6v14" />
    </IconFrame>
  );
}

export function ClockIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Dot x={12} y={12} r={9.5} paper="card" line="thin" />
      <Cut line="thin" d="M12 6.5V12l4 2.5" />
    </IconFrame>
  );
}

export function DayIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Dot x={12} y={12} r={5} paper="sun" line="thin" />
      <Cut
        line="thin"
        d="M12 1.8v2M12 20.2v2M1.8 12h2M20.2 12h2M4.8 4.8l1.4 1.4M17.8 17.8l1.4 1.4M4.8 19.2l1.4-1.4M17.8 6.2l1.4-1.4"
      />
    </IconFrame>
  );
}

export function NightIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="violet-soft" line="thin" d="M14.5 2.5A10 10 0 1 0 21.5 16A8.6 8.6 0 0 1 14.5 2.5Z" />
    </IconFrame>
  );
}

export function GlobeIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Dot x={12} y={12} r={9.5} paper="sky-soft" line="thin" />
      <Cut line="thin" d="M2.5 12h19M12 2.5c-6 5.5-6 13.5 0 19M12 2.5c6 5.5 6 13.5 0 19" />
    </IconFrame>
  );
}

export function GearIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut
        paper="violet-soft"
        line="thin"
        d="M10 2.5h4l.6 3 2.6 1.5 2.9-1 2 3.4-2.3 2v3l2.3 2-2 3.4-2.9-1-2.6 1.5-.6 3h-4l-.6-3-2.6-1.5-2.9 1-2-3.4 2.3-2v-3l-2.3-2 2-3.4 2.9 1 2.6-1.5Z"
        at="translate(.1 -.4)"
      />
      <Dot x={12.1} y={11.6} r={3.2} paper="card" line="thin" />
    </IconFrame>
  );
}

export function LetterIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="card" line="thin" d="M2.5 5h19v14h-19Z" />
      <Cut line="thin" d="M3 6l9 7.5L21 6" />
    </IconFrame>
  );
}

export function SpeechIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="card" line="thin" d="M2.5 4h19v12.5h-10l-5 4.5v-4.5h-4Z" />
      <Cut line="thin" d="M7 8.5h10M7 12h6" />
    </IconFrame>
  );
}

export function KeyIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Dot x={8} y={9} r={5.5} paper="sun" line="thin" />
      <Cut line="thin" d="M12 13l8.5 8M17 18l2.5-2.5" />
    </IconFrame>
  );
}

export function EyeIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="card" line="thin" d="M1.8 12Q12 0.5 22.2 12Q12 23.5 1.8 12Z" />
      <Dot x={12} y={12} r={2.6} paper="edge" line="thin" />
    </IconFrame>
  );
}

export function EyeOffIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="sunk" line="thin" d="M1.8 12Q12 0.5 22.2 12Q12 23.5 1.8 12Z" />
      <Cut line="thin" d="M4.5 20.5l15-17" />
    </IconFrame>
  );
}

export function MistIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="fog" line="thin" d="M5.5 18.5a4.2 4.2 0 0 1 .6-8.3a6 6 0 0 1 11.5-1.4a4.9 4.9 0 0 1 .9 9.7Z" />
    </IconFrame>
  );
}

export function FishIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="coral" line="thin" d="M9 12Q14.5 5.5 21.5 12Q14.5 18.5 9 12Z" />
      <Cut paper="coral" line="thin" d="M9.2 12L3 7.5v9Z" />
    </IconFrame>
  );
}

export function PhoneIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="sky" line="thin" d="M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z" />
      <Cut line="thin" d="M10.8 18.5h2.4" />
    </IconFrame>
  );
}

export function ComputerIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="sky" line="thin" d="M4.5 4h15v12h-15Z" />
      <Cut paper="card" line="thin" d="M1.8 16h20.4l-1.6 4H3.4Z" />
    </IconFrame>
  );
}

export function ChartIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="mint" line="thin" d="M3 21V13h5.5v8Z" />
      <Cut paper="sun" line="thin" d="M9.2 21V4h5.6v17Z" />
      <Cut paper="coral" line="thin" d="M15.5 21V9h5.5v12Z" />
    </IconFrame>
  );
}

export function PeopleIcon(props: IconProps): ReactElement {
  return (
    <IconFrame {...props}>
      <Cut paper="coral" line="thin" d="M11.5 21a5.6 5.6 0 0 1 11 0Z" />
      <Dot x={17} y={11.5} r={3.2} paper="card" line="thin" />
      <Cut paper="mint" line="thin" d="M1.5 21a6.6 6.6 0 0 1 13.2 0Z" />
      <Dot x={8.1} y={8.6} r={4.1} paper="card" line="thin" />
    </IconFrame>
  );
}
