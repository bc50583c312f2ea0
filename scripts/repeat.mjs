// npm run test:repeat -- 10 e2e/learning/lives.test.ts …: runs files ten times in each browser, and counts the failures of
// each test. Ways to make it harder, each a switch:
//   --slow-processor  browsers four times slower    --slow-pages     every step of a page takes 200 ms longer
//   --late-events     what follows an answer is 2.5 s late    --tomorrow   the device is already on the next day
//   --busy            two processes beside it keep two cores busy
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { browser, wholeBrowser } from './browser.mjs';
import { build, install, root } from './ready.mjs';
import { brokenFilesOf, failedTestsOf } from './test-report.mjs';
import { placesOf, repeatTest } from './test-runs.mjs';

const switches = {
  '--slow-processor': { LOGIKIT_TEST_CPU_RATE: '4' },
  '--slow-pages': { LOGIKIT_TEST_SLOW_MO_MS: '200' },
  '--late-events': { LOGIKIT_TEST_CONSUMERS_MS: '2500' },
  '--tomorrow': { TZ: 'Pacific/Kiritimati' },
};
const asked = process.argv.slice(2);
const [times, ...names] = asked.filter((one) => !one.startsWith('--'));
const files = names.flatMap(testsOf);
const unknown = asked.filter((one) => one.startsWith('--') && one !== '--busy' && !(one in switches));
if (!(Number(times) > 0) || files.length === 0 || unknown.length > 0) {
  console.error(
    `Say how often and which files: npm run test:repeat -- 10 e2e/learning [${Object.keys(switches).join('] [')}] [--busy]`,
  );
  process.exit(2);
}

install();
process.env.CHROMIUM_WHOLE_PATH = wholeBrowser();
process.env.CHROMIUM_PATH = browser();
build();
const env = Object.assign({}, ...asked.map((one) => switches[one] ?? {}));
const busy = asked.includes('--busy') ? [0, 1].map(() => spawn(process.execPath, ['-e', 'for (;;);'])) : [];
process.once('exit', () => {
  for (const one of busy) one.kill('SIGKILL');
});

const failures = new Map();
let runs = 0;
for (const file of files)
  for (const place of placesOf(file))
    for (let turn = 1; turn <= Number(times); turn += 1) {
      const { isGreen, report } = await repeatTest({ file, name: null, env: { ...env, ...place.env }, isQuiet: true });
      runs += 1;
      const failed = [...failedTestsOf(report), ...brokenFilesOf(report)];
      if (!isGreen && failed.length === 0) failed.push({ file, name: null, message: 'ended without a report' });
      console.log(`${isGreen ? '✓' : '✗'} ${relative(root, file)}, ${place.name}, ${turn} of ${times}`);
      for (const { name, message } of failed) {
        const title = [relative(root, file), place.name, name].filter(Boolean).join(': ');
        console.log(`    ${name ?? 'the file'}: ${message.split('\n')[0]}`);
        failures.set(title, (failures.get(title) ?? 0) + 1);
      }
    }
console.log(`\n${runs} runs of files, ${failures.size} tests failed at least once`);
for (const [title, count] of [...failures].sort(([, one], [, other]) => other - one))
  console.log(`  ${count} of ${times}  ${title}`);
process.exit(failures.size > 0 ? 1 : 0);

/** The tests of a folder, or the one that is named. */
function testsOf(name) {
  const path = resolve(root, name);
  if (statSync(path).isFile()) return [path];
  const found = readdirSync(path, { recursive: true }).filter(
    (one) => /\.test\.tsx?$/.test(one) && !one.includes('node_modules'),
  );
  return found.sort().map((one) => join(path, one));
}
