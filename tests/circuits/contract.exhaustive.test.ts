import { createReportProver } from '@income-series/client/prover';
import type { EvmAddress } from '@income-series/protocol/hex';
import { decodeReportProof, type ReportProof, toSolidityProof } from '@income-series/protocol/report-proof';
import { createPublicClient, createWalletClient, http } from 'viem';
import { describe, expect, it } from 'vitest';
import { abi, bytecode } from '../../contracts/evm/build/Groth16Verifier.ts';
import { minedReceipt } from '../../src/adapters/evm/receipt.ts';
import { mnemonicAccount } from '../../src/adapters/evm/wallet.ts';
import { startAnvil } from '../support/anvil.ts';
import { forFile } from '../support/for-file.ts';
import { inputsFor } from './cases.ts';
import { circuitFiles } from './files.ts';

let accepts: (report: Omit<ReportProof, 'signals'>, signals: readonly bigint[]) => Promise<boolean>;

const chain = await forFile(startAnvil());
const prover = await forFile(createReportProver(circuitFiles()));
const transport = http(chain.url);
const client = createPublicClient({ transport });
const wallet = createWalletClient({ transport, account: mnemonicAccount(chain.mnemonic, 0) });
const hash = await wallet.deployContract({ abi, bytecode, chain: null });
const { contractAddress } = await minedReceipt(client, hash);
accepts = (proof, signals) => {
  const { a, b, c } = toSolidityProof(proof);
  const args = [a, b, c, signals as ReportProof['signals']] as const;
  return client.readContract({ address: contractAddress as EvmAddress, abi, functionName: 'verifyProof', args });
};
const { proof, signals } = await prover.prove(inputsFor());
const report = decodeReportProof(proof, signals);

describe('the generated contract', () => {
  it("accepts a device's proof", async () => {
    expect(await accepts(report, report.signals)).toBe(true);
  });

  it('refuses each signal changed', async () => {
    for (const index of report.signals.keys()) {
      expect(await accepts(report, report.signals.with(index, (report.signals[index] as bigint) + 1n))).toBe(false);
    }
  });

  it("refuses the second curve's coordinates in snarkjs's order", async () => {
    const [[x0, x1], [y0, y1]] = report.b;
    expect(
      await accepts(
        {
          ...report,
          b: [
            [x1, x0],
            [y1, y0],
          ],
        },
        report.signals,
      ),
    ).toBe(false);
  });
});
