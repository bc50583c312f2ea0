// Installs every example as a partner would: a copy in a folder of its own, our packages from their tarballs and the
// rest from the registry. Prints where. What was installed from the same files is not installed again.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { digest, environment, root } from '../ready.mjs';
import { tarballs } from './tarballs.mjs';

/** Strict, and without the conditions that only this repository knows. */
const tsconfig = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    types: ['node'],
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    noEmit: true,
  },
  include: ['.'],
  // Needs React Native, which an app brings.
  exclude: ['**/node_modules', 'webview/react-native'],
};

const packed = await tarballs();
const hash = createHash('sha256').update(digest(['examples', 'pnpm-lock.yaml', 'scripts/packages']));
for (const path of Object.values(packed)) hash.update(readFileSync(path));
// NOTE: outside of the repository, where nothing of ours can be found by climbing up.
const home = join(tmpdir(), `logikit-examples-${hash.digest('hex').slice(0, 16)}`);
if (!existsSync(home)) install(`${home}.${process.pid}`);
console.log(home);

/** Elsewhere first: what stands at its place is whole, also when two of us are at it. */
function install(making) {
  rmSync(making, { recursive: true, force: true });
  mkdirSync(join(making, 'tarballs'), { recursive: true });
  for (const path of Object.values(packed)) copyFileSync(path, join(making, 'tarballs', basename(path)));
  cpSync(join(root, 'examples'), join(making, 'examples'), {
    recursive: true,
    filter: (path) => basename(path) !== 'node_modules',
  });
  for (const name of readdirSync(join(making, 'examples'))) asStranger(join(making, 'examples', name, 'package.json'));
  // The versions that we test with; the lock spares asking for each.
  copyFileSync(join(root, 'pnpm-lock.yaml'), join(making, 'pnpm-lock.yaml'));
  writeFileSync(join(making, 'pnpm-workspace.yaml'), workspace());
  writeFileSync(join(making, 'package.json'), '{ "private": true, "devDependencies": { "@types/node": "catalog:" } }');
  writeFileSync(join(making, 'examples/tsconfig.json'), JSON.stringify(tsconfig));
  const args = ['install', '--no-frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  const done = spawnSync('npx', ['-y', '--prefer-offline', 'pnpm@12.21.0', ...args], {
    cwd: making,
    env: environment(),
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(`${done.stdout}${done.stderr}`);
  try {
    renameSync(making, home);
  } catch (error) {
    // Another one of us was quicker.
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code) || !existsSync(home)) throw error;
    rmSync(making, { recursive: true });
  }
}

/** Our workspace's ways to name a package, replaced by those that everybody has. */
function asStranger(path) {
  if (!existsSync(path)) return;
  const text = readFileSync(path, 'utf8').replace(/"@logikit\/(sdk|widgets)": "workspace:[^"]*"/g, (_all, name) => {
    return `"@logikit/${name}": "file:../../tarballs/${name}.tgz"`;
  });
  writeFileSync(path, text);
}

/** The catalog with its versions, and the tarball of the SDK for whoever else asks for it. */
function workspace() {
  const catalog = /^catalog:\n(?: .*\n)+/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))?.[0] ?? '';
  const overrides = `overrides:\n  '@logikit/sdk': file:tarballs/sdk.tgz\n`;
  return `packages:\n  - examples/*\n${catalog}${overrides}`;
}
