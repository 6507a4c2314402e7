import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { changeRows } from '#functions/domain/jobs/change-rows.ts';
import { saveSelection } from '#functions/domain/jobs/job-selection.ts';
import { rowsFrom, rowsInPart } from '#functions/domain/jobs/import-file.ts';
import { importRows } from '#functions/domain/jobs/import-rows.ts';
import { jobFiles, jobKeys } from '#functions/domain/jobs/job-keys.ts';
import { type StoredJob, StoredRow } from '#functions/domain/jobs/job-record.ts';
import type { JobContext } from '#functions/domain/jobs/job-runner.ts';
import type { JobTarget } from '#functions/domain/jobs/job-target.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { jobScene } from './jobs-scene.ts';

const Thing = z.object({ id: z.string(), price: z.int(), revision: z.int() });
type Thing = z.infer<typeof Thing>;
const keyOf = (id: string) => ({ pk: `THING#${id}`, sk: 'THING' });

/** Three things of 1000 ₫, 2000 ₫ and 3000 ₫, and jobs that change their prices; `between` happens before they are read. */
function aShop() {
  const scene = jobScene();
  const { table, put, context } = scene;
  put([1, 2, 3].map((nth) => ({ ...keyOf(`T${nth}`), id: `T${nth}`, price: nth * 1000, revision: 1 })));
  let between: (() => unknown) | undefined;
  let refuse: ((id: string) => string | Error | undefined) | undefined;
  const findMany = async (_context: JobContext, ids: readonly string[]) => {
    const happens = between;
    between = undefined;
    await happens?.();
    return Promise.all(ids.map((id) => table.get(keyOf(id), Thing)));
  };
  const target: JobTarget<Thing> = {
    findMany,
    valuesOf: ({ price }) => ({ price }),
    together: 2,
    writesOf: async (_context, changes) =>
      changes.map(({ thing: { id, revision }, values: { price } }) => {
        const told = refuse?.(id);
        if (told instanceof Error) throw told;
        const when = told ? { revision: -1 } : { revision };
        return update(
          keyOf(id),
          { set: { price, revision: revision + 1 } },
          { when, refusal: told ?? 'moved' },
        );
      }),
  };
  const dearer = changeRows<Thing, { by: number }>({
    input: z.object({ by: z.number() }),
    target,
    keyOf: ({ id }) => `code of ${id}`,
    wanted: ({ by }, { price }) => (price + by > 9000 ? undefined : { price: price + by }),
    refusal: () => 'out_of_range',
  });
  const sheet = importRows<Thing>({
    ...target,
    key: 'code',
    findByKeys: findMany,
    fileName: { vi: 'x', en: 'x' },
  });
  function change(ids = ['T1', 'T2', 'T3'], by = 500): StoredJob {
    const job = scene.lay('running', { kind: 'change-products', input: { by }, total: ids.length, ...none });
    put(saveSelection(job, ids, scene.clock.now).flatMap((one) => (one.build('').Put?.Item ?? []) as never));
    return job;
  }
  const rows = async () =>
    (await table.query({ pk: jobKeys.partition('job'), startsWith: jobKeys.rows }, StoredRow)).items;
  const prices = () =>
    Promise.all(['T1', 'T2', 'T3'].map(async (id) => (await table.get(keyOf(id), Thing))?.price));
  const set = (id: string, price: number) =>
    table.write([update(keyOf(id), { set: { price }, add: { revision: 1 } })]);
  return {
    ...scene,
    context,
    dearer,
    sheet,
    change,
    rows,
    prices,
    set,
    before: (happens: () => unknown) => void (between = happens),
    refuse: (how: typeof refuse) => void (refuse = how),
  };
}
const none = { cursor: null, done: 0, changed: 0, made: 0, unchanged: 0, refused: 0, tries: 0 };

