import './certificate.css';
import type { Model } from '@logikit/sdk';
import { type ReactElement, useEffect, useState } from 'react';
import { client } from '../../../client/client.ts';
import { errorText } from '../../../client/error-text.ts';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { useWords } from '../../../words/use-words.ts';

export type Drawing =
  | { readonly status: 'drawing' }
  | { readonly status: 'failed'; readonly error: string }
  | { readonly status: 'ready'; readonly bytes: ArrayBuffer; readonly url: string };

/**
 * The picture of a certificate, fetched anew for each version and each page that it can be checked on. `cardId`: the pupil
 * whose it is; left out: one's own.
 */
export function useDrawing({ id, version, shareLink }: Model<'UserCertificate'>, cardId?: number): Drawing {
  const [drawing, setDrawing] = useState<Drawing>({ status: 'drawing' });
  // Follows the certificate: a picture carries its own session, which an address in a page cannot.
  useEffect(() => {
    const controller = new AbortController();
    let url: string | null = null;
    const draw = async (): Promise<void> => {
      try {
        const { signal } = controller;
        const bytes = await client().certificates.getUserCertificateImage(
          { params: { id }, query: { cardId } },
          { signal },
        );
        url = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }));
        setDrawing({ status: 'ready', bytes, url });
      } catch (error) {
        if (!controller.signal.aborted) setDrawing({ status: 'failed', error: errorText(error) });
      }
    };
    setDrawing({ status: 'drawing' });
    void draw();
    return () => {
      controller.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [id, version, shareLink, cardId]);
  return drawing;
}

interface SheetProps {
  readonly certificate: Model<'UserCertificate'>;
  readonly drawing: Drawing;
}

export function Sheet({ certificate: { name, title }, drawing }: SheetProps): ReactElement {
  const t = useWords('certificate');
  return (
    <div className="certificate-sheet" aria-busy={drawing.status === 'drawing'}>
      {drawing.status === 'drawing' && <p role="status">{t('certificate.drawing')}</p>}
      {drawing.status === 'failed' && <ErrorMessage text={drawing.error} />}
      {drawing.status === 'ready' && (
        <img src={drawing.url} width={1754} height={1240} alt={t('certificate.sheet.alt', { name, title })} />
      )}
    </div>
  );
}
