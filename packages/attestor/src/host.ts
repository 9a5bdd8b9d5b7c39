import type { OwnNodes } from './own-node.ts';

/** The facts and functions that the program around the tool gives it. */
export interface Host {
  /** The tool's version, which `doctor` compares with the gateway's. */
  readonly version: string;
  /** The folder of the person's own files: configuration, key and session. */
  readonly folder: string;
  readonly nodes: OwnNodes;
}
