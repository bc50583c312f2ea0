import { escapeMarkup } from '../../kernel/html/index.ts';
import { frameUrl, pictureWithin, type Sharing } from './sharing.ts';

/** oEmbed 1.0, https://oembed.com: what a program needs to embed an address of ours, or to tell of it. */
export type OEmbed = Readonly<Record<string, string | number>>;

export interface Room {
  readonly maxWidth?: number | undefined;
  readonly maxHeight?: number | undefined;
}

/** What a player likes to have; where the page takes our script, the frame then takes the height that it needs. */
const FRAME = { width: 720, height: 840 } as const;
const CACHE_SECONDS = 3600;

/**
 * A frame (`rich`) for the key of whoever embeds it. Without a key nobody may frame us, so it is a `link`, with a picture
 * all the same.
 */
export function oEmbedOf(sharing: Sharing, room: Room): OEmbed {
  const { thing, address, site } = sharing;
  const picture = pictureWithin(sharing, room.maxWidth, room.maxHeight);
  return {
    type: address.key === null ? 'link' : 'rich',
    version: '1.0',
    title: thing.title,
    provider_name: 'Logikit',
    provider_url: `${site}/`,
    cache_age: CACHE_SECONDS,
    ...(picture && { thumbnail_url: picture.url, thumbnail_width: picture.width, thumbnail_height: picture.height }),
    ...(address.key !== null && frameOf(sharing, address.key, room)),
  };
}

function frameOf(sharing: Sharing, key: string, { maxWidth = Infinity, maxHeight = Infinity }: Room): OEmbed {
  const [width, height] = [Math.min(FRAME.width, maxWidth), Math.min(FRAME.height, maxHeight)];
  const attributes = {
    src: frameUrl(sharing, key),
    title: sharing.thing.title,
    width,
    height,
    style: 'border:0;max-width:100%',
    loading: 'lazy',
    allow: 'autoplay; fullscreen',
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    'data-logikit': '',
  };
  const told = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`);
  // With its script the frame is as high as what it shows. A page that takes no scripts keeps the frame as it is.
  const script = `<script type="module" src="${escapeMarkup(sharing.site)}/v1/frame.js"></script>`;
  return { html: `<iframe${told.join('')}></iframe>${script}`, width, height };
}

export function oEmbedXml(answer: OEmbed): string {
  const elements = Object.entries(answer).map(([name, value]) => `<${name}>${escapeMarkup(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${elements.join('')}</oembed>\n`;
}
