export { broadcastNow } from './broadcast.ts';
export { type Bus, openBus } from './bus.ts';
export { type Emit, emitInto } from './emit.ts';
export { createRelay, type ToMessages } from './relay.ts';
export { type Message } from './relay.ts';
