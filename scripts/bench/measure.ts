import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from './report.ts';

/** `BENCH_ROUNDS=5` cuts every measurement short, to try the scripts themselves. */
const maxRounds = Number(process.env['BENCH_ROUNDS'] ?? Infinity);
export const roundsOf = (wanted: number): number => Math.min(wanted, maxRounds);

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));
export const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);
export const secondsSince = (from: number): number => rounded((performance.now() - from) / 1000, 2);

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
export const median = (values: readonly number[]): number => percentile(values, 50);

type Times = { clock: number[]; processor: number[] };

/** Times sequential calls after a warm-up; `before` prepares each of them and is not timed. */
export async function timesOf(
  wanted: number,
  run: (round: number) => unknown,
  before: (round: number) => unknown = () => undefined,
): Promise<Times> {
  const times: Times = { clock: [], processor: [] };
  const rounds = roundsOf(wanted);
  for (let round = -Math.ceil(rounds / 10); round < rounds; round += 1) {
    await before(round);
    const [began, worked] = [performance.now(), process.cpuUsage()];
    await run(round);
    const { user, system } = process.cpuUsage(worked);
    if (round < 0) continue;
    times.clock.push(performance.now() - began);
    times.processor.push((user + system) / 1000);
  }
  return times;
}

export const timeRows = (name: string, { clock }: Times, more: Row[3]): Row[] => [
  [`${name}, p50`, rounded(median(clock)), 'ms'],
  [`${name}, p95`, rounded(percentile(clock, 95)), 'ms', more],
];

/** Processor time is reported too, because it is more reliable if the machine has other work. */
export const viewRow = (name: string, { clock, processor }: Times, note = ''): Row => [
  `${name}, p95`,
  rounded(percentile(clock, 95), 2),
  'ms',
  {
    note: `p50 ${rounded(median(clock), 2)}, of the processor ${rounded(percentile(processor, 95), 2)}${note}`,
  },
];

/** Runs the work with a temporary folder. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'cholang-bench-'));
  return work(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
}

const rows = Array.from({ length: 400 }, (_, place) => ({
  place,
  name: `Cà phê ${place}`,
  total: place * 1000,
}));

/** Fixed workload of the kinds that a shop has: JSON, texts, sorting, hashes. */
function fixedWorkload(): void {
  for (let round = 0; round < 150; round += 1) {
    const read = JSON.parse(JSON.stringify(rows)) as typeof rows;
    read.sort((a, b) => b.total - a.total || a.name.localeCompare(b.name));
    createHash('sha256').update(JSON.stringify(read)).digest('hex');
  }
}

/** Time that this machine takes for a fixed workload. It makes the times of two runs comparable. */
export const measureMachine = async (): Promise<number> =>
  rounded(median((await timesOf(9, fixedWorkload)).clock));
