import { login, logout } from './login-door.ts';
import type { ElementShape } from '../protocol.ts';
import { configure } from './settings.ts';
import { defineStub } from './stub.ts';

/** Written in by the build from the widgets' descriptors. */
declare const LOGIKIT_ELEMENTS: readonly ElementShape[];

for (const shape of LOGIKIT_ELEMENTS) defineStub(shape, login);

export { configure, login, logout };
