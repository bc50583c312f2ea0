// What a stranger would download: the packed file, looked at from outside. A check answers its faults.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { environment, root } from '../ready.mjs';

/** Packs a built package into `target` and answers the path of the tarball. `.pnpmfile.cjs` leaves out what is ours. */
export function pack(name, target) {
  const args = ['-y', '--prefer-offline', 'pnpm@12.21.0', 'pack', '--pack-destination', target, '--json'];
  return JSON.parse(run('npx', args, { cwd: join(root, 'packages', name) })).filename;
}

/** Unpacks a tarball as npm would. */
export function unpack(tarball, folder) {
  run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
}

/** A stranger's package manager knows neither our workspace nor our source. */
export function manifestFaults(folder) {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  return ['workspace:', 'catalog:', '@logikit/source', './src/'].filter((part) => text.includes(part));
}

/** What npm's attestation of origin asks for; `address` is that of this repository, null while it has none to tell. */
export function provenanceFaults(folder, { room, address }) {
  const { publishConfig = {}, repository } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const faults =
    publishConfig.provenance === true && publishConfig.access === 'public'
      ? []
      : ['publishConfig has no "provenance": true with "access": "public"'];
  if (address === null && repository === undefined) return faults;
  const { url, directory } = repository ?? {};
  if (directory !== room) faults.push(`repository.directory is not ${room}`);
  if (!url || (address !== null && plainAddress(url) !== plainAddress(address)))
    faults.push(`repository.url is ${url}, but this repository is ${address}`);
  return faults;
}

/** The same inputs must pack to the same bytes, or nobody can check what was published. */
export function differences(tarball, again) {
  return readFileSync(tarball).equals(readFileSync(again))
    ? []
    : [`${tarball} has other bytes when it is packed again`];
}

/** A stranger cannot install these, so no file may name them. */
export function privateNames(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const found = /@logikit\/(?!sdk\b|widgets\b)[\w-]+|typebox/i.exec(readFileSync(path, 'utf8'));
      return found ? [`${path.slice(folder.length + 1)} names ${found[0]}`] : [];
    });
}

export async function publintFaults(tarball) {
  const { messages, pkg } = await publint({ pack: { tarball: readFileSync(tarball) }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }));
}

/** Are the types found, and do they tell the truth, for every way in which TypeScript resolves ES modules? */
export function typesFaults(tarball) {
  const args = [
    tarball,
    '--profile',
    'esm-only',
    '--no-definitely-typed',
    '--no-color',
    '--no-emoji',
    '--format',
    'ascii',
  ];
  const done = spawnSync('attw', [...args, '--exclude-entrypoints', './styles.css'], {
    encoding: 'utf8',
    env: environment(),
  });
  return done.status === 0 ? [] : [`${done.stdout}${done.stderr}`];
}

/** git@host:a/b.git, git+https://host/a/b.git and https://host/a/b are the same place. */
function plainAddress(address) {
  return address.replace(/^(git\+)?(https?|ssh):\/\/(git@)?|^git@|\.git$/g, '').replace(':', '/');
}

function run(command, args, options) {
  const done = spawnSync(command, args, { encoding: 'utf8', env: environment(), ...options });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')}\n${done.stdout}${done.stderr}`);
  return done.stdout;
}
