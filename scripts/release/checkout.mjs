import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environment, root } from '../ready.mjs';
import { readJson } from './files.mjs';

/** What the pending changesets say: each change, and which package goes from which version to which. */
export function releasePlan(home) {
  const path = join(home, 'plan.json');
  run('changeset', ['status', '--output', path], root);
  return readJson(path);
}

/** Copies the working tree to `folder`, with the next versions in place: what is built there is what would be released. */
export function checkOutNext(folder, { hasChanges }) {
  for (const path of tracked()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
  }
  // A link for each entry, not one for all: whatever a tool does to this folder stops at the links.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  // The links inside are relative: ours lead into the copy, those of others through its node_modules.
  for (const path of rooms()) cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
  // The tool asks git who wrote a changeset.
  run('git', ['init', '--quiet'], folder);
  if (hasChanges) run('changeset', ['version'], folder);
}

export function run(command, args, cwd, options = {}) {
  const done = spawnSync(command, args, { cwd, encoding: 'utf8', env: environment(), ...options });
  if (done.status !== 0) throw new Error(`${command} ${args.join(' ')}\n${done.stdout ?? ''}${done.stderr ?? ''}`);
  return done.stdout;
}

function tracked() {
  const listed = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], root);
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

function rooms() {
  return ['packages', 'examples'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => join(group, name, 'node_modules'))
      .filter((path) => existsSync(join(root, path))),
  );
}
