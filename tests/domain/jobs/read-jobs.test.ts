import { describe, expect, it } from 'vitest';
import { jobKeys } from '#functions/domain/jobs/job-keys.ts';
import { fileUntil, rowItem, type StoredRow } from '#functions/domain/jobs/job-record.ts';
import { cellText, listJobRows, listJobs, reasonOf, toJob } from '#functions/domain/jobs/read-jobs.ts';
import { begun, jobScene } from './jobs-scene.ts';

const at = new Date('2026-11-22T03:00:00.000Z');
const stalled = { updatedAt: '2026-11-22T01:59:59.999Z' };
const file = { key: 'k', name: 'Sản phẩm.csv', rows: 3, format: 'csv' } as const;

describe('a job as it is shown', () => {
  const shown = (...given: Parameters<ReturnType<typeof jobScene>['lay']>) =>
    toJob(jobScene().lay(...given), 'en', at);

  it('says what it tries, of which file, and what it passes over', () => {
    const job = shown('done', {
      input: { mode: 'check', checkId: 7 },
      cursor: { encoding: 'windows-1258', ignored: ['price', 'strange'] },
    });
    expect(job).toMatchObject({
      mode: 'check',
      checkId: null,
      encoding: 'windows-1258',
      ignored: ['Price', 'strange'],
      changesRows: false,
      mayTakeBack: false,
      mayResume: false,
      file: null,
    });
    expect(job.columns).toContainEqual({ name: 'code', title: 'Product code' });
    const prices = shown('done', { kind: 'import-prices', input: { mode: 'apply', bookId: 'b' } });
    // What only goes out of a file is none of the columns it may mean.
    expect(prices.columns.map(({ name }) => name)).toEqual(['code', 'way', 'value']);
  });

  it('says nothing of a file where it knows nothing of one', () => {
    for (const cursor of [null, { row: 1 }, { encoding: 3, ignored: 'x' }])
      expect(shown('running', { cursor, input: { mode: 'other' } })).toMatchObject({
        mode: null,
        checkId: null,
        encoding: null,
        ignored: [],
      });
    expect(shown('running')).toMatchObject({ mode: 'apply', checkId: 'check', changesRows: true });
  });

  it('has failed where nobody is at work on it any more', () => {
    expect(shown('running', stalled)).toMatchObject({ status: 'failed', reason: 'stalled', mayResume: true });
    expect(shown('running')).toMatchObject({ status: 'running', reason: null, mayResume: false });
    expect(shown('done', stalled)).toMatchObject({ status: 'done', reason: null });
  });

  it('has its file while that is kept: a week for an export, a month for what became of rows', () => {
    const out = { kind: 'export-products', file, createdAt: '2026-11-01T00:00:00.000Z' } as const;
    const fileOf = (given: object) => shown('done', { ...out, ...given }).file;
    const until = '2026-11-22T03:00:00.001Z';
    expect(fileOf({ endedAt: '2026-11-15T03:00:00.001Z' })).toEqual({ name: file.name, rows: 3, until });
    expect(fileOf({ endedAt: '2026-11-15T03:00:00.000Z' })).toBeNull();
    expect(fileOf({ endedAt: null })).toBeNull();
    expect(fileOf({ endedAt: begun, file: null })).toBeNull();
    const rows = { kind: 'import-products', endedAt: null, createdAt: '2026-10-23T03:00:00.001Z' } as const;
    expect(fileOf(rows)?.until).toBe(until);
    expect(fileUntil({ ...rows, endedAt: begun })).toBe(until);
    expect(fileUntil({ kind: 'export-products', endedAt: null, createdAt: begun })).toBe(
      '2026-11-29T02:00:00.000Z',
    );
  });

  it('stands in its owner’s list, the newest first', async () => {
    const { lay, context } = jobScene();
    for (const id of ['a', 'b', 'c']) lay('done', { id });
    lay('done', { id: 'd', ownerId: 'cam' });
    const first = await listJobs(context, 'lan', { take: 2, cursor: undefined, language: 'vi' });
    expect(first.data.map(({ id }) => id)).toEqual(['c', 'b']);
    const next = await listJobs(context, 'lan', {
      take: 2,
      cursor: first.nextCursor ?? undefined,
      language: 'vi',
    });
    expect([next.data.map(({ id }) => id), next.nextCursor]).toEqual([['a'], null]);
  });
});

