import { pictureSize } from './picture.ts';
import type { SharedAddress } from './shared-address.ts';
import type { SharedThing } from './shared-thing.ts';

/** Something shared, under the address that it is shared by. */
export interface Sharing {
  readonly thing: SharedThing;
  readonly address: SharedAddress;
  /** Where the platform is: https://logikit.example. */
  readonly site: string;
}

/** Widths that a picture is drawn in; each is half of the one before, so a preview may be as small as it wants. */
export const pictureWidths = [1200, 600, 300] as const;

export interface PictureFile {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The largest picture within the limits; null when even the smallest is larger. */
export function pictureWithin(sharing: Sharing, maxWidth = Infinity, maxHeight = Infinity): PictureFile | null {
  const ratio = pictureSize.height / pictureSize.width;
  const width = pictureWidths.find((one) => one <= maxWidth && one * ratio <= maxHeight);
  return width === undefined ? null : { url: pictureUrl(sharing, width), width, height: Math.round(width * ratio) };
}

/** NOTE: `v` makes a changed problem a new picture for whoever keeps the old one. */
function pictureUrl({ address, thing, site }: Sharing, width: number): string {
  const { widget } = address;
  const query = new URLSearchParams({
    ...aboutOf(address),
    lang: thing.language,
    width: String(width),
    v: String(thing.version),
  });
  return `${site}/embed/${widget}/picture.png?${query.toString()}`;
}

function aboutOf({ problemId, threadId, game }: SharedAddress): Readonly<Record<string, string>> {
  if (problemId !== null) return { problem: String(problemId) };
  if (threadId !== null) return { thread: String(threadId) };
  return game === null ? {} : { game };
}

/** The address of the frame, for the key of whoever embeds it. */
export function frameUrl({ address, site }: Sharing, key: string): string {
  const query = new URLSearchParams({ ...address.attributes, key });
  return `${site}/embed/${address.widget}?${query.toString()}`;
}
