// A node of its own process. Says "listening <url>"; SIGUSR2 lets it go on by a block each 0.4 seconds.
//   no argument: 200,000 blocks that are full of foreign transactions, and now and then an event of the registry.
//   a number: whole raises of so many series and nothing else, prepared before it listens.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodeAbiParameters, type Hex, numberToHex, pad, toEventSelector } from 'viem';
import { addressOf } from './contracts.ts';
import { BLOCKS, blocksOf, CAP, EVERY, FOREIGN } from './figures.ts';
import { type BenchLog, raises } from './raises.ts';

const series = process.argv[2] === undefined ? null : Number(process.argv[2]);
let head = series === null ? BLOCKS : blocksOf(series);
/** A raise takes a week. */
const BLOCK_MS = series === null ? 400 : 1_800_000;
const NEXT_MS = 400;
/** The newest block is as young as it says. */
const begun = Math.floor(Date.now() / 1000) - Math.floor(head * (BLOCK_MS / 1000));

const foreign = JSON.stringify(
  Array.from({ length: series === null ? FOREIGN : 0 }, (_, i) =>
    pad(numberToHex(BigInt(i) * 0xabcdef0123456789n + 7n), { size: 32 }),
  ),
);
const hashOf = (block: number) => pad(numberToHex(0xb10c_0000_0000n + BigInt(block)), { size: 32 });
const ZEROS = `0x${'00'.repeat(256)}`;

function header(number: number): string {
  if (number > head || number < 0) return 'null';
  const { length } = String(number);
  const at = begun + Math.floor(number * (BLOCK_MS / 1000));
  return `{"number":"${numberToHex(number)}","hash":"${hashOf(number)}","parentHash":"${hashOf(number - 1)}","timestamp":"${numberToHex(at)}","baseFeePerGas":"0x1","gasLimit":"0xbebc200","gasUsed":"0x${length}","logsBloom":"${ZEROS}","transactions":${foreign}}`;
}

function logText({ block, contract, topics, data }: BenchLog, index: number): string {
  const transaction = pad(numberToHex(block * 1_000 + index + 1), { size: 32 });
  return `{"address":"${addressOf(contract)}","topics":${JSON.stringify(topics)},"data":"${data}","blockNumber":"${numberToHex(block)}","blockHash":"${hashOf(block)}","transactionHash":"${transaction}","transactionIndex":"0x0","logIndex":"${numberToHex(index)}","removed":false}`;
}

const TOPIC = toEventSelector('event AllowlistUpdated(address indexed wallet, bool verified)');
const rare = (block: number): BenchLog => ({
  block,
  contract: 'registry',
  topics: [TOPIC, pad(numberToHex(block), { size: 32 })],
  data: encodeAbiParameters([{ type: 'bool' }], [true]),
});

/** The texts of the logs of every block that has some. */
const logs = new Map<number, string>();
if (series === null) {
  for (let block = EVERY; block <= BLOCKS; block += EVERY) logs.set(block, logText(rare(block), 3));
} else {
  for (const [block, some] of raises(series, begun)) logs.set(block, some.map(logText).join(','));
}

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly [Hex & { fromBlock: Hex; toBlock: Hex }];
}

function answer({ id, method, params }: Call): string {
  const result = (text: string) => `{"jsonrpc":"2.0","id":${id},"result":${text}}`;
  switch (method) {
    case 'eth_chainId':
      return result('"0x279f"');
    case 'eth_blockNumber':
      return result(`"${numberToHex(head)}"`);
    case 'eth_getBlockByNumber': {
      const [at] = params as unknown as [string];
      return result(header(at === 'latest' ? head : at === 'finalized' ? head - 2 : Number(at)));
    }
    case 'eth_getLogs': {
      const [from, to] = [Number(params[0].fromBlock), Number(params[0].toBlock)];
      if (to - from + 1 > CAP) {
        return `{"jsonrpc":"2.0","id":${id},"error":{"code":-32614,"message":"eth_getLogs is limited to a ${CAP} range"}}`;
      }
      const found: string[] = [];
      for (let block = from; block <= to; block += 1) {
        const text = logs.get(block);
        if (text !== undefined) found.push(text);
      }
      return result(`[${found.join(',')}]`);
    }
    default:
      return `{"jsonrpc":"2.0","id":${id},"error":{"code":-32601,"message":"Method not found"}}`;
  }
}

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const calls = JSON.parse(Buffer.concat(chunks).toString()) as Call[];
  response.setHeader('content-type', 'application/json').end(`[${calls.map(answer).join(',')}]`);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGUSR2', () => {
  setInterval(() => {
    head += 1;
  }, NEXT_MS);
});
