import { AppError } from '@income-series/protocol/errors/app-error';
import { FIELD_ORDER } from '@income-series/protocol/field';

/**
 * Runs a witness program that circom 2 compiled to WebAssembly. It is own code, because the stock calculators reserve 2 GB and
 * print the failing line to the console.
 */
export interface WitnessCalculator {
  /**
   * Computes the values of all wires of the circuit: first the constant 1, then the public inputs.
   * @param inputs one value for each input signal, each in [0, field order)
   * @throws WITNESS_INVALID if a value is out of the field, a signal is missing or a constraint does not hold
   */
  calculate(inputs: Readonly<Record<string, bigint>>): bigint[];
}

/** The exports of a circom 2 program that are used here. Numbers are passed as eight 32-bit words. */
interface WitnessProgram {
  init(sanityCheck: number): void;
  writeSharedRWMemory(word: number, value: number): void;
  readSharedRWMemory(word: number): number;
  setInputSignal(hashHigh: number, hashLow: number, index: number): void;
  getInputSignalSize(hashHigh: number, hashLow: number): number;
  getInputSize(): number;
  getWitnessSize(): number;
  getWitness(wire: number): void;
}

const WORDS = 8;
const MASK_64 = (1n << 64n) - 1n;

/** The used part of the platform's WebAssembly, whose types belong to the DOM library, which is not included here. */
interface WebAssemblyPlatform {
  compile(bytes: Uint8Array<ArrayBuffer>): Promise<object>;
  Instance: new (module: object, imports: typeof IMPORTS) => { readonly exports: object };
}
const platform = (): WebAssemblyPlatform => (globalThis as unknown as { WebAssembly: WebAssemblyPlatform }).WebAssembly;

/** The 64-bit FNV-1a hash of a signal's name, by which circom's programs identify inputs, as two 32-bit halves. */
const signalHash = (name: string): readonly [number, number] => {
  let hash = 0xcbf29ce484222325n;
  for (const character of name) hash = ((hash ^ BigInt(character.charCodeAt(0))) * 0x100000001b3n) & MASK_64;
  return [Number(hash >> 32n), Number(hash & 0xffffffffn)];
};

const refuse = (): never => {
  throw new AppError('WITNESS_INVALID');
};

const ignore = (): void => {};
const IMPORTS = {
  runtime: {
    exceptionHandler: refuse,
    printErrorMessage: ignore,
    writeBufferMessage: ignore,
    showSharedRWMemory: ignore,
  },
};

const write = (program: WitnessProgram, value: bigint): void => {
  for (let word = 0; word < WORDS; word++) {
    program.writeSharedRWMemory(word, Number((value >> BigInt(32 * word)) & 0xffffffffn));
  }
};

const read = (program: WitnessProgram): bigint => {
  let value = 0n;
  for (let word = WORDS - 1; word >= 0; word--) {
    value = (value << 32n) | BigInt(program.readSharedRWMemory(word) >>> 0);
  }
  return value;
};

/**
 * Creates a calculator. It compiles the program once, and runs each calculation in a new instance, so that no figure stays
 * in memory.
 */
export async function createWitnessCalculator(wasm: Uint8Array<ArrayBuffer>): Promise<WitnessCalculator> {
  const { compile, Instance } = platform();
  const module = await compile(wasm);
  return {
    calculate(inputs) {
      const program = new Instance(module, IMPORTS).exports as WitnessProgram;
      const entries = Object.entries(inputs);
      program.init(0); // without the checks for debugging
      if (entries.length !== program.getInputSize()) refuse();
      for (const [name, value] of entries) {
        const [high, low] = signalHash(name);
        if (program.getInputSignalSize(high, low) !== 1 || value < 0n || value >= FIELD_ORDER) refuse();
        write(program, value); // into the program's memory, from which the next call takes it
        program.setInputSignal(high, low, 0);
      }
      return Array.from({ length: program.getWitnessSize() }, (_, wire) => {
        program.getWitness(wire);
        return read(program);
      });
    },
  };
}

/** Encodes a witness in the file format that snarkjs reads: iden3's `wtns`, version 2. */
export function encodeWitness(witness: readonly bigint[]): Uint8Array<ArrayBuffer> {
  const size = 4 * WORDS;
  const bytes = new Uint8Array(76 + size * witness.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('wtns'));
  const setNumber = (at: number, value: bigint): void => {
    for (let i = 0; i < 4; i++) view.setBigUint64(at + 8 * i, (value >> BigInt(64 * i)) & MASK_64, true);
  };
  view.setUint32(4, 2, true); // version
  view.setUint32(8, 2, true); // sections
  view.setUint32(12, 1, true); // first: the field
  view.setBigUint64(16, BigInt(8 + size), true);
  view.setUint32(24, size, true);
  setNumber(28, FIELD_ORDER);
  view.setUint32(60, witness.length, true);
  view.setUint32(64, 2, true); // second: the values
  view.setBigUint64(68, BigInt(size * witness.length), true);
  witness.forEach((value, wire) => {
    setNumber(76 + size * wire, value);
  });
  return bytes;
}
