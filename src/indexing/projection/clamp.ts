// Some of the chain's values are wider than their columns. They are meaningless at that size (a bid for 2^63 units is invalid,
// 2^31 holders cannot exist), but a caller could otherwise stop the index with one.

export const INT4_MAX = 2n ** 31n - 1n;
export const INT8_MAX = 2n ** 63n - 1n;

/** The value, or `max` if it is larger. */
export const clamp = (value: string | number, max: bigint): bigint => {
  const exact = BigInt(value);
  return exact > max ? max : exact;
};
