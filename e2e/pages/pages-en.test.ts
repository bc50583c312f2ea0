import { desk } from '../support/browser.ts';
import { pagesAreWhole } from './pages-check.ts';

pagesAreWhole({ locale: 'en', viewport: desk, half: 1 });
