import type { ReactElement } from 'react';
import { useEffect, useRef } from 'react';
import { CloseIcon } from '../../../ui/icons/actions.tsx';
import type { Theory } from '../../player-client.ts';
import { inLanguage } from '../../problem-words.ts';
import { Action } from '../action.tsx';
import { Drawing } from '../../../scene/drawing.tsx';
import { Fox } from '../fox.tsx';
import { usePlayer } from '../player-context.ts';

/** The theory over the problem. Closing it leads back to everything as it was. */
export function TheoryPanel({ theory }: { readonly theory: Theory | null }): ReactElement {
  const { t, lang, player } = usePlayer();
  const dialog = useRef<HTMLDialogElement>(null);
  // A native modal keeps the focus inside and gives it back, also in a shadow root.
  useEffect(() => dialog.current?.showModal(), []);
  const words = theory && inLanguage(theory.translations, lang);
  const title = words?.title || t('player.theory.title');
  return (
    <dialog ref={dialog} className="lk-card lk-theory" aria-label={title} onClose={player.closePanel}>
      <div className="lk-theory-top">
        <Fox pose="reading" className="lk-sheet-kit" />
        <h2 className="lk-theory-title">{title}</h2>
        <button type="button" className="lk-round" aria-label={t('player.theory.close')} onClick={player.closePanel}>
          <CloseIcon />
        </button>
      </div>
      <div className="lk-theory-body" data-image={theory?.settings.imagePlacement} aria-busy={!theory}>
        <div>
          {words ? words.paragraphs.map((text) => <p key={text}>{text}</p>) : <p className="lk-bone" data-lines="" />}
        </div>
        {theory?.image && (
          <figure className="lk-lit lk-theory-picture">
            <Drawing picture={theory.image} label={words?.alt} />
          </figure>
        )}
      </div>
      <Action onClick={player.closePanel}>{t('player.theory.back')}</Action>
    </dialog>
  );
}
