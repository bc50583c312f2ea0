/** Origin of the platform, written in by Vite. */
declare const LOGIKIT_URL: string;

declare module '*.vue' {
  import type { Component } from 'vue';
  const component: Component;
  export default component;
}
