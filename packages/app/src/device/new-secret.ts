// A part of its own, because a device makes one secret and screens load often.
export { createDeviceSecret } from '@income-series/client/bidder';
