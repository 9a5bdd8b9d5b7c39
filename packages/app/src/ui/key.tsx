import { shorten } from '../format/words.ts';

/** A key, an address or a hash, shortened; the whole is its title. */
export const Key = ({ of }: { readonly of: string | null | undefined }) =>
  of ? <code title={of}>{shorten(of)}</code> : <>–</>;
