import type { ReactElement } from 'react';
import { pageWords } from '../../words/page-words.ts';
import { DocumentPage } from './document-page.tsx';

export const loader = pageWords('public', 'documents');

export default function Agreement(): ReactElement {
  return <DocumentPage name="agreement" />;
}
