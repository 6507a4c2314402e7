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

/** Clients that most handlers carry, for comparison. */
const sdkAlone = `
  export { DynamoDBClient } from '@aws-sdk/client-dynamodb';
  export * from '@aws-sdk/lib-dynamodb';
  export { CopyObjectCommand, DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
  export { getSignedUrl } from '@aws-sdk/s3-request-presigner';
  export { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
`;

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

type Load = { milliseconds: number; kilobytes: number };

const loadOf = (file: string): Load => ({
  milliseconds: medianLoad(file),
  kilobytes: Math.round(statSync(file).size / 1024),
});

const loadSdk = (): Promise<Load> =>
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
    return loadOf(outfile);
  });

export async function measureColdStarts(): Promise<Figure[]> {
  bundleHandlers();
  const sdk = await loadSdk();
  const handlers = watched.flatMap((entry): Row[] => {
    const file = join(bundleFolder, entry, 'index.js');
    const { milliseconds, kilobytes } = loadOf(file);
    return [
      [`${entry}, load`, milliseconds, 'ms', { budget: sdk.milliseconds * 1.5 }],
      [`${entry}, bundle`, kilobytes, 'KB', { budget: sdk.kilobytes * 1.5 }],
    ];
  });
  return figuresOf('Cold start', [
    ['the SDK’s clients alone, load', sdk.milliseconds, 'ms'],
    ['the SDK’s clients alone, bundle', sdk.kilobytes, 'KB'],
    ...handlers,
  ]);
}
