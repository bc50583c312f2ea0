// Everything of a release, and nothing published: the changes and their versions, the packed packages, the tree for the
// CDN, and every check on them. What it builds lies in dist/release afterwards. `--onto TREE` adds to a tree of earlier
// versions; `--record` writes releases/<version>.json, which is committed with the release.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './ready.mjs';
import { checkOutNext, releasePlan, run } from './release/checkout.mjs';
import { recordFaults, recordOf, writeRecord } from './release/record.mjs';
import { showPackages, showPlan, showTree } from './release/show.mjs';
import { addVersion } from './release/tree.mjs';
import { treeFaults } from './release/tree-faults.mjs';

const out = join(root, 'dist/release');
const [packages, tree] = [join(out, 'packages'), join(out, 'cdn')];
const records = join(root, 'releases');
const ontoAt = process.argv.indexOf('--onto');
const home = mkdtempSync(join(tmpdir(), 'logikit-release-'));
const checkout = join(home, 'logikit');
const elements = join(checkout, 'packages/widgets/dist/elements');
let isFaulty = false;

try {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(packages, { recursive: true });
  mkdirSync(tree);
  if (ontoAt >= 0) cpSync(process.argv[ontoAt + 1], tree, { recursive: true });

  const plan = releasePlan(home);
  showPlan(plan);
  checkOutNext(checkout, { hasChanges: plan.changesets.length > 0 });

  title('Checks');
  run('node', ['scripts/packages.mjs', '--keep', packages], checkout, { stdio: ['ignore', 'inherit', 'inherit'] });
  report('elements: built twice', buildTwice());
  const version = addVersion(tree, elements);
  const tarballs = readdirSync(packages).map((name) => join(packages, name));
  report('tree: integrity and floating entries', treeFaults(tree));
  report('tree: released versions are what they were', recordFaults(records, { tree, tarballs }));

  title('Packages (dist/release/packages)');
  showPackages(tarballs);
  title('CDN (dist/release/cdn)');
  showTree(tree, version);
  if (process.argv.includes('--record')) writeRecord(records, recordOf(tree, { version, tarballs }));
  const isRecorded = existsSync(join(records, `${version}.json`));
  console.log(`\n${version} has ${isRecorded ? 'a' : 'no'} record in releases/. Nothing was published.`);
} catch (error) {
  isFaulty = true;
  console.error(error.message);
} finally {
  rmSync(home, { recursive: true, force: true });
}
process.exit(isFaulty ? 1 : 0);

/** The manifest vouches for every byte, so two builds are the same when their manifests are. */
function buildTwice() {
  const build = () => {
    run('node', ['--conditions=@logikit/source', 'packages/widgets/scripts/build-elements.ts'], checkout);
    return readFileSync(join(elements, 'manifest.json'), 'utf8');
  };
  return build() === build() ? [] : ['a second build has other bytes'];
}

function title(text) {
  console.log(`\n${text}`);
}

function report(check, faults) {
  isFaulty ||= faults.length > 0;
  console.log(`${faults.length > 0 ? '✗' : '✓'} ${check}`);
  for (const fault of faults) console.log(`  ${fault}`);
}
