import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Writes `manifest.json`: the version, and for each of its files what a page may write into `integrity`. Of the two
 * hashes a browser takes the stronger one.
 */
export async function writeManifest(folder: string, version: string): Promise<void> {
  const files: Record<string, string> = {};
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const isListed = (path: string): boolean => path !== join(folder, 'manifest.json');
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.filter(isListed).sort()) {
    const bytes = await readFile(path);
    const hash = (name: string): string => `${name}-${createHash(name).update(bytes).digest('base64')}`;
    files[relative(folder, path)] = `${hash('sha256')} ${hash('sha384')}`;
  }
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify({ version, files }, null, 2)}\n`);
}
