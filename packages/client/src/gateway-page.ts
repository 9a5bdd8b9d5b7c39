/**
 * The part of `index.ts` that has no function of a device. The app's build takes it in place of `index.ts`, because every screen loads
 * what is behind that file, and a bidder's functions are to load when a bid is sealed.
 */

export type { Address } from '../../../src/core/address.ts';
export type { PayloadOf } from './answer.ts';
export { DeviceError, GatewayError, RefusedError } from './errors.ts';
export { createGateway, type Gateway, keyed } from './gateway.ts';
export { signIn } from './sign-in.ts';
export { type SignInWallet, signWalletText } from './wallet-text.ts';
