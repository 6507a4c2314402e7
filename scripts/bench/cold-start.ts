import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { bundleFolder, bundleHandlers } from '#infra/bundle.ts';
import { median } from './percentiles.ts';

export type ColdStart = { entry: string; kilobytes: number; milliseconds: number };

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

/** Time that a new process takes to load a handler, as in a Lambda cold start. */
function loadOnce(file: string): number {
  const script = `const t=performance.now();require(${JSON.stringify(file)});console.log(performance.now()-t)`;
  return Number(execFileSync(process.execPath, ['-e', script], { env: settings, encoding: 'utf8' }));
}

/** Minimal code of a handler that reads the table, for comparison. */
const sdkAlone = `export { DynamoDBClient } from '@aws-sdk/client-dynamodb'; export * from '@aws-sdk/lib-dynamodb';`;

function loadSdk(): number {
  const folder = mkdtempSync(join(tmpdir(), 'cholang-sdk-'));
  const outfile = join(folder, 'index.cjs');
  try {
    buildSync({
      stdin: { contents: sdkAlone, resolveDir: import.meta.dirname },
      outfile,
      bundle: true,
      minify: true,
      format: 'cjs',
      platform: 'node',
      target: 'node24',
      mainFields: ['module', 'main'],
    });
    return medianLoad(outfile);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const medianLoad = (file: string): number =>
  Math.round(median(Array.from({ length: runs }, () => loadOnce(file))));

export function measureColdStarts(): { sdkMilliseconds: number; handlers: ColdStart[] } {
  bundleHandlers();
  const handlers = watched.map((entry) => {
    const file = join(bundleFolder, entry, 'index.js');
    return { entry, kilobytes: Math.round(statSync(file).size / 1024), milliseconds: medianLoad(file) };
  });
  return { sdkMilliseconds: loadSdk(), handlers };
}
