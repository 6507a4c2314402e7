import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFolder, bundleHandlers } from '#infra/bundle.ts';
import { median } from './percentiles.ts';

export type ColdStart = { entry: string; kilobytes: number; medianMilliseconds: number };

const runs = 9;
const watched = [
  'routes/catalogue/shop/list-products',
  'routes/catalogue/shop/get-product',
  'routes/accounts/login',
  'routes/accounts/get-me',
  'workers/send-mail',
];

const settings = {
  ...process.env,
  TABLE_NAME: 'bench',
  NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
};

/** How long a fresh process takes to load a handler, as a cold Lambda does. */
function loadOnce(file: string): number {
  const script = `const t=performance.now();require(${JSON.stringify(file)});console.log(performance.now()-t)`;
  return Number(execFileSync(process.execPath, ['-e', script], { env: settings, encoding: 'utf8' }));
}

export async function measureColdStarts(): Promise<ColdStart[]> {
  bundleHandlers();
  return watched.map((entry) => {
    const file = join(bundleFolder, entry, 'index.js');
    return {
      entry,
      kilobytes: Math.round(statSync(file).size / 1024),
      medianMilliseconds: Math.round(median(Array.from({ length: runs }, () => loadOnce(file)))),
    };
  });
}
