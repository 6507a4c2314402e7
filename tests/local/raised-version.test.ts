import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { createBucket } from '#functions/platform/clients/bucket.ts';
import { TableClient } from '#functions/platform/clients/table-client.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { createTable } from '#functions/platform/table/table.ts';
import { snapshotKey } from '#functions/platform/views/sqlite-view.ts';
import { startCloud } from '#infra/local/cloud.ts';
import { startDynamo } from '#infra/local/emulators/dynamodb.ts';
import { built } from '#tests/support/built.ts';
import { aProduct, stock } from '#tests/support/catalogue.ts';
import { startPatientTable } from './fixtures/patient-table.ts';

type Release = { assembly: string; functions: string };
type Template = { Resources: Record<string, { Type: string; Properties: Record<string, unknown> }> };

/** Each starts the market several times over. */
const patienceMs = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'cholang-raised-'));
const before = () => built();
const { version } = productsView;

function rewrite(path: string, change: (text: string) => string): boolean {
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  writeFileSync(path, changed);
  return changed !== text;
}

/** The release after this one: the view of products has another version there. */
function raised(by: number, { isBuilt }: { isBuilt: boolean }): Release {
  const release = {
    assembly: join(folder, `assembly-${by}`),
    functions: join(folder, `functions-${by}`),
  };
  cpSync(before().assembly, release.assembly, { recursive: true });
  cpSync(before().functions, release.functions, { recursive: true });
  const code = globSync(join(release.functions, '**/*.js')).filter((file) =>
    rewrite(file, (text) => text.replace(/(\.\.\.productFeed,\s*version: )\d+/, `$1${version + by}`)),
  );
  expect(code.length).toBeGreaterThan(0);
  const [template = ''] = globSync(join(release.assembly, 'BuildViews*.template.json'));
  const isChanged = rewrite(template, (text) => {
    const { Resources, ...rest } = JSON.parse(text) as Template;
    const next = Object.entries(Resources).flatMap(([id, resource]) => {
      if (resource.Properties['View'] !== 'products') return [[id, resource]];
      const Properties = { ...resource.Properties, Version: version + by };
      return isBuilt ? [[`${id}Plus${by}`, { ...resource, Properties }]] : [];
    });
    return JSON.stringify({ ...rest, Resources: Object.fromEntries(next) as unknown });
  });
  expect(isChanged).toBe(true);
  return release;
}

let dynamo: Awaited<ReturnType<typeof startDynamo>>;
let table: Awaited<ReturnType<typeof startPatientTable>>;
let homes = 0;
let home = '';

beforeAll(async () => {
  dynamo = await startDynamo(folder);
  table = await startPatientTable(dynamo.endpoint);
  process.env['DYNAMODB_ENDPOINT'] = table.endpoint;
});
afterAll(async () => {
  delete process.env['DYNAMODB_ENDPOINT'];
  await table.close();
  await dynamo.close();
  rmSync(folder, { recursive: true, force: true });
});

const Page = z.object({ total: z.number() });

/** One release on one market, for as long as something is asked of it: its functions start cold. */
async function during<T>(release: Release, work: (url: string) => Promise<T>): Promise<T> {
  const cloud = await startCloud({ home, port: 0, ...release, edgeCache: false });
  try {
    return await work(cloud.url);
  } finally {
    await cloud.close();
    expect(cloud.denied()).toEqual([]);
  }
}

const ask = (url: string) => fetch(`${url}/api/products`);
const totalOf = async (reply: Response) => Page.parse(await reply.json()).total;

/** A market of two products, sold by the release before. */
beforeEach(async () => {
  table.release();
  home = join(folder, `home-${(homes += 1)}`);
  mkdirSync(home);
  const cloud = await startCloud({ home, port: 0, ...before(), edgeCache: false });
  const client = new TableClient({
    endpoint: dynamo.endpoint,
    region: 'ap-southeast-1',
    credentials: () => ({ accessKeyId: 'local', secretAccessKey: 'local' }),
  });
  const market = createTable(client, cloud.tableName);
  await stock(
    {
      write: async (items) => {
        await market.write(items.map((item) => put(item)));
      },
    },
    [aProduct({ name: `Trà sen ${home}` }), aProduct({ name: `Trà shan ${home}` })],
  );
  await cloud.close();
}, patienceMs);

/** The table is one, and every market brought two. */
const total = () => 2 * homes;

it(
  'a version that was built while the release was made is asked without anybody waiting, and so is the one before',
  async () => {
    const next = raised(1, { isBuilt: true });
    await during(next, () => Promise.resolve());
    table.hold();
    const heldBefore = table.held();
    await during(next, async (url) => {
      const reply = await ask(url);
      expect([reply.status, await totalOf(reply)]).toEqual([200, total()]);
      const bucket = createBucket(process.env['VIEWS_BUCKET'] ?? '');
      for (const one of [version, version + 1])
        expect(await bucket.getStart(snapshotKey({ name: 'products', version: one }), 1)).toHaveLength(1);
    });
    await during(before(), async (url) => {
      const reply = await ask(url);
      expect([reply.status, await totalOf(reply)]).toEqual([200, total()]);
    });
    expect(table.held()).toBe(heldBefore);
  },
  patienceMs,
);

it(
  'a version nobody has built is waited for: who asks is told to come again, and later finds it',
  async () => {
    table.hold();
    await during(raised(2, { isBuilt: false }), async (url) => {
      const reply = await ask(url);
      expect(reply.status).toBe(503);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      table.release();
      await expect.poll(async () => (await ask(url)).status).toBe(200);
      expect(await totalOf(await ask(url))).toBe(total());
    });
  },
  patienceMs,
);
