import './films/film.css';
import { PlayIcon } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { sounds } from '../../sound/sounds.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { type Film, filmsOf, isSectionName, type SectionName, sectionNames } from './films/films.ts';
import { GameLinks } from '../../layout/game-links.tsx';
import { filmsPath } from '../../paths/play.ts';
import { PlayPage } from './play-page.tsx';
import { page } from '../../app/page.ts';

export const clientLoader = page({
  areas: ['play', 'game'],
  requires: 'profile',
  load: ({ params: { sectionId } }): { readonly section: SectionName } => {
    if (!isSectionName(sectionId)) throw new Response(null, { status: 404 });
    return { section: sectionId };
  },
});

/** A section of little films: the address says which one is on the stage. */
export default function FilmsPage(): ReactElement {
  const t = useWords('play');
  const locale = useLocale();
  const { section } = useLoaderData<typeof clientLoader>();
  const [query] = useSearchParams();
  const films = filmsOf(section);
  const chosen = films.find(({ name }) => name === query.get('animationId')) ?? films[0];
  return (
    <PlayPage title={t(`play.section.${section}`)}>
      <nav className="film-sections" aria-label={t('play.films')}>
        {sectionNames.map((name) => (
          <Link key={name} to={filmsPath(locale, name)} aria-current={name === section ? 'page' : undefined}>
            {t(`play.section.${name}`)}
          </Link>
        ))}
      </nav>
      {chosen && <Stage key={`${section} ${chosen.name}`} film={chosen} />}
      <nav className="film-list" aria-label={t('play.choose')}>
        {films.map(({ name }) => (
          <Link
            key={name}
            to={filmsPath(locale, section, name)}
            replace
            preventScrollReset
            aria-current={name === chosen?.name ? 'true' : undefined}
          >
            {t(`play.film.${name}.title`)}
          </Link>
        ))}
      </nav>
      <GameLinks but="films" />
    </PlayPage>
  );
}

/** One film: tapping the picture plays it once; without motion the last picture says it all. */
function Stage({ film: { name, Drawing } }: { readonly film: Film }): ReactElement {
  const t = useWords('play');
  const [plays, setPlays] = useState(0);
  const title = t(`play.film.${name}.title`);
  return (
    <section className="film" aria-label={title}>
      <button
        type="button"
        className="film-stage"
        data-film={name}
        data-playing={plays > 0 ? '' : undefined}
        data-plays={plays}
        onClick={() => {
          sounds().play('ui', 'tap');
          setPlays(plays + 1);
        }}
      >
        <svg key={plays} className="lk-art" viewBox="0 0 400 300" role="img" aria-label={title}>
          <Drawing />
        </svg>
        <span className="film-play">
          <PlayIcon />
          {t(plays > 0 ? 'play.again' : 'play.start')}
        </span>
      </button>
      <p className="film-caption">{t(`play.film.${name}.text`)}</p>
    </section>
  );
}
