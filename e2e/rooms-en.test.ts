import { desk } from './browser.ts';
import { everyPageIsWhole } from './rooms-walk.ts';

everyPageIsWhole('en', desk);
