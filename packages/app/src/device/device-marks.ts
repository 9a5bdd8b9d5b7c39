// The marks of a device: the contracts that it saw first, and the times at which commit phases end. Its file has them beside the openings.
import { base64urlnopad } from '@scure/base';
import { addValue, readNames, readValue } from './database.ts';
import { isPin } from './pins.ts';
import { openText, sealText } from './secret-seal.ts';

/** Marks by their names in the database. */
export type Marks = Readonly<Record<string, unknown>>;

const PLACE = { format: 'income-series/app/marks/v1', name: 'app' };
const PREFIXES = ['pin ', 'commit end '] as const;
/** The name of a contract's pin. Other pins, such as that of a proving key, concern one gateway, so they are no marks. */
const CONTRACT_PIN = /^pin .+ (?:evm|solana):\S+$/;
const COMMIT_END = /^commit end 0x[0-9a-f]{64}$/;

const isDate = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isMark = ([name, value]: readonly [string, unknown]): boolean =>
  CONTRACT_PIN.test(name) ? isPin(value) : COMMIT_END.test(name) && isDate(value);

async function readMarks(): Promise<Marks> {
  const names = (await Promise.all(PREFIXES.map(readNames))).flat().map(String);
  const entries = await Promise.all(names.map(async (name) => [name, await readValue(name)] as const));
  return Object.fromEntries(entries.filter(isMark));
}

/** Adds this device's marks to the text of its export, sealed under its secret. */
export async function addMarks(text: string, secret: Uint8Array): Promise<string> {
  const sealed = await sealText(secret, PLACE, JSON.stringify(await readMarks()));
  return JSON.stringify({ ...JSON.parse(text), app: base64urlnopad.encode(sealed) });
}

/**
 * The marks in the text of an opened export; none if the export is from before marks, or if its marks were altered. Without marks the
 * device warns as one that never saw a contract.
 */
export async function openMarks(text: string, secret: Uint8Array): Promise<Marks> {
  try {
    const marks = await openText(secret, PLACE, base64urlnopad.decode(JSON.parse(text).app));
    return marks === null ? {} : Object.fromEntries(Object.entries(JSON.parse(marks)).filter(isMark));
  } catch {
    return {};
  }
}

/** Adds marks to this browser. A mark that it has already stays. */
export async function installMarks(marks: Marks): Promise<void> {
  for (const [name, value] of Object.entries(marks)) await addValue(name, value);
}
