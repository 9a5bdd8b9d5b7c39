import { parseUrl } from './url.ts';

// A mail address is read again by the SMTP client and by each server on the way. Only addresses are taken that all of them read in
// the same way: a dot-atom, one @ and a domain name, without quotes, comments and address literals.

const ATOM = "(?:(?!\\p{Default_Ignorable_Code_Point})[A-Za-z0-9!#$%&'*+/=?^_`{|}~\\-\\p{L}\\p{M}\\p{N}])+";
const LOCAL_PART = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, 'u');
const MAX_LOCAL_BYTES = 64;
const MAX_BYTES = 254;
/** The longest text that is read. A longer one has more than 254 bytes in NFC too. */
const MOST_TYPED = 3 * MAX_BYTES;

const LETTERS = /^[-.\p{L}\p{M}\p{N}]+$/u;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** A host name by RFC 1123. A last label of digits would make it an IP address. */
const HOST_NAME = new RegExp(`^(?:${LABEL}\\.)*(?!\\d+$)${LABEL}$`);

const isAscii = (text: string): boolean => /^[!-~]*$/.test(text);
const byteLength = (text: string): number => new TextEncoder().encode(text).length;
const foldCase = (text: string): string => text.normalize('NFC').toLowerCase();

/**
 * Reads a domain name and returns its form in DNS: ASCII in lower case (RFC 5890). Null for a name that this form would not write in
 * the same letters, such as one of full-width letters or ideographic dots, because readers disagree on it.
 */
function readDomain(text: string): string | null {
  if (!LETTERS.test(text) || foldCase(text) !== foldCase(text.normalize('NFKC'))) return null;
  const typed = foldCase(text);
  const domain = parseUrl(`http://${typed}`)?.hostname ?? '';
  const labels = domain.split('.');
  const keepsLabels = typed
    .split('.')
    .every((label, i) => (isAscii(label) ? labels[i] === label : labels[i]?.startsWith('xn--')));
  return keepsLabels && HOST_NAME.test(domain) ? domain : null;
}

/**
 * Reads a bare mail address and returns the text that mail is sent to: the domain as ASCII in lower case, the part before it in NFC
 * (RFC 6532). Null for any other text.
 */
export function readMailAddress(text: string): string | null {
  if (text.length > MOST_TYPED) return null;
  // Without an @ the local part is empty, which LOCAL_PART refuses.
  const at = text.indexOf('@');
  const local = text.slice(0, Math.max(at, 0)).normalize('NFC');
  const domain = readDomain(text.slice(at + 1));
  if (domain === null || !LOCAL_PART.test(local) || byteLength(local) > MAX_LOCAL_BYTES) return null;
  // SMTP clients write the domain in Unicode behind a part that is not ASCII, so they would send another text than this
  // address.
  if (!isAscii(local) && domain.includes('xn--')) return null;
  const address = `${local}@${domain}`;
  return byteLength(address) > MAX_BYTES ? null : address;
}
