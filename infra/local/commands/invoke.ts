import './check-node.ts';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { edgeHeader } from '#functions/platform/handlers/edge-header.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';
import { buildFunctions, synthesize } from '../build/build.ts';
import { startCloud } from '../cloud.ts';
import { homeFolder } from '../home/folders.ts';
import { readRunning } from '../home/running.ts';

/** Runs a handler: `npm run invoke -- routes/…/list-products events/http/list-products.json`. */
const [entry, sample] = process.argv.slice(2);
if (!entry || !sample || !existsSync(sample)) {
  process.stderr.write(
    'Name a handler and an event, for example: npm run invoke -- routes/catalogue/shop/list-products events/http/list-products.json\n',
  );
  process.exit(1);
}
const event: unknown = JSON.parse(readFileSync(resolve(sample), 'utf8'));
const Halves = z.object({ a: z.string() });
const Call = z.looseObject({ headers: z.record(z.string(), z.string()) });

/** Adds the CDN's secret header to a call of an API or of the socket. */
async function asFromEdge(): Promise<unknown> {
  const { data: call } = Call.safeParse(event);
  if (!call) return event;
  const { a: shown } = Halves.parse(JSON.parse(await getSecret('EDGE_SECRET_ID')));
  return { ...call, headers: { ...call.headers, [edgeHeader]: shown } };
}

const print = (result: unknown) => process.stdout.write(`${JSON.stringify(result ?? null, null, 2)}\n`);

const context = {
  awsRequestId: crypto.randomUUID(),
  functionName: entry,
  functionVersion: '$LATEST',
  memoryLimitInMB: '512',
  getRemainingTimeInMillis: () => 15_000,
};

const running = readRunning(homeFolder());
if (running) {
  Object.assign(process.env, running.environment);
  const { handler } = (await import(pathToFileURL(join(await buildFunctions(), `${entry}.js`)).href)) as {
    handler: (event: unknown, context: unknown) => Promise<unknown>;
  };
  print(await handler(await asFromEdge(), context));
} else {
  const home = mkdtempSync(join(tmpdir(), 'cholang-invoke-'));
  const cloud = await startCloud({
    home,
    port: 0,
    assembly: await synthesize(),
    functions: await buildFunctions(),
  });
  print(await cloud.invoke(entry, await asFromEdge()));
  await cloud.close();
  rmSync(home, { recursive: true, force: true });
}
process.exit(0);
