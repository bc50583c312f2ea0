// Makes a checkout ready on a machine that has only Node ≥ 20 and npm: installs, builds, and does neither twice.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const flags = ['--conditions=@logikit/source', '--disable-warning=ExperimentalWarning'];

/** Runs `pnpm install` when the lock file is not the one that was installed. */
export function install() {
  once('install', ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'], () => {
    console.log('Installing…');
    const args = ['-y', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline'];
    run('npx', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  });
}

/** Builds the site and the elements when a source of theirs has changed. */
export function build() {
  const shared = ['packages/contract', 'packages/sdk', 'packages/widgets', 'locales', 'pnpm-lock.yaml'];
  once('elements', shared, () => {
    console.log('Building the elements…');
    node(['packages/widgets/scripts/build-elements.ts']);
  });
  once('portal', [...shared, 'packages/portal'], () => {
    console.log('Building the site…');
    const portal = join(root, 'packages/portal');
    node(['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], { cwd: portal });
  });
}

/** Builds the site for partners. It shows the sizes of what `build` has built. */
export function buildDocs() {
  once('docs', ['docs', 'packages/sdk', 'packages/widgets', 'packages/contract', 'scripts', 'pnpm-lock.yaml'], () => {
    console.log('Building the docs…');
    node(['docs/site/build.ts']);
  });
}

/** Makes the database that a first start copies, with six weeks of the demo's life in it, beside whatever else is built. */
export async function buildDatabase() {
  const now = digest(['packages/contract', 'packages/problems', 'packages/server', 'pnpm-lock.yaml']);
  if (isDone('database', now)) return;
  console.log('Filling the first database…');
  const filling = startNode(['packages/server/scripts/build-database.ts']);
  const stop = () => filling.kill();
  process.once('exit', stop);
  const code = await new Promise((resolve) => filling.once('exit', resolve));
  process.off('exit', stop);
  if (code !== 0) process.exit(code ?? 1);
  markDone('database', now);
}

/** Runs a program of ours, to its end, on the Node that the project brings along. */
export function node(args, options = {}) {
  run(nodePath(), [...flags, ...args], options);
}

/** Starts one and gives it back. */
export function startNode(args, options = {}) {
  const env = { ...environment(), ...options.env };
  return spawn(nodePath(), [...flags, ...args], { cwd: root, stdio: 'inherit', ...options, env });
}

/** The project's own tools and its Node come first; what that Node has compiled once it need not compile again. */
export function environment() {
  const PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
  return { ...process.env, PATH, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };
}

function run(command, args, options) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment(), ...options });
  if (done.status === 0) return;
  if (done.error) console.error(String(done.error));
  process.exit(done.status ?? 1);
}

function nodePath() {
  return join(root, 'node_modules/node/bin/node');
}

/** Does `work` unless the content of `paths` is what it was when the work was last done. */
function once(name, paths, work) {
  const now = digest(paths);
  if (existsSync(join(root, 'node_modules')) && isDone(name, now)) return;
  work();
  markDone(name, now);
}

/** Whether a work was last done from content of this digest. */
export function isDone(name, content) {
  const stamp = join(root, '.stamps', name);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === content;
}

export function markDone(name, content) {
  const stamp = join(root, '.stamps', name);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, content);
}

/** Waits until no other process holds this name, and holds it until this one ends. */
export async function hold(name) {
  const path = join(root, '.stamps', `${name}.lock`);
  mkdirSync(dirname(path), { recursive: true });
  while (!take(path)) await new Promise((resolve) => setTimeout(resolve, 200));
  process.once('exit', () => rmSync(path, { force: true }));
}

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(path)) rmSync(path, { force: true });
    return false;
  }
}

function isAlive(path) {
  try {
    return process.kill(Number(readFileSync(path, 'utf8')), 0);
  } catch (error) {
    // Somebody else's process lives, too; a lock that has just gone is looked at again.
    return error.code !== 'ESRCH';
  }
}

/** What stands in files and folders of the repository, in short. */
export function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths) for (const file of filesOf(join(root, path))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

const skipped = new Set(['node_modules', 'dist', 'build', '.react-router', '.vitepress-cache', 'fixtures']);

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .filter((name) => !skipped.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesOf(join(path, name)));
}
