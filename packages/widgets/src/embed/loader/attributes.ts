import type { PropShape, PropValue } from '../protocol.ts';

/** What an attribute says as the value of its property. Whether a text is one of those that a widget knows, it says itself. */
export function read(element: Element, attribute: string, type: PropShape[1]): PropValue {
  const value = element.getAttribute(attribute);
  // Frameworks that do not know the element write a false as text.
  if (type === 'boolean') return value !== null && value !== 'false';
  // The other type is a number; without the attribute it reads "null", which is none.
  if (type) return /^\s*\d{1,10}\s*$/.test(value as string) ? Number(value) : undefined;
  return value ?? undefined;
}

/** Puts a property's value on as its attribute. */
export function write(element: Element, attribute: string, value: PropValue | null): void {
  if (value === undefined || value === null || value === false) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value === true ? '' : (value as string)); // the DOM makes it one
}
