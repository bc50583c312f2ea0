import { Cut, Dot } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { routePath } from '../../../paths/named-routes.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { useVoice } from '../../../sound/use-voice.ts';

/** As long a touch is held by somebody who means it; the ring around the door fills meanwhile. */
const HOLD_MS = 3000;

/** The grown-ups' door opens to a held touch, and to a key; a short touch says what it is. */
export function GrownUpsDoor(): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  const navigate = useNavigate();
  const say = useVoice();
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const enter = (): void => void navigate(routePath(locale, 'cabinet.settings'));
  const hold = (): void => {
    setHeld(true);
    timer.current = setTimeout(enter, HOLD_MS);
  };
  const letGo = (): void => {
    setHeld(false);
    clearTimeout(timer.current);
  };
  // Follows the page: a door that is gone opens no more.
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <button
      type="button"
      className="little-door"
      data-held={isHeld || undefined}
      aria-label={t('cabinet.little.door')}
      onPointerDown={hold}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
      onContextMenu={(event) => event.preventDefault()}
      // A key has no length; a screen reader's touch has none either.
      onClick={({ detail }) => (detail === 0 ? enter() : say(t('cabinet.little.door.say')))}
    >
      <svg viewBox="0 0 72 72" aria-hidden>
        <Dot paper="card" x={36} y={36} r={33} />
        <circle className="little-hold" cx={36} cy={36} r={33} pathLength={100} />
        <Cut paper="trunk" d="M22 54V28a14 14 0 0 1 28 0v26Z" />
        <Cut line="thin" d="M16 54h40" />
        <Dot paper="sun" x={36} y={36} r={6} line="thin" />
        <Cut line="thin" d="M36 36v8" />
      </svg>
      <span>{t('cabinet.little.hold')}</span>
    </button>
  );
}
