import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { changedPrice } from '#shared/catalogue/change-products.ts';
import { isRunningStatus } from '#shared/jobs/job-status.ts';
import type { JobStart } from '#shared/jobs/jobs.contract.ts';
import { resumeJob, stopJob, takeBackJob } from '#functions/domain/jobs/change-job.ts';
import { changeRows } from '#functions/domain/jobs/change-rows.ts';
import { jobRecord, type StoredJob } from '#functions/domain/jobs/job-record.ts';
import type { JobContext } from '#functions/domain/jobs/job-runner.ts';
import { runJob, type JobRunners } from '#functions/domain/jobs/run-job.ts';
import { startJob } from '#functions/domain/jobs/start-job.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const owner = { id: 'lan', name: 'Lan', role: 'collaborator', language: 'vi' } as const;
const reader = { userId: 'lan', role: 'collaborator' } as const;

const Thing = z.object({ id: z.string(), price: z.int(), revision: z.int() });
type Thing = z.infer<typeof Thing>;
const thingKey = (id: string) => ({ pk: `THING#${id}`, sk: 'THING' });
const idOf = (nth: number) => `T${String(nth).padStart(5, '0')}`;

/** Things that cost 1000, 1001, … and a job that makes each ten percent dearer. */
function aShop(things: number) {
  const memory = memoryTable();
  const context: JobContext = { table: memory.table, now: () => new Date(), bucket: {} as Bucket };
  const ids = Array.from({ length: things }, (_, nth) => idOf(nth));
  memory.put(ids.map((id, nth) => ({ ...thingKey(id), id, price: 1000 + nth, revision: 1 })));
  let writes = 0;
  let brokenFrom = Infinity;
  let beforeWrite: (() => Promise<unknown>) | undefined;
  const find = (id: string) => memory.table.get(thingKey(id), Thing);
  const runner = changeRows<Thing, { by: number }>({
    input: z.object({ by: z.number() }),
    target: {
      findMany: (_context, some) => Promise.all(some.map(find)),
      valuesOf: ({ price }) => ({ price }),
      together: 7,
      async writesOf(_context, changes) {
        writes += changes.length;
        if (writes >= brokenFrom) throw new Error('Somebody pulled the plug');
        await beforeWrite?.();
        return changes.map(({ thing: { id, revision }, values: { price } }) => {
          const set = { price, revision: revision + 1 };
          return update(thingKey(id), { set }, { when: { revision }, refusal: 'moved' });
        });
      },
    },
    keyOf: ({ id }) => id,
    wanted: ({ by }, { price }) => ({ price: changedPrice(price, { way: 'percent', by }) }),
    refusal: () => 'out_of_range',
  });
  const runners = { 'change-products': runner } as unknown as JobRunners;
  const get = async (id: string) => (await jobRecord.find(memory.table, { id })) as StoredJob;
  const run = ({ id, turn }: StoredJob) => runJob(context, runners, { jobId: id, turn });

  async function toTheEnd({ id }: StoredJob, atOnce = 1): Promise<StoredJob> {
    for (let now = await get(id); ; now = await get(id)) {
      if (!isRunningStatus(now.status)) return now;
      await Promise.all(Array.from({ length: atOnce }, () => run(now)));
    }
  }

  return {
    context,
    get,
    run,
    toTheEnd,
    start: (chosen = ids, by = 10) =>
      startJob(context, owner, {
        kind: 'change-products',
        input: { ids: chosen, by },
      } as unknown as JobStart),
    breakFrom: (from: number) => {
      writes = 0;
      brokenFrom = from;
    },
    meanwhile: (act: typeof beforeWrite) => (beforeWrite = act),
    set: (id: string, price: number) =>
      memory.table.write([update(thingKey(id), { set: { price }, add: { revision: 1 } })]),
    priceOf: async (id: string) => (await find(id))?.price,
    prices: () => Promise.all(ids.map(async (id) => (await find(id))?.price)),
    once: ids.map((_, nth) => Math.round((1000 + nth) * 1.1)),
    never: ids.map((_, nth) => 1000 + nth),
  };
}

