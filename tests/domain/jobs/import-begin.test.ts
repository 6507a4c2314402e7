import { describe, expect, it } from 'vitest';
import { newId } from '#shared/values/ids.ts';
import { beginImport, ImportCursor, readHeads } from '#functions/domain/jobs/import-begin.ts';
import { rowsFrom } from '#functions/domain/jobs/import-file.ts';
import { jobFiles } from '#functions/domain/jobs/job-keys.ts';
import type { StoredJob } from '#functions/domain/jobs/job-record.ts';
import { JobFailure } from '#functions/domain/jobs/job-runner.ts';
import { jobScene } from './jobs-scene.ts';

type Columns = Parameters<typeof beginImport>[2];

/** A file that is tried by a job of Lan's. */
function aFile(text: string | undefined, { columns = { key: 'code' } as Columns, said = {} } = {}) {
  const scene = jobScene();
  const fileId = newId();
  if (text !== undefined) scene.files.set(jobFiles.uploaded('lan', fileId), new TextEncoder().encode(text));
  const job = scene.lay('running', { cursor: null, input: { mode: 'check', fileId, columns: said } });
  const begin = () => beginImport(scene.context, job, columns);
  /** Why it cannot be read, with what is asked. */
  const failure = async () => {
    const error: unknown = await begin().catch((thrown: unknown) => thrown);
    if (!(error instanceof JobFailure)) throw new Error('It was read');
    return [error.reason, error.questions];
  };
  return { ...scene, job, fileId, begin, failure };
}

