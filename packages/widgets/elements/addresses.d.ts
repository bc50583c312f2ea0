// Printed by scripts/print-types.ts from the widgets' descriptors.

declare module 'http://*/embed.js' {
  export const configure: import('./index.js').LogikitLoader['configure'];
  export const login: import('./index.js').LogikitLoader['login'];
  export const logout: import('./index.js').LogikitLoader['logout'];
}
declare module 'https://*/embed.js' {
  export const configure: import('./index.js').LogikitLoader['configure'];
  export const login: import('./index.js').LogikitLoader['login'];
  export const logout: import('./index.js').LogikitLoader['logout'];
}
declare module 'http://*/frame.js' {
  export const createFrame: import('./index.js').LogikitFrames['createFrame'];
}
declare module 'https://*/frame.js' {
  export const createFrame: import('./index.js').LogikitFrames['createFrame'];
}
