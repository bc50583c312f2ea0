import './reading-page.css';
import { DownIcon, type SceneProps } from '@logikit/widgets/ui';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { ReadingPage as Name } from '../../reading-pages.ts';
import { type Locale, sitePath } from '../../words/locales.ts';
import { type Crumb, PageHead } from '../page-head.tsx';
import { SiteHeader } from '../site-header.tsx';
import { StructuredData } from '../structured-data.tsx';
import { LanguageLinks } from './language-links.tsx';
import { SiteFooter } from './site-footer.tsx';

interface ReadingPageProps {
  readonly name: Name;
  /** What the browser's tab says. */
  readonly tab: string;
  readonly description: string;
  /** The pages between the main page and this one. */
  readonly above?: readonly Crumb[];
  readonly children: ReactNode;
}

/** A page that is whole before any script: nothing in it waits for one. */
export function ReadingPage({ name, tab, description, above = [], children }: ReadingPageProps): ReactElement {
  const pathIn = (locale: Locale): string => sitePath(locale, name);
  return (
    <>
      <PageHead title={tab} description={description} pathIn={pathIn} above={above} />
      <ReadingLayout pathIn={pathIn}>{children}</ReadingLayout>
    </>
  );
}

interface LayoutProps {
  readonly pathIn: (locale: Locale) => string;
  readonly children: ReactNode;
}

/** What stands around each of them: the header with the page's other languages, and the footer. */
export function ReadingLayout({ pathIn, children }: LayoutProps): ReactElement {
  return (
    <>
      <div className="reading-page">
        <SiteHeader choices={<LanguageLinks pathIn={pathIn} />} />
        <main>{children}</main>
      </div>
      <SiteFooter />
    </>
  );
}

interface HeroProps {
  readonly title: string;
  readonly lead: string;
  readonly Art: ComponentType<SceneProps>;
  /** Where one goes from here. */
  readonly children: ReactNode;
}

export function ReadingHero({ title, lead, Art, children }: HeroProps): ReactElement {
  return (
    <div className="reading-page-hero">
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
        <div className="reading-page-ways">{children}</div>
      </div>
      <div className="lk-card reading-page-art">
        <Art />
      </div>
    </div>
  );
}

interface Item {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

interface ItemsProps {
  readonly title: string;
  readonly items: readonly Item[];
}

export function ReadingCards({ title, items }: ItemsProps): ReactElement {
  return (
    <section className="reading-page-part">
      <h2>{title}</h2>
      <ul className="reading-page-cards">
        {items.map(({ key, title: name, text }) => (
          <li className="lk-card" key={key}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Questions open one by one, by the browser's own disclosure. */
export function ReadingQuestions({ title, items }: ItemsProps): ReactElement {
  const answered = items.map(({ title: name, text }) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  }));
  return (
    <section className="reading-page-part">
      <h2>{title}</h2>
      <StructuredData thing={{ '@type': 'FAQPage', mainEntity: answered }} />
      <div className="reading-page-questions">
        {items.map(({ key, title: question, text }) => (
          <details className="lk-card" key={key}>
            <summary>
              {question}
              <DownIcon />
            </summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
