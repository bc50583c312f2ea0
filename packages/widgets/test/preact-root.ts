import type { ComponentChild } from 'preact';
import { draw } from '../src/embed/runtime/react.ts';

/** `react-dom/client`, as a page on the elements' runtime has it. */
export function createRoot(place: Element): { render(child: ComponentChild): void; unmount(): void } {
  return { render: (child) => draw(child, place), unmount: () => draw(null, place) };
}