describe('a file that is tried', () => {
  it('is laid out in parts, and known by its columns and rows', async () => {
    const { begin, files, fileId, context } = aFile('Mã sản phẩm,Ghi chú riêng,Giá\nT1,x,5\n\nT2,,6\n,,\n', {
      said: { 'Ghi chú riêng': null },
    });
    const { counts, cursor } = await begin();
    expect(counts).toEqual({ total: 3 });
    expect(cursor).toEqual({
      fileId,
      format: 'csv',
      headings: ['Mã sản phẩm', 'Ghi chú riêng', 'Giá'],
      rows: 3,
      encoding: null,
      columns: ['code', null, 'price'],
      ignored: [],
      repeated: [],
      refusedHeads: [],
      row: 0,
      pieces: [],
    });
    expect([...files.keys()].filter((key) => key.endsWith('heads.json'))).toEqual([]);
    const known = ImportCursor.parse(cursor);
    expect((await rowsFrom(context, 'lan', known)).map((row) => row[0] ?? '')).toEqual(['T1', '', 'T2']);
    expect(await rowsFrom(context, 'lan', { ...known, row: 2 })).toHaveLength(1);
  });

  it('passes over columns for this time, and says so', async () => {
    const { begin } = aFile('code,price,name\nT1,5,x', { columns: { key: 'code', ignores: ['price'] } });
    expect((await begin()).cursor).toMatchObject({ columns: ['code', null, 'name'], ignored: ['price'] });
  });

  it('says which rows repeat themselves, part by part where there are parts', async () => {
    const text = 'code,sku\nT1,S1\nT1,S2\nt1,s1\nT2,\nT1,';
    expect((await aFile(text).begin()).cursor).toMatchObject({ repeated: [3, 4, 6] });
    const parted = aFile(text, { columns: { key: 'code', part: 'sku' } });
    expect((await parted.begin()).cursor).toMatchObject({ repeated: [4] });
  });

  it('keeps which rows are above others, where things have parts', async () => {
    const { begin, context, job } = aFile('code,sku,name\nT1,,x\nT1,S1,\nT2,,y\nT3,,T2', {
      columns: { key: 'code', part: 'sku', refersBy: 'name' },
    });
    const { cursor } = await begin();
    const { heads, bases } = await readHeads(context, job, ImportCursor.parse(cursor));
    expect([[...heads], [...bases]]).toEqual([['T1'], []]);
    const none = await readHeads(context, job, { ...ImportCursor.parse(cursor), fileId: 'other' });
    expect([none.heads.size, none.bases.size]).toEqual([0, 0]);
  });

  it('of before, when rows did not refer to others, has heads alone', async () => {
    const { context, job, files, fileId } = aFile('code\nT1');
    files.set(jobFiles.heads('lan', fileId), new TextEncoder().encode('["T1"]'));
    const { heads, bases } = await readHeads(context, job, { fileId } as ImportCursor);
    expect([[...heads], [...bases]]).toEqual([['T1'], []]);
  });

  it.each<[string, string | undefined, object, unknown[]]>([
    ['is gone', undefined, {}, ['file_missing', []]],
    ['has headings alone', 'code,price\n,\n', {}, ['file_empty', []]],
    ['has no headings', ',\nT1,5', {}, ['file_empty', []]],
    ['has columns nobody knows', 'code,Gì đây,Gì kia\nT1,x,y', {}, ['unknown_columns', ['Gì đây', 'Gì kia']]],
    ['names a column twice', 'code,price,Giá\nT1,5,6', {}, ['column_twice', ['price']]],
    ['has no column things are known by', 'name,price\nx,5', {}, ['key_column_missing', ['code']]],
    ['repeats itself without end', `code,name\n${'T1,x\n'.repeat(5002)}`, {}, ['too_many_repeats', []]],
    ['has more rows than may be', `code,name\n${'T1,x\n'.repeat(100_001)}`, {}, ['too_many_rows', []]],
    ['is larger than may be', 'x'.repeat(20 * 1024 * 1024 + 1), {}, ['file_too_large', []]],
  ])('that %s is refused with the reason', async (_, text, more, expected) => {
    expect(await aFile(text, more).failure()).toEqual(expected);
  });

  it('may repeat itself five thousand times, and may be known by another column', async () => {
    const { begin } = aFile(`code,name\n${'T1,x\n'.repeat(5001)}`);
    expect((await begin()).counts).toEqual({ total: 5001 });
    const enough = aFile('sku,price\nS1,5', { columns: { key: 'code', enough: ['code', 'sku'] } });
    expect((await enough.begin()).counts).toEqual({ total: 1 });
  });

  it('asks about fifty columns at most', async () => {
    const headings = Array.from({ length: 60 }, (_, nth) => `Cột lạ ${nth}`);
    const [, questions] = await aFile(`code,${headings.join(',')}\nT1`).failure();
    expect(questions).toEqual(headings.slice(0, 50));
  });
});

describe('what was tried and is carried out', () => {
  const checkId = newId();
  const cursor = {
    fileId: 'f',
    format: 'csv',
    headings: ['code'],
    rows: 7,
    encoding: null,
    columns: ['code'],
    repeated: [3],
    ignored: [],
    refusedHeads: ['T1'],
    row: 7,
    pieces: ['p'],
  };
  async function taken(given: Partial<StoredJob> | undefined) {
    const { lay, context } = jobScene();
    if (given) lay('done', { id: checkId, input: { mode: 'check' }, cursor, ...given });
    const job = lay('running', { cursor: null, input: { mode: 'apply', checkId } });
    return beginImport(context, job, { key: 'code' }).catch((error: unknown) => error);
  }

  it('is the same file, from its first row', async () => {
    expect(await taken({})).toEqual({
      counts: { total: 7 },
      cursor: { ...cursor, refusedHeads: [], row: 0, pieces: [] },
    });
  });

  it.each<[string, Partial<StoredJob> | undefined]>([
    ['is not there', undefined],
    ['was somebody else’s', { ownerId: 'cam' }],
    ['was of another kind', { kind: 'import-prices', input: { mode: 'check', bookId: 'b' } }],
    ['was not done', { status: 'failed' }],
    ['never came to its rows', { cursor: null }],
  ])('is refused where the trial %s', async (_, given) => {
    expect(await taken(given)).toMatchObject({ reason: 'check_missing' });
  });
});
