// Draws the pictures of the threads' views with the widgets' own drawings, into the server's assets. Run it after a
// drawing or a token has changed; a test says when that was forgotten.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type * as RoadArt from './road-art.tsx';

const root = join(import.meta.dirname, '..');
const folder = join(root, '../server/assets/roads');

/** Every picture by the name of its file. */
export async function drawnRoads(): Promise<ReadonlyMap<string, string>> {
  // Node runs no JSX: the drawings are bundled first.
  const outfile = join(tmpdir(), `logikit-road-art-${process.pid}.cjs`);
  await build({
    entryPoints: [join(root, 'scripts/road-art.tsx')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    conditions: ['@logikit/source'],
    outfile,
    logLevel: 'silent',
  });
  const { drawRoadArt } = (await import(pathToFileURL(outfile).href)) as typeof RoadArt;
  return drawRoadArt(await readTokens());
}

/** The first value of a token is the light one; the laboratory's stand in the rules of that theme. */
async function readTokens(): Promise<RoadArt.ArtTokens> {
  const sheets = await Promise.all(
    ['src/theme/theme.css', 'src/ui/drawing.css'].map((file) => readFile(join(root, file), 'utf8')),
  );
  const [light, laboratory] = [new Map<string, string>(), new Map<string, string>()];
  for (const [, selector = '', body = ''] of sheets.join('\n').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const theme = selector.includes('laboratory') ? laboratory : light;
    if (selector.includes("laboratory'] .")) continue;
    for (const [, name = '', colour = ''] of body.matchAll(/--lk-([a-z0-9-]+):[^;]*?(#[0-9a-f]{3,8})\)?;/g)) {
      if (!theme.has(name)) theme.set(name, colour);
    }
  }
  // What a theme does not say anew stays as it is in the light.
  return { light, laboratory: new Map([...light, ...laboratory]) };
}

if (import.meta.main) {
  await mkdir(folder, { recursive: true });
  for (const [name, svg] of await drawnRoads()) await writeFile(join(folder, name), svg);
}
