import { renderAsync } from '@resvg/resvg-js';
import { createPictureCache, font } from '../../../content/pictures/index.ts';
import { kit, placed, sealRim } from '../sheet-art.ts';

const SIZE = 512;
const ink = '#1F2340';
const cache = createPictureCache(20);

/** What a badge looks like: the same for everybody, and nobody's name on it. A PNG. */
export function drawBadge(share: number | null): Promise<Buffer> {
  const svg = badgeDrawing(share);
  return cache.take(svg, async () => (await renderAsync(svg, { font, fitTo: { mode: 'width', value: SIZE } })).asPng());
}

/** A seal with Kit, and how much of the course it is for. */
function badgeDrawing(share: number | null): string {
  const percent =
    share === null
      ? ''
      : `<path d="M108 330H404V410H108Z" fill="#5B4FE0"/><text x="256" y="390" font-size="60" fill="#FFFFFF" stroke="none" text-anchor="middle">${share} %</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">
<g stroke="${ink}" stroke-width="10" stroke-linejoin="round">
<g transform="translate(256 236)"><path d="M-130 140L-160 262L-80 226L-34 262V150ZM130 140L160 262L80 226L34 262V150Z" fill="#E4573D"/>
<path d="${sealRim(228, 198)}" fill="#FFC83D"/><circle r="162" fill="#DDF2FF"/></g>
</g>
${placed(kit.face, [146, 116, 220, 208])}
<g stroke="${ink}" stroke-width="10" stroke-linejoin="round">${percent}</g></svg>`;
}
