// Written by npm run solana -- client; not edited by hand.
import type { Address } from '@solana/kit';

export const INCOME_SERIES_PROGRAM_ADDRESS =
  'DK5VBneoY3FtjWpXwU5VptMRGKtfE7AfpZqLJDZDkG6U' as Address<'DK5VBneoY3FtjWpXwU5VptMRGKtfE7AfpZqLJDZDkG6U'>;
