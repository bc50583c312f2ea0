// Builds and packs what we publish, and looks at it as a stranger does. `--update` writes the API reports anew,
// `--keep FOLDER` keeps the tarballs.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildPackage } from './packages/build.mjs';
import { bundleFaults, consumer, typeFaults } from './packages/consumer.mjs';
import { react18, svelteFaults, vueFaults, writeSnippets } from './packages/frameworks.mjs';
import { keepTarballs } from './packages/tarballs.mjs';
import { hold } from './ready.mjs';
import { repositoryAddress } from './packages/repository.mjs';
import {
  differences,
  manifestFaults,
  pack,
  privateNames,
  provenanceFaults,
  publintFaults,
  typesFaults,
  unpack,
} from './packages/tarball.mjs';

const isUpdate = process.argv.includes('--update');
const keptAt = process.argv.indexOf('--keep');
const kept = keptAt < 0 ? null : process.argv[keptAt + 1];
const home = mkdtempSync(join(tmpdir(), 'logikit-packages-'));
let isFaulty = false;
const made = {};

// The examples may be installed meanwhile, from the same folders.
await hold('packing');
// The widgets' types are made of the sdk's.
for (const name of ['sdk', 'widgets']) {
  const changed = await buildPackage(name, { isUpdate });
  const tell = (path) =>
    `${path}: what users see has changed. Read the change, then: node scripts/packages.mjs --update`;
  report(`${name}: API report`, changed.map(tell));
  const tarball = pack(name, home);
  made[name] = tarball;
  const folder = join(home, 'node_modules/@logikit', name);
  mkdirSync(folder, { recursive: true });
  unpack(tarball, folder);
  report(`${name}: manifest`, manifestFaults(folder));
  report(`${name}: provenance`, provenanceFaults(folder, { room: `packages/${name}`, address: repositoryAddress() }));
  report(`${name}: packed twice`, differences(tarball, pack(name, join(home, 'again'))));
  if (kept) cpSync(tarball, join(kept, basename(tarball)));
  report(`${name}: private names`, privateNames(folder));
  report(`${name}: publint`, await publintFaults(tarball));
  report(`${name}: attw`, typesFaults(tarball));
}
const files = consumer(home);
const snippets = writeSnippets(home);
report('a stranger: types', typeFaults(home, [...files, ...snippets]));
report('a stranger with React 18: types', typeFaults(home, [snippets[1]], react18));
report('a stranger with Vue: types', vueFaults(home));
report('a stranger with Svelte: types', svelteFaults(home));
report('a stranger: bundle', await bundleFaults(home, [...files, ...snippets]));
if (!isFaulty) keepTarballs(made);
rmSync(home, { recursive: true });
console.log(home);
process.exit(isFaulty ? 1 : 0);

function report(check, faults) {
  isFaulty ||= faults.length > 0;
  console.log(`${faults.length > 0 ? '✗' : '✓'} ${check}`);
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
}
