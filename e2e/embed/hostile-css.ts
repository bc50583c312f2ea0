/** What the sheets of a careless or hostile page take aim at. */
const targets = [
  '*',
  'html',
  'body',
  ':root',
  'main *',
  ':not(x)',
  '[class]',
  'div',
  'button',
  'p',
  'h1, h2, h3',
  'section, article',
  'figure, figcaption',
  'ul, ol, li',
  'label, input',
  'svg',
  'svg *',
  'path, rect, circle, line, text, g',
  '*::before, *::after',
  ':hover, :focus, :active',
  ':is(logikit-problem-player, logikit-thread-road, logikit-game, logikit-rating-board, logikit-certificate, logikit-landing)',
  ':is(logikit-problem-player, logikit-thread-road, logikit-game, logikit-rating-board, logikit-certificate, logikit-landing) *',
  '[lang]',
  '[theme]',
  'main > *',
];

/** What they do to it. Nothing here changes the room of the elements: a widget may well follow its own width. */
const deeds = [
  'color: red; -webkit-text-fill-color: lime; caret-color: red; accent-color: red',
  'font: italic 900 40px/3 monospace; font-variant: small-caps; font-stretch: condensed',
  'letter-spacing: 9px; word-spacing: 30px; text-indent: 50px; tab-size: 1',
  'text-transform: uppercase; text-shadow: 3px 3px red; text-decoration: underline wavy red',
  'text-align: right; direction: rtl; unicode-bidi: bidi-override',
  'white-space: pre; hyphens: none; overflow-wrap: normal; word-break: break-all; line-break: anywhere',
  'visibility: collapse; pointer-events: none; user-select: none; cursor: crosshair',
  'fill: red; stroke: lime; stroke-width: 20; fill-opacity: 0.1; stroke-linejoin: bevel; paint-order: stroke',
  'list-style: square inside; quotes: "x" "y"; counter-reset: station 40; counter-increment: station 7',
  'color-scheme: dark; forced-color-adjust: none; print-color-adjust: economy',
  'border-collapse: collapse; border-spacing: 30px; empty-cells: hide; caption-side: bottom',
  'animation: spin 1s infinite; transition: all 5s; scroll-behavior: smooth; will-change: transform',
  'text-orientation: upright; ruby-position: under',
  'background: repeating-linear-gradient(red, lime 20px); box-shadow: 0 0 40px red; outline: 4px dashed red',
  'opacity: 0.99; filter: hue-rotate(90deg); mix-blend-mode: difference; isolation: isolate',
  'font-size: 10px; -webkit-text-size-adjust: 300%; font-feature-settings: "smcp"; font-kerning: none',
  // The private tokens of the built files have numbers for names.
  Array.from({ length: 200 }, (_, index) => `--${index.toString(36)}: 41px`).join('; '),
  'image-rendering: pixelated; shape-rendering: crispEdges; text-rendering: optimizeSpeed; dominant-baseline: hanging',
  'orphans: 9; widows: 9; hanging-punctuation: first; text-underline-offset: 9px; text-emphasis: circle red',
  'math-style: compact; text-wrap: nowrap; text-anchor: end; clip-rule: evenodd; fill-rule: evenodd',
];

const loud = (deed: string): string =>
  deed
    .split('; ')
    .map((declaration) => `${declaration} !important`)
    .join('; ');

/** 500 style sheets that a page could have, each as one text. */
export const hostileSheets: readonly string[] = targets.flatMap((target) =>
  deeds.map((deed) => `@keyframes spin { to { rotate: 1turn } } ${target} { ${loud(deed)} }`),
);
