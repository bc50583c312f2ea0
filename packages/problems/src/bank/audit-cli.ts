/** Audits the whole bank and prints one table: `node --conditions=@logikit/source packages/problems/src/bank/audit-cli.ts`. */
import { bankEntries } from '../courses/courses.ts';
import { auditBank, auditBias } from './audit/audit.ts';

const freshPerLevel = 120;

const audit = auditBank(bankEntries());
const bias = auditBias(freshPerLevel);
console.table(audit.families);
console.table(
  bias
    .map(({ isFair, placement }) => ({ ...placement, isFair }))
    .map(({ counts, ranks, ...rest }) => ({
      ...rest,
      places: counts.join(' '),
      ranks: ranks.join(' '),
    })),
);
for (const fault of audit.faults) console.log(fault);
const isGood = audit.verified === audit.total && audit.total > 0 && bias.every(({ isFair }) => isFair);
process.exitCode = isGood ? 0 : 1;
console.log(`${audit.verified}/${audit.total} verified`);
