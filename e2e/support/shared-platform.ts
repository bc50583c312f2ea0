import { type RunningPlatform, startPlatform } from './platform.ts';

/**
 * One platform for all files that a test worker runs, one after another; it ends with its worker. Each test brings
 * accounts of its own. Whoever changes what belongs to everybody, stops the platform or needs it configured otherwise
 * starts one for itself.
 */
export const platform: Pick<RunningPlatform, 'url'> = await startPlatform();
