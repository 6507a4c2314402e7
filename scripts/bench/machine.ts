import { createHash } from 'node:crypto';
import { median } from './percentiles.ts';

const rows = Array.from({ length: 400 }, (_, place) => ({
  place,
  name: `Cà phê ${place}`,
  total: place * 1000,
}));

/** Fixed workload of the kinds that a shop has: JSON, texts, sorting, hashes. */
function work(): number {
  const began = performance.now();
  for (let round = 0; round < 150; round += 1) {
    const read = JSON.parse(JSON.stringify(rows)) as typeof rows;
    read.sort((a, b) => b.total - a.total || a.name.localeCompare(b.name));
    createHash('sha256').update(JSON.stringify(read)).digest('hex');
  }
  return performance.now() - began;
}

/** Time that this machine takes for a fixed workload. It makes the times of two runs comparable. */
export function measureMachine(): number {
  work();
  return Math.round(median(Array.from({ length: 9 }, work)) * 10) / 10;
}
