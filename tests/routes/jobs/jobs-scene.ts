import type { CallInput } from '#shared/contract/route.ts';
import { newId } from '#shared/values/ids.ts';
import { createJobFile, getJob, getJobFile, listJobRows, startJob } from '#shared/jobs/jobs.contract.ts';
import type { Job } from '#shared/jobs/job.ts';
import { readCsv } from '#shared/sheets/csv.ts';
import { readProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import type { Member, World } from '#tests/support/world.ts';

export const category = aCategory({ name: 'Gốm' });

type Started = Extract<CallInput<typeof startJob>['body'], { kind: 'import-products' }>['input'];
type ImportSaid = Partial<Extract<Started, { mode: 'check' }>>;

/** What staff do with jobs, in the words of the tests. */
export function working(world: World) {
  const start = ({ accessToken: token }: Member, body: CallInput<typeof startJob>['body']) =>
    world.send(startJob, { token, body: body as never });

  const get = async ({ accessToken: token }: Member, id: string): Promise<Job> =>
    (await world.send(getJob, { token, params: { id } })).body;

  /** As it is when nobody is at work on it any more. */
  async function ended(member: Member, id: string): Promise<Job> {
    await world.cloud.idle();
    return get(member, id);
  }

  async function fileOf({ accessToken: token }: Member, id: string): Promise<Buffer> {
    const { body } = await world.send(getJobFile, { token, params: { id } });
    const reply = await fetch(world.url + body.url);
    if (!reply.ok) throw new Error(`The file was answered ${reply.status}`);
    return Buffer.from(await reply.arrayBuffer());
  }

  const csvOf = async (member: Member, id: string) => readCsv((await fileOf(member, id)).toString('utf8'));

  async function send({ accessToken: token }: Member, file: Buffer | string): Promise<string> {
    const bytes = Buffer.from(file as string);
    const { body } = await world.send(createJobFile, {
      token,
      body: { fileName: 'bảng giá.csv', size: bytes.length, mimeType: 'text/csv' },
    });
    const put = await fetch(world.url + body.uploadUrl, {
      method: 'PUT',
      headers: body.headers,
      body: bytes,
    });
    if (!put.ok) throw new Error(`The upload was answered ${put.status}`);
    return body.id;
  }

  async function check(
    member: Member,
    file: Buffer | string,
    columns: Record<string, string | null> = {},
    said: Pick<ImportSaid, 'makesNew' | 'stock'> = {},
  ): Promise<Job> {
    const fileId = await send(member, file);
    const { body } = await start(member, {
      kind: 'import-products',
      input: { mode: 'check', fileId, columns, ...said },
    });
    return ended(member, body.id);
  }

  async function apply(member: Member, checkId: string): Promise<Job> {
    const { body } = await start(member, { kind: 'import-products', input: { mode: 'apply', checkId } });
    return ended(member, body.id);
  }

  const rowsOf = async ({ accessToken: token }: Member, id: string) =>
    (await world.send(listJobRows, { token, params: { id }, query: { take: 100 } })).body.data;

  /** Products nobody else in the run knows. */
  async function products(prices: readonly number[], given: Partial<Parameters<typeof aProduct>[0]> = {}) {
    const made = prices.map((price) =>
      aProduct({ category, name: `Gốm ${newId()}`, price, code: newId().slice(-12), ...given }),
    );
    await stock(world, made, [category]);
    return made.map(({ card }) => card);
  }

  const cardOf = async (id: string) => (await readProduct(world.table, id))?.card;

  return { start, get, ended, fileOf, csvOf, send, check, apply, rowsOf, products, cardOf };
}
