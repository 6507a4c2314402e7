import { createHash } from 'node:crypto';
import { median } from './percentiles.ts';

const rows = Array.from({ length: 400 }, (_, place) => ({
  place,
  name: `Cà phê ${place}`,
  total: place * 1000,
}));

/** A fixed piece of work of the kinds a shop does: JSON, texts, sorting, hashes. */
function work(): number {
  const began = performance.now();
  for (let round = 0; round < 150; round += 1) {
    const read = JSON.parse(JSON.stringify(rows)) as typeof rows;
    read.sort((a, b) => b.total - a.total || a.name.localeCompare(b.name));
    createHash('sha256').update(JSON.stringify(read)).digest('hex');
  }
  return performance.now() - began;
}

/** How long this machine takes now for what never changes: times of two runs are compared by it. */
export function measureMachine(): number {
  work();
  return Math.round(median(Array.from({ length: 9 }, work)) * 10) / 10;
}
