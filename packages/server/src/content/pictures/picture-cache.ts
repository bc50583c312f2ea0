/** Pictures that were drawn lately. Whoever asks for one that is being drawn waits for the same drawing. */
export interface PictureCache {
  take(key: string, draw: () => Promise<Buffer>): Promise<Buffer>;
}

/** About 60 KB a picture. */
const CAPACITY = 300;

export function createPictureCache(capacity = CAPACITY): PictureCache {
  const kept = new Map<string, Promise<Buffer>>();
  return {
    take(key, draw) {
      const picture = kept.get(key) ?? draw();
      // Taken out and put in again: the first key of a Map is then the one unused for longest.
      kept.delete(key);
      kept.set(key, picture);
      picture.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
      return picture;
    },
  };
}
