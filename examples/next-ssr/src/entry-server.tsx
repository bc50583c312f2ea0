import { renderToString } from 'react-dom/server';
import { Page } from './page.tsx';

/** There is no window here: importing the SDK and the widgets must not ask for one. */
export function render(): string {
  return renderToString(<Page />);
}
