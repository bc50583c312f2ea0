export type { Clock } from './kernel/clock/index.ts';
export type { Config } from './kernel/config/index.ts';
export { defaultConfig, readConfig } from './kernel/config/index.ts';
export type { Platform, PlatformOptions } from './platform.ts';
export { startPlatform } from './platform.ts';
