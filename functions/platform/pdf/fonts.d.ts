/** The bytes of a file as an address that holds them: how handlers and tests are built says so. */
declare module '*.ttf?inline' {
  const address: string;
  export default address;
}
