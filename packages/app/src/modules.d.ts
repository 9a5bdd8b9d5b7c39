declare module '*.css';

/** The address of a script for `new Worker(url)`, made of the module (bin/bundle/pages.mjs). */
declare module 'worker:*' {
  const url: string;
  export default url;
}
