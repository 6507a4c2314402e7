import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { isRunningStatus } from '#shared/jobs/job-status.ts';
import type { JobStart } from '#shared/jobs/jobs.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { stopJob, takeBackJob } from '#functions/domain/jobs/change-job.ts';
import { importRows } from '#functions/domain/jobs/import-rows.ts';
import { jobFiles } from '#functions/domain/jobs/job-keys.ts';
import { jobRecord, type StoredJob } from '#functions/domain/jobs/job-record.ts';
import type { JobContext, JobRunner } from '#functions/domain/jobs/job-runner.ts';
import { runJob, type JobRunners } from '#functions/domain/jobs/run-job.ts';
import { startJob } from '#functions/domain/jobs/start-job.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import { type ChangeOrigin, originOfChange } from '#functions/platform/records/change-origin.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { withDeadline } from '#functions/platform/deadline.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const owner = { id: 'lan', name: 'Lan', role: 'collaborator', language: 'vi' } as const;
const reader = { userId: 'lan', role: 'collaborator' } as const;

const Thing = z.object({ id: z.string(), price: z.int(), revision: z.int() });
type Thing = z.infer<typeof Thing>;
const thingKey = (id: string) => ({ pk: `THING#${id}`, sk: 'THING' });

/** Things with a price in memory, and an import that changes them as any domain would: over what was read. */
function aShop(things: number) {
  const memory = memoryTable();
  const files = new Map<string, Uint8Array>();
  const bucket = {
    get: async (key: string) => files.get(key) && Buffer.from(files.get(key) ?? []),
    put: async (key: string, body: Uint8Array) => void files.set(key, body),
  } as unknown as Bucket;
  const context: JobContext = { table: memory.table, now: () => new Date(), bucket };
  memory.put(
    Array.from({ length: things }, (_, nth) => ({
      ...thingKey(`T${nth}`),
      id: `T${nth}`,
      price: nth,
      revision: 1,
    })),
  );
  const origins = new Set<ChangeOrigin>();
  let saves = 0;
  let spoilt = Infinity;
  const find = ({ table }: { table: JobContext['table'] }, id: string) => table.get(thingKey(id), Thing);
  const findMany = (at: JobContext, ids: readonly string[]) => Promise.all(ids.map((id) => find(at, id)));
  const runner = importRows<Thing>({
    key: 'code',
    findByKeys: findMany,
    findMany,
    valuesOf: ({ price }) => ({ price }),
    together: 4,
    async writesOf(_context, changes) {
      saves += changes.length;
      origins.add(originOfChange());
      if (saves >= spoilt) throw new Error('The line is broken');
      return changes.map(({ thing: { id, revision }, values: { price } }) =>
        update(
          thingKey(id),
          { set: { price, revision: revision + 1 } },
          { when: { revision }, refusal: 'moved' },
        ),
      );
    },
    fileName: { vi: 'x', en: 'x' },
  });
  const runners = { 'import-products': runner } as unknown as JobRunners;
  const get = async (id: string) => (await jobRecord.find(memory.table, { id })) as StoredJob;
  const run = (job: StoredJob) => runJob(context, runners, { jobId: job.id, turn: job.turn });

  /** Delivers each message, some of them twice, until there are no more. */
  async function toTheEnd(job: StoredJob, twice = false): Promise<StoredJob> {
    let now = await get(job.id);
    for (let messages = 0; isRunningStatus(now.status); messages += 1) {
      if (messages > 200) throw new Error('It never ends');
      await Promise.all(twice ? [run(now), run(now)] : [run(now)]);
      now = await get(job.id);
    }
    return now;
  }

  const start = (input: object) =>
    startJob(context, owner, { kind: 'import-products', input } as unknown as JobStart);

  async function check(text: string): Promise<StoredJob> {
    const fileId = newId();
    files.set(jobFiles.uploaded('lan', fileId), new TextEncoder().encode(text));
    return toTheEnd(await start({ mode: 'check', fileId, columns: {} }));
  }

  return {
    context,
    get,
    run,
    toTheEnd,
    check,
    apply: ({ id }: StoredJob) => start({ mode: 'apply', checkId: id }),
    spoil: (from: number) => {
      saves = 0;
      spoilt = from;
    },
    saved: () => saves,
    origins: () => [...origins],
    priceOf: async (id: string) => (await find(context, id))?.price,
  };
}

const dearer = (things: number) =>
  ['code,price', ...Array.from({ length: things }, (_, nth) => `T${nth},${nth + 1000}`)].join('\n');

