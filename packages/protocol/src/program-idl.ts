/** The interface of the Solana program, as its build writes it (Codama). */
export { default as programIdl } from '../../../contracts/solana/idl/idl.json' with { type: 'json' };