describe('a change of many things by percent', () => {
  it('is of thousands at once, each once, though each message comes three times side by side', async () => {
    const shop = aShop(2_500);
    const job = await shop.start();
    expect(job).toMatchObject({ total: 2_500, input: { by: 10 } });
    const done = await shop.toTheEnd(job, 3);
    expect(done).toMatchObject({ status: 'done', done: 2_500, changed: 2_500, refused: 0, unchanged: 0 });
    expect(await shop.prices()).toEqual(shop.once);
  });

  it('goes on after it was broken off in the middle of a piece, and raises no price twice', async () => {
    const shop = aShop(600);
    const job = await shop.start();
    shop.breakFrom(100);
    await shop.run(job);
    expect(await shop.get(job.id)).toMatchObject({ status: 'running', done: 0, tries: 1 });
    expect((await shop.prices()).filter((price, nth) => price === shop.once[nth]).length).toBeGreaterThan(50);
    shop.breakFrom(Infinity);
    expect(await shop.toTheEnd(job, 2)).toMatchObject({ status: 'done', changed: 600, unchanged: 0 });
    expect(await shop.prices()).toEqual(shop.once);
  });

  it('leaves what others change at that moment as they left it, raised once', async () => {
    const shop = aShop(20);
    const job = await shop.start();
    let isFirst = true;
    shop.meanwhile(async () => {
      if (isFirst) await shop.set(idOf(3), 5000);
      isFirst = false;
    });
    expect(await shop.toTheEnd(job)).toMatchObject({ status: 'done', changed: 20 });
    expect(await shop.priceOf(idOf(3))).toBe(5500);
    expect(await shop.priceOf(idOf(4))).toBe(1104);
  });
});

describe('stopped', () => {
  it('goes on from there, and what was done is not done again', async () => {
    const shop = aShop(1000);
    const job = await shop.start();
    await shop.run(job);
    await stopJob(shop.context, reader, job.id);
    const stopped = await shop.toTheEnd(job);
    expect(stopped).toMatchObject({ status: 'stopped', done: 250, changed: 250 });
    const resumed = await resumeJob(shop.context, reader, job.id);
    expect(resumed).toMatchObject({ status: 'running', done: 250, stopAsked: false, endedAt: null });
    // Asked twice it is under way already.
    expect((await resumeJob(shop.context, reader, job.id)).turn).toBe(resumed.turn);
    expect(await shop.toTheEnd(job, 2)).toMatchObject({ status: 'done', done: 1000, changed: 1000 });
    expect(await shop.prices()).toEqual(shop.once);
    await expect(resumeJob(shop.context, reader, job.id)).rejects.toMatchObject({ code: 'JOB_STATE' });
  });

  it('by five failures, the job goes on as well; but not while another of its kind is under way', async () => {
    const shop = aShop(30);
    const job = await shop.start();
    shop.breakFrom(15);
    expect(await shop.toTheEnd(job)).toMatchObject({ status: 'failed', reason: 'internal' });
    shop.breakFrom(Infinity);
    const other = await shop.start([idOf(0)], 0);
    await expect(resumeJob(shop.context, reader, job.id)).rejects.toMatchObject({ code: 'JOB_STATE' });
    await shop.toTheEnd(other);
    await resumeJob(shop.context, reader, job.id);
    expect(await shop.toTheEnd(job)).toMatchObject({ status: 'done', changed: 30 });
    expect(await shop.prices()).toEqual(shop.once);
  });
});

describe('taken back', () => {
  it('at once, the job stops and puts back what it did, and no more', async () => {
    const shop = aShop(600);
    const job = await shop.start();
    await shop.run(job);
    const asked = await takeBackJob(shop.context, reader, job.id, undefined);
    expect(asked).toMatchObject({ status: 'running', stopAsked: true, backAsked: true });
    const back = await shop.toTheEnd(job, 2);
    expect(back).toMatchObject({ status: 'taken_back', changed: 250, takenBack: 250, kept: 0 });
    expect(await shop.prices()).toEqual(shop.never);
  });

  it('before anybody was at work on it, the job changed nothing', async () => {
    const shop = aShop(3);
    const job = await shop.start();
    expect(await takeBackJob(shop.context, reader, job.id, undefined)).toMatchObject({ status: 'stopped' });
    await shop.run(job);
    expect(await shop.prices()).toEqual(shop.never);
  });

  it('later, the job keeps what was changed by hand since, and says which', async () => {
    const shop = aShop(300);
    const job = await shop.toTheEnd(await shop.start());
    await shop.set(idOf(7), 77);
    const back = await takeBackJob(shop.context, reader, job.id, undefined);
    expect(await shop.toTheEnd(back, 2)).toMatchObject({ status: 'taken_back', takenBack: 299, kept: 1 });
    expect(await shop.priceOf(idOf(7))).toBe(77);
    expect(await shop.priceOf(idOf(8))).toBe(1008);
  });
});
