import { data } from 'react-router';

/** Thrown by a loader whose address names nothing: the net around every page shows that there is no such page. */
export function notFound(): unknown {
  return data(null, { status: 404 });
}
