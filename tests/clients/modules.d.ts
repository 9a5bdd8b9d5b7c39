/** The path of the compiler's program for this system. */
declare module 'relay-compiler' {
  const path: string;
  export default path;
}
