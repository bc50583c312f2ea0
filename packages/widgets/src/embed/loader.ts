import { login, logout } from './login-door.ts';
import type { ElementShape } from './protocol.ts';
import { configure } from './settings.ts';
import { defineStub } from './stub.ts';

/** Written in by the build from the widgets' descriptors and the locale files. */
declare const LOGIKIT_ELEMENTS: readonly ElementShape[];
declare const LOGIKIT_LANGUAGES: readonly string[];

for (const shape of LOGIKIT_ELEMENTS) defineStub(shape, LOGIKIT_LANGUAGES);

export { configure, login, logout };
