import { expect, it } from 'vitest';
import { jobLimits } from '#shared/jobs/job-status.ts';
import type { JobRowStatus } from '#shared/jobs/job.ts';
import { importRows } from '#functions/domain/jobs/import-rows.ts';
import { jobFiles } from '#functions/domain/jobs/job-keys.ts';
import { listJobRows, requireJob } from '#functions/domain/jobs/read-jobs.ts';
import { jobScene } from './jobs-scene.ts';

type Thing = { id: string };

/** The importer remarks on prices above 100 and refuses those below 10. T1 is a new thing, the others cost 50. */
const runner = importRows<Thing>({
  key: 'code',
  findMany: async (_context, ids) => ids.map((id) => ({ id })),
  findByKeys: async (_context, keys) => keys.map((id) => ({ id })),
  isNew: ({ id }) => id === 'T1',
  valuesOf: () => ({ price: 50 }),
  meaningOf: (_thing, values) => {
    const price = Number(values['price']);
    const said = [{ column: 'price', code: 'out_of_range' }];
    if (price < 10) return { problems: said };
    return price > 100 ? { values, remarks: said } : { values };
  },
  writesOf: async () => [],
  together: 50,
  fileName: { vi: 'x', en: 'x' },
});

function aFile(mode: 'check' | 'apply', rows: string[][], given: { remarked?: number } = {}) {
  const scene = jobScene();
  scene.files.set(jobFiles.rows('lan', 'f', 0), new TextEncoder().encode(JSON.stringify(rows)));
  const headings = ['code', 'price'];
  const file = { fileId: 'f', format: 'csv', headings, columns: headings, rows: rows.length };
  const cursor = { ...file, repeated: [], row: 0, pieces: [] };
  const counts = { done: 0, changed: 0, made: 0, unchanged: 0, refused: 0, remarked: 0, ...given };
  scene.lay('running', { input: { mode, fileId: 'f', columns: {} }, cursor, ...counts });
  const shown = async (status: JobRowStatus) => {
    const job = await requireJob(scene.context, { userId: 'lan', role: 'collaborator' }, 'job');
    const asked = { take: 50, cursor: undefined, status, language: 'en', namesOfPlaces } as const;
    const { data } = await listJobRows(scene.context, job, asked);
    return data.map(({ row, reason, isNew, changes }) => [
      row,
      reason,
      isNew,
      changes.map((one) => one.after),
    ]);
  };
  return { ...scene, shown };
}
const namesOfPlaces = async () => new Map<string, string>();

const rows = [
  ['T1', '101'],
  ['T2', '100'],
  ['T3', '102'],
  ['T4', '9'],
];
const price = /^Price: /;

it('rows to look at are counted and shown before they are carried out', async () => {
  const { run, job, shown } = aFile('check', rows, { remarked: 4 });
  await run(3, runner);
  expect(await job()).toMatchObject({ changed: 3, made: 1, refused: 1, remarked: 6 });
  expect(await shown('remarked')).toEqual([
    [2, expect.stringMatching(price), true, []],
    [4, expect.stringMatching(price), false, ['102']],
  ]);
  expect((await shown('refused')).map(([row]) => row)).toEqual([5]);
  expect(await shown('changed')).toEqual([]);
});

it('the same rows are counted and shown once they are carried out', async () => {
  const { run, job, shown } = aFile('apply', rows, { remarked: 4 });
  await run(3, runner);
  expect(await job()).toMatchObject({ changed: 3, made: 1, refused: 1, remarked: 6 });
  expect((await shown('remarked')).map(([row, reason]) => [row, reason !== ''])).toEqual([
    [2, true],
    [4, true],
  ]);
  expect((await shown('changed')).map(([row, reason]) => [row, reason !== ''])).toEqual([
    [2, true],
    [3, false],
    [4, true],
  ]);
  expect((await shown('refused')).map(([row]) => row)).toEqual([5]);
});

it('of very many rows to look at, the first are shown and all are counted', async () => {
  const { run, job, shown } = aFile('check', rows, { remarked: jobLimits.shownRows - 1 });
  await run(3, runner);
  expect(await job()).toMatchObject({ remarked: jobLimits.shownRows + 1 });
  expect((await shown('remarked')).map(([row]) => row)).toEqual([2]);
});

it('and none once enough are shown', async () => {
  const { run, shown } = aFile('check', rows, { remarked: jobLimits.shownRows + 1 });
  await run(3, runner);
  expect(await shown('remarked')).toEqual([]);
});
