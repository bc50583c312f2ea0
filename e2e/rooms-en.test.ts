import { desk } from './browser.ts';
import { pagesAreWhole } from './rooms-walk.ts';

pagesAreWhole({ locale: 'en', viewport: desk, half: 1 });
