/** Origin of the platform, written in by Vite. */
declare const LOGIKIT_URL: string;

declare module '*.css';
