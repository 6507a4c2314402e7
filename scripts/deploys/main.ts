import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { bundleOptions } from '#infra/bundle.ts';

/** Files that are typically changed in a week. */
const examples: [what: string, file: string][] = [
  ['a rule of one domain', 'functions/domain/orders/placing/shipping-fee.ts'],
  ['how one list is kept', 'functions/domain/catalogue/search/known-pages.ts'],
  ['what one record keeps', 'functions/domain/orders/order-record.ts'],
  ['one contract', 'shared/orders/place-order.contract.ts'],
  ['one sentence to people', 'shared/messages/vi.ts'],
  ['how the table is written to', 'functions/platform/table/write-retries.ts'],
];
const lookedBack = 200;

/** Lists the functions that contain code of each file; a change of a file changes exactly these. */
async function holdersOf(): Promise<{ functions: number; holders: Map<string, Set<string>> }> {
  const { metafile } = await build({ ...bundleOptions(), write: false, metafile: true });
  const holders = new Map<string, Set<string>>();
  for (const [output, { inputs }] of Object.entries(metafile.outputs))
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      if (bytesInOutput === 0) continue;
      const known = holders.get(input) ?? new Set<string>();
      holders.set(input, known.add(output));
    }
  return { functions: Object.keys(metafile.outputs).length, holders };
}

/** Changed files of the latest commits. */
function lastChanges(): string[][] {
  const told = execFileSync('git', ['log', `-${lookedBack}`, '--name-only', '--format=%x00'], {
    encoding: 'utf8',
  });
  return told.split('\0').map((text) => text.split('\n').filter(Boolean));
}

const { functions, holders } = await holdersOf();
const changedBy = (files: readonly string[]): number =>
  new Set(files.flatMap((file) => [...(holders.get(file) ?? [])])).size;

console.log(`Of ${functions} functions a deployment changes, after a change of`);
for (const [what, file] of examples)
  console.log(`${String(changedBy([file])).padStart(5)}  ${what} (${file})`);

const counts = lastChanges()
  .map(changedBy)
  .filter((count) => count > 0)
  .sort((a, b) => a - b);
const share = (part: number): number => counts[Math.floor(part * (counts.length - 1))] ?? 0;
console.log(
  `The last ${counts.length} commits that changed any: ${share(0.25)} a quarter of them at most, ${share(0.5)} half, ${share(0.75)} three quarters`,
);
