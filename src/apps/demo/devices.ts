import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemoryStore, exportDevice, type KeptDevice, sealBackup } from '@income-series/client';
import { mnemonicKey } from '../../adapters/evm/wallet.ts';
import { type BidOpening, bidCommitment } from '../../core/bid.ts';
import { fromHex } from '../../core/bytes.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { MNEMONIC } from '../devnet/anvil.ts';
import { CAST, type Name, type People, type Person } from './people.ts';

/** The people whose sealed bids and orders wait in the app, each sealed under the secret of a device of theirs. */
const BIDDERS = ['ada', 'ben'] as const satisfies readonly Name[];
type Bidder = (typeof BIDDERS)[number];
/** The people with an exported device. The issuer's has the openings of the reports that were made for it. */
type DeviceOwner = Bidder | 'issuer';

/** The passphrase of the exports of these devices. It is public, because their secrets are. */
const DEVICE_PASSPHRASE = 'a public passphrase';

/** The secret of a person's device. It follows from the public key of the wallet, so that each start of a program has the same. */
export const deviceSecret = (name: DeviceOwner): Uint8Array =>
  createHash('sha256')
    .update('device')
    .update(fromHex(mnemonicKey(MNEMONIC, CAST[name]), 32))
    .digest();

/** Something sealed, and where: window 0 is the raise of a series. */
interface SealedOffer {
  readonly seriesKey: Bytes32;
  readonly window: number;
  readonly opening: BidOpening;
}

/** Saves at the gateway what reveals a bid or order, sealed under the secret of the person's device, as the app does. */
export async function saveBackup({ act }: Pick<Person, 'act'>, secret: Uint8Array, offer: SealedOffer): Promise<void> {
  const { seriesKey, window, opening } = offer;
  const place = { seriesKey, window, wallet: opening.wallet, commitment: bidCommitment(opening) };
  await act('saveBidBackup', { ...place, backup: await sealBackup(secret, offer) });
}

/** Saves what reveals an offer of a person whose device is exported. */
export const saveForDevice = (people: Pick<People, Bidder>, name: Bidder, offer: SealedOffer): Promise<void> =>
  saveBackup(people[name], deviceSecret(name), offer);

const fileOf = (folder: string, name: DeviceOwner): string => join(folder, `${name}-device.txt`);

/** Names the exported devices of a folder: two lines. */
export const formatDevices = (folder: string): string =>
  `Devices, for bids and reports (the passphrase: ${DEVICE_PASSPHRASE}):
  ${fileOf(folder, 'ada')} (or ben-, issuer-device.txt)`;

/** Writes the export of a person's device into a folder, as the app's page "Device" takes it. A file that is there stays. */
export async function writeDevice(folder: string, name: DeviceOwner, device: KeptDevice): Promise<void> {
  const path = fileOf(folder, name);
  if (existsSync(path)) return;
  writeFileSync(path, `${await exportDevice(device, DEVICE_PASSPHRASE)}\n`, { mode: 0o600 });
}

/** Writes the exports of the bidders' devices. */
export async function writeDevices(folder: string): Promise<void> {
  for (const name of BIDDERS)
    await writeDevice(folder, name, { secret: deviceSecret(name), store: createMemoryStore() });
}