describe('a change of many things', () => {
  it('is done once where another does the same piece at that moment', async () => {
    const { dearer, change, context, before, prices, rows } = aShop();
    const job = change();
    before(() => dearer.step(context, job));
    const counts = { done: 3, changed: 3, refused: 0, unchanged: 0 };
    expect(await dearer.step(context, job)).toEqual({ counts, end: { status: 'done' } });
    expect(await prices()).toEqual([1500, 2500, 3500]);
    expect((await rows()).map(({ row, key, before: was, after }) => [row, key, was, after])).toEqual([
      [2, 'code of T1', { price: 1000 }, { price: 1500 }],
      [3, 'code of T2', { price: 2000 }, { price: 2500 }],
      [4, 'code of T3', { price: 3000 }, { price: 3500 }],
    ]);
  });

  it('says of each thing why it was left alone, and changes the others', async () => {
    const { dearer, change, context, prices, rows, set, refuse } = aShop();
    await set('T2', 9000);
    refuse((id) => (id === 'T3' ? 'PRODUCT_REFERENCED' : undefined));
    const job = change(['T1', 'none', 'T2', 'T3']);
    expect(await dearer.step(context, job)).toMatchObject({ counts: { done: 4, changed: 1, refused: 3 } });
    expect(await prices()).toEqual([1500, 9000, 3000]);
    expect(
      (await rows()).filter(({ status }) => status === 'refused').map(({ key, problems }) => [key, problems]),
    ).toEqual([
      ['none', [{ column: null, code: 'not_found' }]],
      ['code of T2', [{ column: null, code: 'out_of_range' }]],
      ['code of T3', [{ column: null, code: 'PRODUCT_REFERENCED' }]],
    ]);
  });

  it('counts what is so already, and goes on behind its first part', async () => {
    const { dearer, change, context } = aShop();
    expect(await dearer.step(context, change(undefined, 0))).toMatchObject({
      counts: { done: 3, changed: 0, unchanged: 3 },
    });
    const job = { ...change(Array.from({ length: 251 }, (_, nth) => `T${nth}`)), total: 251 };
    expect(await dearer.step(context, job)).toMatchObject({
      counts: { done: 250, changed: 3, refused: 247 },
    });
    expect((await dearer.step(context, job)).end).toBeUndefined();
  });

  it.each<[string, Error]>([
    ['a busy table', new AppError('UNAVAILABLE')],
    ['a mistake', new Error('The line is broken')],
  ])('stops at %s, to be begun anew', async (_, error) => {
    const { dearer, change, context, refuse } = aShop();
    refuse(() => error);
    await expect(dearer.step(context, change())).rejects.toBe(error);
  });

  it('reads and decides anew what others change at that moment, until they let it', async () => {
    const { dearer, change, context, refuse, prices, rows } = aShop();
    let tries = 0;
    refuse((id) => {
      if (id !== 'T1') return undefined;
      tries += 1;
      return tries < 4 ? 'STALE_STATE' : undefined;
    });
    expect(await dearer.step(context, change())).toMatchObject({ counts: { changed: 3 } });
    expect([await prices(), (await rows()).length, tries]).toEqual([[1500, 2500, 3500], 3, 4]);
  });

  it('leaves alone what is said to be stale by a reader as well', async () => {
    const { dearer, change, context, refuse } = aShop();
    let tries = 0;
    refuse((id) => (id === 'T1' && (tries += 1) < 3 ? new AppError('STALE_STATE') : undefined));
    expect(await dearer.step(context, change())).toMatchObject({ counts: { changed: 3, refused: 0 } });
  });

  it('is taken back once where another takes the same piece back at that moment', async () => {
    const { dearer, change, context, before, prices, rows, lay } = aShop();
    await dearer.step(context, change());
    const back = lay('taking_back', {
      kind: 'change-products',
      input: { by: 500 },
      ...none,
      changed: 3,
      takingBack: { rows: null, pass: 4 },
    });
    before(() => dearer.takeBack?.(context, back));
    expect(await dearer.takeBack?.(context, back)).toEqual({
      counts: { takenBack: 3, kept: 0 },
      end: { status: 'taken_back' },
    });
    expect(await prices()).toEqual([1000, 2000, 3000]);
    expect((await rows()).map(({ status, pass }) => [status, pass])).toEqual([
      ['taken_back', 4],
      ['taken_back', 4],
      ['taken_back', 4],
    ]);
  });

  it('is taken back row by row, but for what was changed since or is gone', async () => {
    const { dearer, change, context, prices, rows, lay, set } = aShop();
    await dearer.step(context, change());
    await set('T2', 7);
    const back = (chosen: number[] | null, takenBack = 0) =>
      lay('taking_back', {
        kind: 'change-products',
        input: { by: 500 },
        ...none,
        changed: 3,
        takenBack,
        takingBack: { rows: chosen, pass: 9 },
      });
    expect(await dearer.takeBack?.(context, back([2]))).toEqual({
      counts: { takenBack: 1, kept: 0 },
      end: { status: 'done' },
    });
    expect(await dearer.takeBack?.(context, back(null, 1))).toMatchObject({
      counts: { takenBack: 3, kept: 1 },
    });
    expect(await prices()).toEqual([1000, 7, 3000]);
    expect((await rows()).map(({ status, problems }) => [status, problems])).toEqual([
      ['taken_back', []],
      ['kept', [{ column: null, code: 'changed_since' }]],
      ['taken_back', []],
    ]);
  });
});

describe('a file that is imported', () => {
  const cursor = (rows: number) => ({
    fileId: 'f',
    format: 'csv',
    headings: ['code', 'price'],
    rows,
    columns: ['code', 'price'],
    repeated: [],
    row: 0,
    pieces: [],
  });

  it('leaves a row that was done before as somebody changed it since', async () => {
    const { sheet, context, files, lay, before, set, prices, rows } = aShop();
    files.set(jobFiles.rows('lan', 'f', 0), new TextEncoder().encode('[["T1",1500],["T2",2500],["T9",1]]'));
    const job = lay('running', { ...none, cursor: cursor(3) });
    before(async () => {
      await sheet.step(context, job);
      await set('T1', 1);
    });
    expect(await sheet.step(context, job)).toMatchObject({
      counts: { done: 3, changed: 2, refused: 1, unchanged: 0 },
      cursor: { row: 3, pieces: [expect.any(String)] },
    });
    expect([(await prices()).slice(0, 2), (await rows()).length]).toEqual([[1, 2500], 3]);
  });

  it('is read in parts of five hundred rows, and is gone where a part is', async () => {
    const { context, files } = aShop();
    files.set(jobFiles.rows('lan', 'f', 1), new TextEncoder().encode('[["T500"],["T501"]]'));
    expect(rowsInPart).toBe(500);
    expect(await rowsFrom(context, 'lan', { fileId: 'f', row: 500 })).toEqual([['T500'], ['T501']]);
    expect(await rowsFrom(context, 'lan', { fileId: 'f', row: 501 })).toEqual([['T501']]);
    await expect(rowsFrom(context, 'lan', { fileId: 'f', row: 499 })).rejects.toMatchObject({
      reason: 'file_missing',
    });
  });
});
