import { type Account, deployedProgram, tokenMint } from '@income-series/devnet';
import type { SolanaAddress } from '@income-series/protocol/address';
import type { Address } from '@solana/kit';
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { describe, expect, it } from 'vitest';
import { verifyingKeyOf } from '../../../src/adapters/prover/index.ts';
import { createAddresses } from '../../../src/adapters/solana/addresses.ts';
import { programDataAddress } from '../../../src/adapters/solana/program-data.ts';
import { checkSolana, type SolanaTarget } from '../../../src/adapters/solana/start-check.ts';
import { forFile, forTest } from '../../support/for-file.ts';
import { startRefusingNode } from '../../support/refused-start.ts';
import {
  builtProgram,
  deployProgram,
  initializeProgram,
  put,
  startProgramOn,
  withRoom,
  writeKeyPart,
} from '../../support/solana/deployed.ts';
import { SYSTEM_PROGRAM, signer, startNode } from '../../support/solana/node.ts';
import { startHttpsNode } from '../../support/tls.ts';

const MAINNET = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d';
const VARIABLES = { node: 'SOLANA_RPC_URL', program: 'SOLANA_PROGRAM_ID', token: 'SOLANA_TOKEN_MINT' };
const node = await forFile(startNode());
const ready = await startProgramOn(node);

const emptyAccount: Account = { lamports: 1n, owner: SYSTEM_PROGRAM, executable: false, data: new Uint8Array() };
const own = (at: Address) => at as string as SolanaAddress;

async function look(change: Partial<SolanaTarget> = {}) {
  const { refusals, warnings } = await checkSolana({
    genesisHash: node.chain.genesisHash,
    rpcUrl: node.url,
    programId: own(ready.program),
    tokenMint: own(ready.token),
    variables: VARIABLES,
    verifyingKey: verifyingKeyOf('development'),
    ...change,
  });
  return { refusals: refusals.map(({ code, variable }) => `${variable} ${code}`), warnings };
}

/** What is found where an account is other than it was, which it is again afterwards. */
async function lookWith(at: Address, changed: (was: Account) => Account | null) {
  const was = node.chain.account(at, 'confirmed') as Account;
  put(node, [at, changed(was)]);
  try {
    return await look();
  } finally {
    put(node, [at, was]);
  }
}
const refused = (...refusals: readonly string[]) => ({ refusals, warnings: [] });

describe('a cluster with the program', () => {
  it('is ready once the program is initialized with token and verifying key', async () => {
    expect(await look()).toEqual(refused());
    expect(await look({ verifyingKey: undefined })).toEqual(refused());
  });

  it('of another genesis hash ends the start, mainnet-beta by its name', async () => {
    expect(await look({ genesisHash: ready.program })).toEqual(refused('SOLANA_RPC_URL CHAIN_MISMATCH'));
    const mainnet = await forTest(startNode());
    Object.defineProperty(mainnet.chain, 'genesisHash', { value: MAINNET });
    const target = { rpcUrl: mainnet.url };
    expect(await look(target)).toEqual(refused('SOLANA_RPC_URL CHAIN_REFUSED'));
    expect(await look({ ...target, genesisHash: MAINNET })).toEqual(refused('SOLANA_RPC_URL CHAIN_REFUSED'));
  });

  it.each<[number, string]>([
    [401, 'NODE_ACCESS'],
    [403, 'NODE_ACCESS'],
    [301, 'NODE_REDIRECTS'],
    [404, 'NODE_STATUS'],
    [500, 'NODE_STATUS'],
    [200, 'NODE_ANSWER'], // an answer that is none
  ])('whose node answers %i ends the start', async (status, code) => {
    const refusing = await forTest(startRefusingNode(status));
    expect(await look({ rpcUrl: refusing.url })).toEqual(refused(`SOLANA_RPC_URL ${code}`));
  });

  it('whose node’s certificate does not verify ends the start', async () => {
    const secure = await forTest(startHttpsNode(node.url));
    expect(await look({ rpcUrl: secure.url })).toEqual(refused('SOLANA_RPC_URL NODE_TLS'));
  });

  it('whose node is away ends the start', async () => {
    const away = await startNode();
    await away.stop();
    expect(await look({ rpcUrl: away.url })).toEqual(refused('SOLANA_RPC_URL NODE_UNREACHABLE'));
  });

  it('is looked at without a program where the configuration names none', async () => {
    expect(await look({ programId: undefined })).toEqual(refused());
  });
});

