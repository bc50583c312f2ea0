// Runs every test, or those whose files are named, and then each test that failed again, alone. A fault fails every time
// and a race now and then: both are red. What was only slow on a busy machine is named, and passes.
import { giveSecondChance } from './second-chance.mjs';
import { forgetReport, keepVerdicts, readReport } from './test-report.mjs';
import { runTests } from './test-runs.mjs';

forgetReport();
process.exit((await runTests(process.argv.slice(2))) || (await runAgain()) ? 0 : 1);

/** Whether all that failed is forgiven. Nothing in a test failed, and yet the run did: that is never luck. */
async function runAgain() {
  const first = readReport();
  const verdicts = await giveSecondChance(first);
  keepVerdicts(first, verdicts);
  return verdicts.length > 0 && verdicts.every(({ isForgiven }) => isForgiven);
}
