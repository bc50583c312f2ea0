/** The page around this one. */
export interface Parent {
  readonly window: Window;
  /** Undefined where the browser does not tell before the parent speaks. */
  readonly origin: string | undefined;
}

/** Null for a page that is alone in its window. */
export function findParent(): Parent | null {
  if (parent === window) return null;
  return { window: parent, origin: location.ancestorOrigins?.[0] ?? originOf(document.referrer) };
}

function originOf(url: string): string | undefined {
  return url === '' ? undefined : new URL(url).origin;
}
