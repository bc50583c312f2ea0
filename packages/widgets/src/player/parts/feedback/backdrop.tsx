import type { Picture } from '@logikit/contract/scene';
import type { ReactElement } from 'react';
import { useId } from 'react';
import { Art } from '../../../scene/drawing.tsx';

const TILE = 120;

/** The background of kind `pattern`: one small drawing, laid as tiles, faint enough to read over. */
export function Backdrop({ picture }: { readonly picture: Picture }): ReactElement {
  const id = useId().replace(/\W/g, '');
  return (
    <svg className="lk-backdrop lk-art" aria-hidden="true">
      <pattern id={id} width={TILE} height={TILE} viewBox={picture.view.join(' ')} patternUnits="userSpaceOnUse">
        <Art nodes={picture.art} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
