import 'react';

declare module 'react' {
  /** React's own types list no custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
