// A node of its own process: blocks that are full of foreign transactions, and now and then an event of the registry.
//   argument: the registry's address. Says "listening <url>"; SIGUSR2 lets it go on by a block each 0.4 seconds.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodeAbiParameters, type Hex, numberToHex, pad, toEventSelector } from 'viem';
import { BLOCKS, CAP, EVERY, FOREIGN } from './figures.ts';

const [registry] = process.argv.slice(2);
let head = BLOCKS;
const BLOCK_MS = 400;
/** The newest block is as young as it says. */
const begun = Math.floor(Date.now() / 1000) - Math.floor(head * (BLOCK_MS / 1000));

const foreign = JSON.stringify(
  Array.from({ length: FOREIGN }, (_, i) => pad(numberToHex(BigInt(i) * 0xabcdef0123456789n + 7n), { size: 32 })),
);
const hashOf = (block: number) => pad(numberToHex(0xb10c_0000_0000n + BigInt(block)), { size: 32 });
const ZEROS = `0x${'00'.repeat(256)}`;

function header(number: number): string {
  if (number > head || number < 0) return 'null';
  const { length } = String(number);
  const at = begun + Math.floor(number * (BLOCK_MS / 1000));
  return `{"number":"${numberToHex(number)}","hash":"${hashOf(number)}","parentHash":"${hashOf(number - 1)}","timestamp":"${numberToHex(at)}","baseFeePerGas":"0x1","gasLimit":"0xbebc200","gasUsed":"0x${length}","logsBloom":"${ZEROS}","transactions":${foreign}}`;
}

const TOPIC = toEventSelector('event AllowlistUpdated(address indexed wallet, bool verified)');
const events: string[] = [];
function log(number: number): string {
  const wallet = pad(numberToHex(number), { size: 32 });
  const data = encodeAbiParameters([{ type: 'bool' }], [true]);
  return `{"address":"${registry}","topics":["${TOPIC}","${wallet}"],"data":"${data}","blockNumber":"${numberToHex(number)}","blockHash":"${hashOf(number)}","transactionHash":"${pad(numberToHex(number + 1), { size: 32 })}","transactionIndex":"0x0","logIndex":"0x3","removed":false}`;
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
      for (let block = Math.ceil(from / EVERY) * EVERY; block <= to; block += EVERY) {
        events[block] ??= log(block);
        if (block > 0) found.push(events[block] as string);
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
  }, BLOCK_MS);
});
