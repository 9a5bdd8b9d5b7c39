import type { EvmAddress } from '@income-series/protocol/hex';
import { Failure } from './exit.ts';
import { AttestorDocument } from './generated/operations.ts';
import { nodeId } from './ids.ts';
import type { Tool } from './tool.ts';

/** Fetches a key's registration and announcement from the gateway; null if it was never registered. */
export async function askGatewayForKey(tool: Tool, chain: string, key: EvmAddress) {
  try {
    const { node } = await (await tool.gateway()).ask(AttestorDocument, { id: nodeId('Attestor', `${chain}/${key}`) });
    return node?.__typename === 'Attestor' ? node : null;
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
