import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod';
import type { Figure } from './report.ts';

const Times = z.object({ p50: z.number(), p95: z.number() });
const Measured = z.object({
  products: z.int(),
  fillSeconds: z.number(),
  packSeconds: z.number(),
  restoreSeconds: z.number(),
  fileMegabytes: z.int(),
  packedMegabytes: z.int(),
  memoryMegabytes: z.int(),
  lists: z.array(z.object({ what: z.string(), again: Times, changed: Times })),
});

const script = join(import.meta.dirname, 'one-view.ts');

/** Measures the view of products alone: its file size, the time to open it, and its lists. */
export function measureView(products: number): Figure[] {
  const said = execFileSync(process.execPath, [script, String(products)], { encoding: 'utf8' });
  const measured = Measured.parse(JSON.parse(said));
  const group = `The view by itself, ${products.toLocaleString('en')} products`;
  const { fileMegabytes, packedMegabytes, memoryMegabytes, fillSeconds, packSeconds, restoreSeconds } =
    measured;
  return [
    { group, name: 'file', value: fileMegabytes, unit: 'MB', note: `packed ${packedMegabytes} MB` },
    { group, name: 'restored from its snapshot', value: restoreSeconds, unit: 's' },
    { group, name: 'packed', value: packSeconds, unit: 's' },
    { group, name: 'built anew', value: fillSeconds, unit: 's' },
    { group, name: 'memory at its most', value: memoryMegabytes, unit: 'MB' },
    ...measured.lists.flatMap(({ what, again, changed }) => [
      { group, name: `${what}, p95`, value: again.p95, unit: 'ms', note: `p50 ${again.p50}` },
      {
        group,
        name: `${what}, after each change, p95`,
        value: changed.p95,
        unit: 'ms',
        note: `p50 ${changed.p50}`,
      },
    ]),
  ];
}
