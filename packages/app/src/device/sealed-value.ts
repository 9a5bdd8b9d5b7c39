import { readValue, writeValue } from './database.ts';
import { openDevice, readDevice } from './device.ts';
import { openText, sealText } from './secret-seal.ts';

const placeOf = (name: string) => ({ format: 'income-series/app/sealed-value/v2', name });

/** Writes a text under a name into this browser, sealed under the device's secret as its openings are. */
export async function writeSealed(name: string, text: string): Promise<void> {
  const { secret } = await openDevice();
  await writeValue(name, await sealText(secret, placeOf(name), text));
}

/** Reads a sealed text; null where there is none, or one that another device's secret sealed. */
export async function readSealed(name: string): Promise<string | null> {
  const [device, sealed] = [await readDevice(), await readValue(name)];
  return device !== null && sealed instanceof Uint8Array ? openText(device.secret, placeOf(name), sealed) : null;
}
