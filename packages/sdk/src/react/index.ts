export { LogikitProvider, useClient, useStore } from './client-context.ts';
