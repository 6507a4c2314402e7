/** A font file inlined as a data URL; the build configurations of handlers and tests do this. */
declare module '*.ttf?inline' {
  const address: string;
  export default address;
}
