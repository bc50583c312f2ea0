import './film-player.css';
import { elementEvents, muteWhilePlaying } from '@logikit/sdk/sounds';
import { type ReactElement, useEffect, useRef } from 'react';
import type { OwnFilm } from '../../../content/films.ts';
import { useLocale } from '../../../words/use-words.ts';
import { sounds } from '../../../sound/sounds.ts';

interface FilmPlayerProps {
  readonly film: OwnFilm;
  /** What a screen reader calls it. */
  readonly label: string;
}

/** Plays a film of ours. Nothing is loaded from anybody else (decision 0017), and nothing else is heard meanwhile. */
export function FilmPlayer({ film, label }: FilmPlayerProps): ReactElement {
  const locale = useLocale();
  const video = useRef<HTMLVideoElement>(null);
  // Follows the player of the browser: while it plays, the sounds of the page are silent (S-053).
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.muted = sounds().store.getState().ui.isMuted;
    return muteWhilePlaying(sounds(), 'film', elementEvents(element));
  }, []);
  return (
    <video
      ref={video}
      className="film-player"
      controls
      playsInline
      preload="none"
      poster={film.poster}
      aria-label={label}
      width={640}
      height={480}
    >
      {film.sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      <track kind="captions" src={film.captions(locale)} srcLang={locale} label={label} default />
    </video>
  );
}
