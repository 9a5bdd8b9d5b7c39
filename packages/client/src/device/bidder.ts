/**
 * The functions of a bidder's device alone. A page whose parts load one by one imports them from here, because `index.ts` also has what an
 * issuer's device needs, which is four times as large.
 */

export type { BidOpening } from '@income-series/protocol/bid';
export { MOST_CHARACTERS as MOST_FILE_BYTES } from '@income-series/protocol/openings';
export { openBackup, sealBackup } from './backup.ts';
export { type SealedBid, sealBid, sealOrder } from './bid.ts';
export { exportDevice, importDevice } from './export.ts';
export { createIndexedDbStore } from './indexed-db.ts';
export { createDeviceSecret } from './random.ts';
export { createMemoryStore, type DeviceStore } from './store.ts';
export { tokenBalance } from './token-balance.ts';
