import './search-frame.css';
import { SearchIcon } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';

/** Round a field that something is looked for in. */
export function SearchFrame({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className="search-frame">
      <SearchIcon />
      {children}
    </div>
  );
}