describe('why a row was refused', () => {
  const columns = [{ name: 'price', titles: { vi: 'Giá', en: 'Price' }, kind: 'money' }] as const;

  it('is a sentence a column, in the reader’s words', () => {
    const problems = [
      { column: 'price', code: 'not_a_number' },
      { column: null, code: 'not_found' },
      { column: 'strange', code: 'too_long' },
    ];
    expect(reasonOf(problems, columns, 'en')).toBe('Price: is not a number; no such code; is too long');
    expect(reasonOf(problems.slice(0, 1), columns, 'vi')).toBe('Giá: không phải là số');
  });

  it('is what the form or the shop would say, without its full stop', () => {
    const said = (code: string) => reasonOf([{ column: null, code }], columns, 'en');
    expect(said('PRODUCT_NOT_FOUND')).toMatch(/[^.]$/);
    expect(said('PRODUCT_NOT_FOUND')).not.toBe(said('INTERNAL'));
    // A code nobody knows any more is told as a mistake of ours.
    expect(said('a code of before')).toBe(said('INTERNAL'));
  });
});

it.each<[Parameters<typeof cellText>[0], Parameters<typeof cellText>[1], string]>([
  [true, { kind: 'flag' }, 'yes'],
  [false, { kind: 'flag' }, 'no'],
  [undefined, { kind: 'text' }, ''],
  [null, { kind: 'text' }, ''],
  [1200, { kind: 'money' }, '1200'],
  ['a, b', { kind: 'words', words: { a: { vi: 'Á', en: 'A' } } }, 'A, b'],
  ['a, b', { kind: 'text', words: { a: { vi: 'Á', en: 'A' } } }, 'a, b'],
  ['a', { kind: 'text', words: { a: { vi: 'Á', en: 'A' } } }, 'A'],
])('%s in a column %o is written %s', (value, column, text) => {
  expect(cellText(value, column, 'en')).toBe(text);
});

describe('the rows of a job', () => {
  const row = (nth: number, given: Partial<StoredRow> = {}): StoredRow => ({
    row: nth,
    key: `T${nth}`,
    status: 'changed',
    problems: [],
    target: `T${nth}`,
    before: {},
    after: {},
    expiresAt: 9_999_999_999,
    ...given,
  });
  const names = async () => new Map([['c1', 'Trà']]);
  function someRows(rows: StoredRow[]) {
    const { lay, put, contextAt, table } = jobScene();
    const job = lay('done');
    put(rows.map((one) => rowItem('job', one)));
    put([{ ...jobKeys.chosen('job', 0), entity: 'job-chosen', ids: [] }]);
    const asked = {
      take: 10,
      cursor: undefined,
      status: undefined,
      language: 'en',
      namesOfPlaces: names,
    } as const;
    // The table is never asked for no row at all: it would refuse.
    const list: typeof table.list = (query, schema) => {
      expect(query.limit).toBeGreaterThan(0);
      return table.list(query, schema);
    };
    const context = contextAt({ ...table, list });
    return (more: Partial<Parameters<typeof listJobRows>[2]> = {}) =>
      listJobRows(context, job, { ...asked, ...more });
  }

  it('say what was before and after, by the titles of their columns', async () => {
    const list = someRows([
      row(2, { before: { price: 1000, strange: null }, after: { price: 1200, strange: 'x' } }),
      row(3, { made: true, after: { price: 5 } }),
      row(4, { status: 'refused', problems: [{ column: 'price', code: 'not_a_number' }] }),
    ]);
    expect((await list()).data).toEqual([
      {
        row: 2,
        key: 'T2',
        status: 'changed',
        reason: '',
        isNew: false,
        changes: [
          { title: 'Price', before: '1000', after: '1200' },
          { title: 'strange', before: '', after: 'x' },
        ],
      },
      { row: 3, key: 'T3', status: 'changed', reason: '', isNew: true, changes: [] },
      { row: 4, key: 'T4', status: 'refused', reason: 'Price: is not a number', isNew: false, changes: [] },
    ]);
  });

  it('are narrowed by what became of them, page by page', async () => {
    const list = someRows(
      Array.from({ length: 9 }, (_, nth) => row(nth + 2, nth % 3 === 0 ? { status: 'refused' } : {})),
    );
    const first = await list({ take: 2, status: 'refused' });
    expect(first.data.map((one) => one.row)).toEqual([2, 5]);
    const second = await list({ take: 2, status: 'refused', cursor: first.nextCursor ?? undefined });
    expect([second.data.map((one) => one.row), second.nextCursor]).toEqual([[8], null]);
    expect((await list({ take: 9 })).nextCursor).toBeNull();
    expect((await list({ take: 8 })).data).toHaveLength(8);
  });

  it('are looked through five hundred at a time where few are of that kind', async () => {
    const list = someRows(
      Array.from({ length: 600 }, (_, nth) => row(nth + 2, nth === 599 ? { status: 'kept' } : {})),
    );
    const first = await list({ take: 100, status: 'kept' });
    expect([first.data, first.nextCursor === null]).toEqual([[], false]);
    const rest = await list({ take: 100, status: 'kept', cursor: first.nextCursor ?? undefined });
    expect([rest.data.map((one) => one.row), rest.nextCursor]).toEqual([[601], null]);
  });
});
