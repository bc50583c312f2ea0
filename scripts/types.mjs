// Type-checks every room from source, two at a time; what has not changed since the last run is not checked again.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, root } from './ready.mjs';

const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
const rooms = ['portal', 'widgets', 'server', 'sdk', 'problems', 'contract'].map((name) => `packages/${name}`);
const queue = [...rooms, 'packages/portal/worker', 'docs/site', 'e2e', 'examples'];
let failed = false;

async function work() {
  for (let room = queue.shift(); room; room = queue.shift()) {
    const known = join(root, 'node_modules/.cache/types', `${room.replaceAll('/', '-')}.tsbuildinfo`);
    const args = ['-p', room, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', known];
    const child = spawn(tsc, args, { cwd: root, stdio: 'inherit', env: environment() });
    const code = await new Promise((resolve) => child.on('exit', resolve));
    if (code !== 0) failed = true;
  }
}

await Promise.all([work(), work()]);
process.exit(failed ? 1 : 0);