describe('a job of 5,000 rows', () => {
  it('changes each row once, though every message comes twice, and puts each back once', async () => {
    const shop = aShop(5000);
    const checked = await shop.check(`${dearer(5000)}\nT5000,1`);
    expect(checked).toMatchObject({ status: 'done', total: 5001, changed: 5000, refused: 1 });
    expect(await shop.priceOf('T4999')).toBe(4999);

    const applied = await shop.toTheEnd(await shop.apply(checked), true);
    expect(applied).toMatchObject({ status: 'done', done: 5001, changed: 5000, refused: 1, unchanged: 0 });
    expect(await shop.priceOf('T4999')).toBe(5999);

    const back = await takeBackJob(shop.context, reader, applied.id, undefined);
    expect(await shop.toTheEnd(back, true)).toMatchObject({
      status: 'taken_back',
      takenBack: 5000,
      kept: 0,
    });
    expect(await Promise.all(['T0', 'T2500', 'T4999'].map(shop.priceOf))).toEqual([0, 2500, 4999]);
  });
});

it('changes in the name of whoever started it, and says by which job', async () => {
  const shop = aShop(3);
  const job = await shop.toTheEnd(await shop.apply(await shop.check(dearer(3))));
  expect(shop.origins()).toEqual([{ who: { id: owner.id, role: owner.role }, way: 'import', jobId: job.id }]);
});

describe('a piece', () => {
  it('that was cut short is done again, and no row of it twice', async () => {
    const shop = aShop(40);
    const job = await shop.apply(await shop.check(dearer(40)));
    await shop.run(job);
    shop.spoil(20);
    await shop.run(await shop.get(job.id));
    expect(await shop.get(job.id)).toMatchObject({ status: 'running', tries: 1, changed: 0 });
    shop.spoil(Infinity);
    expect(await shop.toTheEnd(job)).toMatchObject({ status: 'done', changed: 40, unchanged: 0, tries: 0 });
    expect(shop.saved()).toBeLessThan(30);
  });

  it('that fails five times has failed the job, and the next may begin', async () => {
    const shop = aShop(3);
    const checked = await shop.check(dearer(3));
    shop.spoil(1);
    const failed = await shop.toTheEnd(await shop.apply(checked));
    expect(failed).toMatchObject({ status: 'failed', reason: 'internal', tries: 5 });
    expect((await shop.apply(checked)).id).not.toBe(failed.id);
  });

  it('ends while there is time to say so, and the next goes on from there', async () => {
    const shop = aShop(100);
    const job = await shop.apply(await shop.check(dearer(100)));
    await shop.run(job);
    await withDeadline(
      () => 10_000,
      async () => shop.run(await shop.get(job.id)),
    );
    const before = await shop.get(job.id);
    expect(before).toMatchObject({ status: 'running', done: 8, changed: 8 });
    expect(await shop.toTheEnd(job)).toMatchObject({ status: 'done', done: 100, changed: 100 });
  });

  it('of another turn, or of a job that is over, changes nothing', async () => {
    const shop = aShop(2);
    const done = await shop.toTheEnd(await shop.apply(await shop.check(dearer(2))));
    const silent: JobRunner = { step: () => Promise.reject(new Error('Nobody asked')) };
    const runners = { 'import-products': silent } as unknown as JobRunners;
    for (let turn = 0; turn <= done.turn + 1; turn += 1)
      await runJob(shop.context, runners, { jobId: done.id, turn });
    await runJob(shop.context, runners, { jobId: 'nobody', turn: 1 });
    expect(await shop.get(done.id)).toEqual(done);
  });
});

describe('stopping', () => {
  it('at once what waits, and between pieces what is at work', async () => {
    const shop = aShop(1200);
    const checked = await shop.check(dearer(1200));
    const waiting = await shop.apply(checked);
    expect(await stopJob(shop.context, reader, waiting.id)).toMatchObject({ status: 'stopped' });
    await shop.run(waiting);

    const job = await shop.apply(checked);
    await shop.run(job);
    await shop.run(await shop.get(job.id));
    expect(await stopJob(shop.context, reader, job.id)).toMatchObject({ status: 'running', stopAsked: true });
    await stopJob(shop.context, reader, job.id);
    const stopped = await shop.toTheEnd(job);
    expect(stopped).toMatchObject({ status: 'stopped', done: 500, changed: 500, stopAsked: false });

    const back = await takeBackJob(shop.context, reader, job.id, undefined);
    expect(await shop.toTheEnd(back)).toMatchObject({ status: 'taken_back', takenBack: 500 });
    expect(await shop.priceOf('T499')).toBe(499);
  });

  it('taking back leaves the rest as the job made it', async () => {
    const shop = aShop(600);
    const job = await shop.toTheEnd(await shop.apply(await shop.check(dearer(600))));
    const back = await takeBackJob(shop.context, reader, job.id, undefined);
    await shop.run(back);
    await stopJob(shop.context, reader, job.id);
    const ended = await shop.toTheEnd(back);
    expect(ended).toMatchObject({ status: 'done', takenBack: 250 });
    expect(await Promise.all(['T0', 'T599'].map(shop.priceOf))).toEqual([0, 1599]);
    const rest = await takeBackJob(shop.context, reader, job.id, undefined);
    expect(await shop.toTheEnd(rest)).toMatchObject({ status: 'taken_back', takenBack: 600 });
  });
});
