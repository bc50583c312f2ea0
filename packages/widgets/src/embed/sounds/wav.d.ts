/** The build of the elements writes a sound's bytes in. */
declare module '*.wav' {
  const base64: string;
  export default base64;
}
