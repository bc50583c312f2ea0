// Builds and packs what we publish, and looks at it as a stranger does. `--update` writes the API reports anew.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackage } from './packages/build.mjs';
import { bundleFaults, consumer, typeFaults } from './packages/consumer.mjs';
import { manifestFaults, pack, privateNames, publintFaults, typesFaults, unpack } from './packages/tarball.mjs';

const isUpdate = process.argv.includes('--update');
const home = mkdtempSync(join(tmpdir(), 'logikit-packages-'));
let isFaulty = false;

// The widgets' types are made of the sdk's.
for (const name of ['sdk', 'widgets']) {
  const changed = await buildPackage(name, { isUpdate });
  const tell = (path) =>
    `${path}: what users see has changed. Read the change, then: node scripts/packages.mjs --update`;
  report(`${name}: API report`, changed.map(tell));
  const tarball = pack(name, home);
  const folder = join(home, 'node_modules/@logikit', name);
  mkdirSync(folder, { recursive: true });
  unpack(tarball, folder);
  report(`${name}: manifest`, manifestFaults(folder));
  report(`${name}: private names`, privateNames(folder));
  report(`${name}: publint`, await publintFaults(tarball));
  report(`${name}: attw`, typesFaults(tarball));
}
const files = consumer(home);
report('a stranger: types', typeFaults(home, files));
report('a stranger: bundle', await bundleFaults(home, files));
rmSync(home, { recursive: true });
process.exit(isFaulty ? 1 : 0);

function report(check, faults) {
  isFaulty ||= faults.length > 0;
  console.log(`${faults.length > 0 ? '✗' : '✓'} ${check}`);
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
}