describe('a program', () => {
  const missing = refused('SOLANA_PROGRAM_ID PROGRAM_MISSING');

  it('that is not there, is no program, or another one, ends the start', async () => {
    const { address: nobody } = await signer(99);
    expect(await look({ programId: own(nobody) })).toEqual(missing);
    expect(await look({ programId: own(ready.token) })).toEqual(missing);
    expect(await look({ programId: own(TOKEN_PROGRAM_ADDRESS) })).toEqual(
      refused('SOLANA_PROGRAM_ID PROGRAM_NOT_INITIALIZED'),
    );
    expect(await look({ programId: own(SYSTEM_PROGRAM) })).toEqual(missing);
  });

  it('whose data was closed, or is another’s, ends the start', async () => {
    const dataAt = await programDataAddress(ready.program);
    expect(await lookWith(dataAt, () => null)).toEqual(missing);
    expect(await lookWith(dataAt, (was) => ({ ...was, owner: TOKEN_PROGRAM_ADDRESS }))).toEqual(missing);
    expect(await lookWith(dataAt, (was) => ({ ...was, data: was.data.slice(0, 45) }))).toEqual(missing);
  });

  it('of other bytes than the build’s starts, with a warning', async () => {
    const code = builtProgram();
    const changed = Uint8Array.from(code);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    for (const bytes of [changed, code.slice(0, -1), new Uint8Array([...code, 1])]) {
      const dataAt = await programDataAddress(ready.program);
      const other = (await deployedProgram(ready.program, withRoom(bytes), ready.deployer.address)).get(dataAt);
      const found = await lookWith(dataAt, () => other ?? null);
      expect(found.refusals).toEqual([]);
      expect(found.warnings).toEqual([expect.stringContaining('other bytes')]);
    }
  });

  it('that is not initialized, or for another cluster, ends the start', async () => {
    const fresh = await deployProgram(node, 50);
    const target = { programId: own(fresh.program), tokenMint: own(fresh.token) };
    expect(await look(target)).toEqual(refused('SOLANA_PROGRAM_ID PROGRAM_NOT_INITIALIZED'));
    const config = await createAddresses(fresh.program).config();
    put(node, [config, emptyAccount]); // anybody may send lamports to it
    expect(await look(target)).toEqual(refused('SOLANA_PROGRAM_ID PROGRAM_NOT_INITIALIZED'));
    await initializeProgram(node, fresh, MAINNET);
    expect(await look(target)).toEqual(refused('SOLANA_PROGRAM_ID PROGRAM_DOMAIN'));
  });

  it('of another version, or with another domain, ends the start', async () => {
    const config = await createAddresses(ready.program).config();
    const withByte = (at: number) => (was: Account) => {
      const data = Uint8Array.from(was.data);
      data[at] = (data[at] ?? 0) ^ 1;
      return { ...was, data };
    };
    expect(await lookWith(config, withByte(1))).toEqual(refused('SOLANA_PROGRAM_ID PROGRAM_OTHER'));
    expect(await lookWith(config, (was) => ({ ...was, data: was.data.slice(1) }))).toEqual(
      refused('SOLANA_PROGRAM_ID PROGRAM_OTHER'),
    );
    expect(await lookWith(config, withByte(5 + 32 + 32))).toEqual(refused('SOLANA_PROGRAM_ID PROGRAM_DOMAIN'));
  });

  it('with another payment token than the configured one, or none of SPL Token, ends the start', async () => {
    const expected = refused('SOLANA_TOKEN_MINT PROGRAM_TOKEN');
    expect(await look({ tokenMint: own(ready.program) })).toEqual(expected);
    const { token } = ready;
    expect(await lookWith(token, () => null)).toEqual(expected);
    expect(await lookWith(token, (was) => ({ ...was, owner: SYSTEM_PROGRAM }))).toEqual(expected);
    expect(await lookWith(token, (was) => ({ ...was, data: new Uint8Array([...was.data, 0]) }))).toEqual(expected);
    expect(await lookWith(token, () => tokenMint(ready.admin.address, 5))).toEqual(expected);
    expect(await look({ tokenMint: undefined })).toEqual(refused());
  });

  it('whose verifying key is not written, half written or another setup’s ends the start', async () => {
    const fresh = await deployProgram(node, 60);
    const target = { programId: own(fresh.program), tokenMint: own(fresh.token) };
    await initializeProgram(node, fresh);
    expect(await look(target)).toEqual(refused('SOLANA_PROGRAM_ID PROGRAM_KEY_MISSING'));
    expect(await look({ ...target, tokenMint: own(ready.token) })).toEqual(
      refused('SOLANA_TOKEN_MINT PROGRAM_TOKEN', 'SOLANA_PROGRAM_ID PROGRAM_KEY_MISSING'),
    );
    await writeKeyPart(node, fresh, 0);
    expect(await look(target)).toEqual(refused('SOLANA_PROGRAM_ID PROGRAM_KEY_MISSING'));
    await writeKeyPart(node, fresh, 1, verifyingKeyOf('development')[0]);
    expect(await look(target)).toEqual(refused('PROVING_SETUP PROGRAM_KEY_OTHER'));
    expect(await look({ ...target, verifyingKey: undefined })).toEqual(refused());
    const key = await createAddresses(ready.program).verifyingKey();
    expect(await lookWith(key, (was) => ({ ...was, data: was.data.slice(1) }))).toEqual(
      refused('SOLANA_PROGRAM_ID PROGRAM_OTHER'),
    );
  });
});
