// The contracts in forge, where a sequence takes milliseconds: contracts/evm/test/search plays what is written to it.
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import {
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  parseAbiParameters,
  toFunctionSelector,
  toHex,
} from 'viem';
import { forgeBinary, forgeEnvironment } from '../../../scripts/forge/environment.ts';
import type { Sequence } from '../shared/search.ts';
import { MUTANTS } from './mutants.ts';

interface Offer {
  readonly price: number;
  readonly quantity: number;
}

export interface Setup {
  readonly routed: boolean;
  readonly attested: boolean;
  readonly late: boolean;
  readonly sold: boolean;
  readonly quarters: number;
  readonly cap: number;
  readonly theta: number;
  readonly minRaise: number;
  /** Of the coalition's two wallets, then of the holders. */
  readonly bids: readonly Offer[];
}

export interface Move {
  readonly kind: string;
  /** Of the coalition's wallets, or of everybody. */
  readonly who: number;
  readonly size: number;
  readonly price: number;
}

export interface Ending {
  readonly losses: readonly bigint[];
  readonly gain: bigint;
  readonly last: number;
  /** The series' state before each move that was accepted; 255 where it was refused. */
  readonly states: readonly number[];
  readonly story: readonly string[];
}

const ROOT = resolve(import.meta.dirname, '../../..');
const INPUT = parseAbiParameters([
  'Sequence sequence',
  'struct Sequence { Setup setup; Move[] moves; }',
  'struct Setup { bool routed; bool attested; bool late; bool sold; uint256 quarters; uint256 cap; uint256 theta; uint256 minRaise; Offer[] bids; }',
  'struct Offer { uint256 price; uint256 quantity; }',
  'struct Move { bytes4 kind; uint256 who; uint256 size; uint256 price; }',
]);
const OUTPUT = parseAbiParameters('int256[] losses, int256 gain, uint8 last, uint8[] states, string[] story');
const COMMAND = 'cat | "$0" test --match-contract StageTest 3>&1 1>&2 | cat';

export class Stage {
  private readonly process: ChildProcess;
  private readonly lines: AsyncIterator<string>;
  private said = '';

  private constructor() {
    const env = { ...forgeEnvironment(ROOT), SEARCH: 'true' };
    this.process = spawn('sh', ['-c', COMMAND, forgeBinary(ROOT)], { cwd: `${ROOT}/contracts/evm`, env });
    this.process.stderr?.on('data', (text) => {
      this.said += text;
    });
    this.lines = createInterface({ input: this.process.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
  }

  /** Of the contracts of today, or with one of a former rule. */
  static open(mutant?: string): Stage {
    const stage = new Stage();
    const { contract } = MUTANTS.all.find(({ bytes }) => bytes === mutant) ?? {};
    stage.write(contract === undefined ? '-' : `${contract}.sol:${contract}`);
    stage.write(mutant === undefined ? '0x' : toHex(MUTANTS.read(mutant)));
    return stage;
  }

  private write(line: string): void {
    this.process.stdin?.write(`${line}\n`);
  }

  close(): void {
    this.process.stdin?.end();
  }

  async play({ setup, moves }: Sequence<Setup, Move>): Promise<Ending> {
    const sequence = {
      setup: {
        ...setup,
        quarters: BigInt(setup.quarters),
        cap: BigInt(setup.cap),
        theta: BigInt(setup.theta),
        minRaise: BigInt(setup.minRaise),
        bids: setup.bids.map(({ price, quantity }) => ({ price: BigInt(price), quantity: BigInt(quantity) })),
      },
      moves: moves.map(({ kind, who, size, price }) => ({
        kind: toFunctionSelector(`${kind}(uint256,uint256,uint256)`),
        who: BigInt(who),
        size: BigInt(size),
        price: BigInt(price),
      })),
    };
    this.write(encodeAbiParameters(INPUT, [sequence]));
    const { value, done } = await this.lines.next();
    if (done === true) throw new Error(`forge ended:\n${this.said}`);
    const [losses, gain, last, states, story] = decodeAbiParameters(OUTPUT, value as Hex);
    return { losses, gain, last, states, story };
  }
}
