// Some values that the chain takes from its callers are wider than their columns. Each of them is nonsense at that size
// (a bid for 2^63 units is invalid, 2^31 holders cannot exist), but a caller must not be able to stop the index with it.

export const INT4_MAX = 2n ** 31n - 1n;
export const INT8_MAX = 2n ** 63n - 1n;

/** The value, or the column's largest where it is beyond that. */
export const clamp = (value: string | number, max: bigint): bigint => {
  const exact = BigInt(value);
  return exact > max ? max : exact;
};
