/** The variables of the Solana chain, which is served in addition to the others where the first of them is given. */
export const SOLANA_VARIABLES = [
  'SOLANA_RPC_URL',
  'SOLANA_PROGRAM_ID',
  'SOLANA_TOKEN_MINT',
  'SOLANA_GENESIS_HASH',
  'SOLANA_START_SLOT',
  'SOLANA_INDEX_COMMITMENT',
  'SOLANA_MAX_SLOTS_BEHIND',
  'SOLANA_MAX_SLOT_AGE',
  'SOLANA_REORG_BOUND',
  'SOLANA_PRIORITY_FEE',
  'SOLANA_RESERVE_BALANCE',
  'SOLANA_KEEPER_KEY',
  'SOLANA_KEEPER_DAILY_LIMIT',
] as const;

/** The cluster that the service runs on: devnet. Every other one is for development. */
export const DEVNET_GENESIS_HASH = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG';
