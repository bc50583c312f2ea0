export { createLog, type Log, openLog } from './log.ts';
