export type Run = 'quick' | 'slow' | 'exhaustive' | 'clients';
export interface CostRecord {
  readonly [section: string]: Readonly<Record<string, number | readonly [cpu: number, wall: number]>>;
}
export const OF_CLIENTS: string;
export function allFiles(): string[];
export function runOf(path: string): Run;
export function filesOf(run: Run): string[];
export function readRecord(): CostRecord;
export function costOf(record: CostRecord, run: Run, path: string): { readonly cpu: number; readonly wall: number };
export function limitOf(seconds: number): number;
export function recordText(record: CostRecord): string;
