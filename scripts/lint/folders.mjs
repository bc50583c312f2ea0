// No folder has more entries than a reader takes in at once; families, migrations and translations may grow.
import { argv, exit } from 'node:process';
import { root } from '../ready.mjs';
import { largeFolders, trackedFiles } from '../structure/files.mjs';

const [house = root] = argv.slice(2);
const large = largeFolders(trackedFiles(house), 25);
for (const folder of large) console.error(`${folder} has more than 25 entries: divide it by subject.`);
if (large.length > 0) exit(1);
