export type { Clock } from './clock.ts';
export type { Config } from './config.ts';
export { defaultConfig, readConfig } from './config.ts';
export type { Platform, PlatformOptions } from './platform.ts';
export { startPlatform } from './platform.ts';
