/** Gives the function that names the room of a source, which `structure.mjs` explains. */
export function roomsOf(files) {
  const folders = new Map();
  const held = new Map();
  const put = (map, key, value) => map.set(key, (map.get(key) ?? new Set()).add(value));
  for (const file of files) {
    const [entry, ...deeper] = file.split('/').slice(4);
    if (entry !== undefined) put(deeper.length > 0 ? folders : held, topOf(file), entry);
  }
  const isFloor = (top) => (folders.get(top)?.size ?? 0) > (held.get(top)?.size ?? 0);
  return (file) => (isFloor(topOf(file)) ? file.split('/', 5).join('/') : topOf(file));
}

/** The first folder below packages/<name>/src, or the file that lies there. */
const topOf = (file) => file.split('/', 4).join('/');
