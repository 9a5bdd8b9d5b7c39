// The device's Solana node, for tests. All test files share it, because they share the modules that use it.
import type { DeviceNode } from '@income-series/client';

export const device: { node: DeviceNode | null } = { node: null };

export const readSolanaNode = async (): Promise<DeviceNode | null> => device.node;
