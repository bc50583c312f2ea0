import type { ReactElement } from 'react';
import { DocumentPage } from './document-page.tsx';
import { page } from '../../app/page.ts';

export const clientLoader = page({ areas: ['public', 'documents'], requires: 'nothing' });

export default function Privacy(): ReactElement {
  return <DocumentPage name="privacy" />;
}
