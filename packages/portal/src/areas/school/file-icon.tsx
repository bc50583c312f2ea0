import './school.css';
import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';

type Icon = Model<'Material'>['icon'];

const papers: Readonly<Record<Icon, string>> = {
  pdf: 'coral',
  zip: 'sun',
  rar: 'sun',
  doc: 'sky',
  xls: 'mint',
  txt: 'violet',
  ppt: 'coral',
  other: 'violet',
};

/** A sheet with a folded corner and the kind of file on it. */
export function FileIcon({ icon }: { readonly icon: Icon }): ReactElement {
  return (
    <svg viewBox="0 0 72 72" className="school-file" data-icon={icon} aria-hidden="true">
      <path d="M16 6h28l14 14v46H16z" className="school-file-sheet" />
      <path d="M44 6v14h14z" className="school-file-fold" />
      <rect x="8" y="36" width="46" height="20" rx="8" className="school-file-band" data-tone={papers[icon]} />
      <text x="31" y="51" textAnchor="middle">
        {icon === 'other' ? '…' : icon.toUpperCase()}
      </text>
    </svg>
  );
}
