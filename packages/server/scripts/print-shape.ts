import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultConfig } from '../src/kernel/config/config.ts';
import { openDatabase } from '../src/kernel/database/database.ts';
import { migrate } from '../src/kernel/database/migrate.ts';
import { describeShape } from '../src/kernel/database/shape.ts';
import { createLog } from '../src/kernel/log/log.ts';

// Writes database.txt from the migrations. Run it after adding one, and read the difference.
const database = await openDatabase({ ...defaultConfig, data: null }, createLog({ quiet: true, pretty: false }));
await migrate(database.sql);
writeFileSync(fileURLToPath(new URL('../database.txt', import.meta.url)), await describeShape(database.sql));
await database.close();
