import { expect, it } from 'vitest';
import { importRows } from '#functions/domain/jobs/import-rows.ts';
import { jobFiles, jobKeys } from '#functions/domain/jobs/job-keys.ts';
import { StoredRow } from '#functions/domain/jobs/job-record.ts';
import { jobScene } from './jobs-scene.ts';

type Thing = { id: string };

const runner = importRows<Thing>({
  key: 'code',
  part: 'sku',
  findMany: async (_context, ids) => ids.map((id) => ({ id })),
  findByKeys: async (_context, keys) => keys.map((id) => ({ id })),
  isNew: () => true,
  awaits: () => ['name'],
  valuesOf: () => ({}),
  writesOf: async () => [],
  together: 50,
  fileName: { vi: 'x', en: 'x' },
});

/** A trial of a file of these rows, of which nothing is there yet. */
function aTrial(rows: string[][], bases: string[] = []) {
  const scene = jobScene();
  const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  scene.files.set(jobFiles.rows('lan', 'f', 0), encode(rows.slice(0, 500)));
  scene.files.set(jobFiles.rows('lan', 'f', 1), encode(rows.slice(500)));
  scene.files.set(jobFiles.heads('lan', 'f'), encode({ heads: [], bases }));
  const headings = ['code', 'sku', 'price', 'name'];
  const file = { fileId: 'f', format: 'csv', headings, columns: headings, rows: rows.length };
  const cursor = { ...file, repeated: [], row: 0, pieces: [] };
  const none = { done: 0, changed: 0, made: 0, unchanged: 0, refused: 0 };
  scene.lay('running', { input: { mode: 'check', fileId: 'f', columns: {} }, cursor, ...none });
  const refused = async () => {
    const asked = { pk: jobKeys.partition('job'), startsWith: jobKeys.rows };
    return (await scene.table.query(asked, StoredRow)).items.map(({ row, problems }) => [row, problems]);
  };
  return { ...scene, refused };
}

it('rows that would make something are counted over all pieces', async () => {
  const { run, job } = aTrial(Array.from({ length: 501 }, (_, nth) => [`T${nth}`, '', '5', '']));
  await run(3, runner);
  expect(await job()).toMatchObject({ done: 500, changed: 500, made: 500, refused: 0 });
  await run(4, runner);
  expect(await job()).toMatchObject({ done: 501, changed: 501, made: 501, unchanged: 0 });
});

it('nothing would be made that refers to a row that was refused', async () => {
  const rows = [
    ['T1', '', 'abc', ''],
    ['T2', '', '5', 't1'],
    ['T3', '', '5', 'T9'],
  ];
  const { run, job, refused } = aTrial(rows, ['T1']);
  await run(3, runner);
  expect(await refused()).toEqual([
    [2, [{ column: 'price', code: 'not_a_number' }]],
    [3, [{ column: 'name', code: 'head_refused' }]],
  ]);
  expect(await job()).toMatchObject({ done: 3, changed: 1, made: 1, refused: 2 });
});
