declare module 'pg/lib/utils.js' {
  /** The text of a parameter, as the driver's own queries write it; null stays null. */
  export function prepareValue(value: unknown): unknown;
}
