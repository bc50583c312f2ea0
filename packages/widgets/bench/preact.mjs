// Stands for `react` and `react-dom/client` in the Preact contestant.
import { createElement, render } from 'preact';

export { createElement };
export { useEffect, useState } from 'preact/hooks';

export function createRoot(place) {
  return { render: (child) => render(child, place) };
}
