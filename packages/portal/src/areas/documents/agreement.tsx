import type { ReactElement } from 'react';
import { words } from '../../shell/page-loader.ts';
import { DocumentPage } from './document-page.tsx';

export const clientLoader = words('public', 'documents');

export default function Agreement(): ReactElement {
  return <DocumentPage name="agreement" />;
}
