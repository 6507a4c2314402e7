import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { bundleFolder, bundleHandlers } from '#infra/bundle.ts';
import { median, roundsOf, withFolder } from './measure.ts';
import { type Figure, figuresOf, type Row } from './report.ts';

const watched = [
  'routes/catalogue/shop/list-products',
  'routes/catalogue/shop/get-product',
  'routes/accounts/login',
  'routes/accounts/get-me',
  'workers/send-mail',
];

/** Minimal code of a handler that reads the table, for comparison. */
const sdkAlone = `export { DynamoDBClient } from '@aws-sdk/client-dynamodb'; export * from '@aws-sdk/lib-dynamodb';`;

/** Time that a new process takes to load a handler, as in a Lambda cold start. */
function loadOnce(file: string): number {
  const script = `const t=performance.now();require(${JSON.stringify(file)});console.log(performance.now()-t)`;
  const env = {
    ...process.env,
    TABLE_NAME: 'bench',
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
  };
  return Number(execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' }));
}

const medianLoad = (file: string): number =>
  Math.round(median(Array.from({ length: roundsOf(9) }, () => loadOnce(file))));

const loadSdk = (): Promise<number> =>
  withFolder(async (folder) => {
    const outfile = join(folder, 'index.cjs');
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
  });

export async function measureColdStarts(): Promise<Figure[]> {
  bundleHandlers();
  const sdk = await loadSdk();
  const handlers = watched.flatMap((entry): Row[] => {
    const file = join(bundleFolder, entry, 'index.js');
    const kilobytes = Math.round(statSync(file).size / 1024);
    return [
      [`${entry}, load`, medianLoad(file), 'ms', { budget: sdk * 1.5 }],
      [`${entry}, bundle`, kilobytes, 'KB', { budget: entry.startsWith('routes') ? 480 : 700 }],
    ];
  });
  return figuresOf('Cold start', [['the SDK’s client of the table alone, load', sdk, 'ms'], ...handlers]);
}
