import '../../layout/sub-page.css';
import './partner.css';
import type { ReactElement, ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';

interface PartProps {
  readonly name: 'snippet' | 'keys' | 'secret' | 'look' | 'usage';
  readonly children: ReactNode;
}

/** One part of the console: its name, what it is for, and the thing itself. */
export function Part({ name, children }: PartProps): ReactElement {
  const t = useWords('partner');
  return (
    <section className="sub-page-part partner-part" id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{t(`partner.${name}.title`)}</h2>
      <p>{t(`partner.${name}.lead`)}</p>
      {children}
    </section>
  );
}
