import { expect, it } from 'vitest';
import { jobRecord } from '#functions/domain/jobs/job-record.ts';
import { startJob } from '#functions/domain/jobs/start-job.ts';
import { readTexts } from '#functions/domain/catalogue/products/find-product.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { createDocumentClient } from '#functions/platform/clients/document-client.ts';
import { createTable } from '#functions/platform/table/table.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { readRunning } from '#infra/local/home/running.ts';
import { newId } from '#shared/values/ids.ts';
import { aCategory, aProduct } from '#tests/support/catalogue.ts';
import { aCloudToKill } from '#tests/local/fixtures/cloud-to-kill.ts';
import { eventually } from '#tests/local/fixtures/eventually.ts';

const { home, startCloud } = aCloudToKill();

/** The table of whichever process runs now. */
function tableNow() {
  const running = readRunning(home);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const endpoint = running?.endpoints.dynamodb ?? '';
  const client = createDocumentClient({ endpoint, region: 'ap-southeast-1', credentials });
  return createTable(client, running?.tableName ?? '');
}

const jobNow = (id: string) => jobRecord.find(tableNow(), { id });

/** More than one piece of a job, and fewer than the test has time for. */
const products = 700;
const together = 25;

async function someProducts(): Promise<{ id: string; price: number }[]> {
  const category = aCategory({ name: 'Gốm' });
  const made = Array.from({ length: products }, (_, nth) =>
    aProduct({ category, name: `Gốm ${nth}`, price: 1000 + nth, code: `GOM-${nth}` }),
  );
  const table = tableNow();
  for (let start = 0; start < products; start += together)
    await table.write(
      made.slice(start, start + together).flatMap((one) => productItems(one).map((item) => put(item))),
    );
  return made.map(({ card: { id, price } }) => ({ id, price }));
}

async function pricesOf(ids: readonly string[]): Promise<(number | undefined)[]> {
  const prices: (number | undefined)[] = [];
  for (let start = 0; start < ids.length; start += together)
    for (const found of await readTexts(tableNow(), ids.slice(start, start + together)))
      prices.push(found?.card.price);
  return prices;
}

it('a cloud killed in the middle of a change of many products raises each price once', async () => {
  const first = startCloud();
  await first.ready();
  const made = await someProducts();
  const ids = made.map(({ id }) => id);
  const owner = { id: newId(), name: 'Lan', role: 'collaborator', language: 'vi' } as const;
  const change = { what: 'price', way: 'percent', by: 10 } as const;
  const job = await startJob({ table: tableNow(), now: () => new Date() }, owner, {
    kind: 'change-products',
    input: { ids, change },
  });
  const raised = (prices: readonly (number | undefined)[]) =>
    prices.filter((price, nth) => price !== made[nth]?.price).length;
  // In the middle of a piece: some of it is written, and nobody has said so yet.
  await eventually(async () => raised(await pricesOf(ids.slice(0, together))) > 0, 60);
  await first.end('SIGKILL');

  const second = startCloud();
  const url = await second.ready();
  expect((await jobNow(job.id))?.status).toBe('running');
  expect(raised(await pricesOf(ids))).toBeLessThan(products);
  let looks = 0;
  const done = await eventually(async () => {
    // The message whose worker was killed comes back once its time is up.
    if ((looks += 1) % 20 === 0)
      await fetch(`${url}/dev/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advanceSeconds: 800 }),
      });
    const now = await jobNow(job.id);
    return now?.endedAt && now;
  }, 120);
  expect(done).toMatchObject({ status: 'done', done: products, changed: products, unchanged: 0, refused: 0 });
  expect(await pricesOf(ids)).toEqual(made.map(({ price }) => Math.round(price * 1.1)));
  await second.end('SIGKILL');
});
