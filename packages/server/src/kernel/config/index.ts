export { type Config, defaultConfig, readConfig } from './config.ts';
export { type Provider, speaksPlainOAuth } from './identity-provider.ts';
