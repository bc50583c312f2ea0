import type { ReactElement, ReactNode } from 'react';
import { paint } from './paint.ts';

const mouths = {
  smile: 'M108 141q6 7 12 0q6 7 12 0',
  straight: 'M113 143h14',
  wavy: 'M104 145q8-7 16 0t16 0',
} as const;

interface HeadProps {
  readonly turn?: string;
  readonly mouth: keyof typeof mouths | 'laughing';
  /** The puzzled fox folds one. */
  readonly rightEar?: ReactNode;
  /** The eyes. */
  readonly children: ReactNode;
}

export function Head({ turn, mouth, rightEar = <RightEar />, children }: HeadProps): ReactElement {
  return (
    <g data-part="head" transform={turn}>
      <path d="M48 88L50 12L106 52Z" fill={paint.fur} />
      <path d="M62 64L63 36L84 51Z" fill={paint.ink} strokeWidth={4} />
      {rightEar}
      <path d="M58 62Q120 36 182 62L205 116Q180 162 120 165Q60 162 35 116Z" fill={paint.fur} />
      <path
        d="M35 116Q80 96 101 121Q112 136 120 136Q128 136 139 121Q160 96 205 116Q180 162 120 165Q60 162 35 116Z"
        fill={paint.cream}
      />
      {children}
      <Mouth shape={mouth} />
      <path d="M107 124Q120 117 133 124Q131 136 120 139Q109 136 107 124Z" fill={paint.ink} stroke="none" />
    </g>
  );
}

function RightEar(): ReactElement {
  return (
    <>
      <path d="M192 88L190 12L134 52Z" fill={paint.fur} />
      <path d="M178 64L177 36L156 51Z" fill={paint.ink} strokeWidth={4} />
    </>
  );
}

function Mouth({ shape }: { readonly shape: HeadProps['mouth'] }): ReactElement {
  if (shape === 'laughing') return <path d="M106 139h28q-2 19-14 19t-14-19Z" fill={paint.coral} strokeWidth={5} />;
  return <path d={mouths[shape]} fill="none" strokeWidth={5} />;
}

export function OpenEyes(): ReactElement {
  return (
    <g stroke="none" fill={paint.ink}>
      <ellipse cx={87} cy={101} rx={10} ry={12} />
      <ellipse cx={153} cy={101} rx={10} ry={12} />
      <circle cx={90.5} cy={96.5} r={3.6} fill={paint.white} />
      <circle cx={156.5} cy={96.5} r={3.6} fill={paint.white} />
    </g>
  );
}

export function HappyEyes(): ReactElement {
  return <path d="M74 105q13-19 26 0M140 105q13-19 26 0" fill="none" />;
}
