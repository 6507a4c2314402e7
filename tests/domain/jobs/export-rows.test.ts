import { describe, expect, it } from 'vitest';
import { exportRows, type RowPage } from '#functions/domain/jobs/export-rows.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { sheetJobs } from '../support/sheet-jobs.ts';

type Row = Record<string, unknown> & { id: string };

const anItem = (id: string, given: object = {}): Row => ({
  id,
  referenceId: `00${id}`,
  fullName: `Chị ${id}`,
  email: null,
  phoneNumber: '0912345678',
  role: 'collaborator',
  status: 'active',
  createdAt: '2026-11-20T17:30:00.000Z',
  ...given,
});

/** Exports these pages, one after the other. */
function anExport(pages: RowPage<Row>[], input: object = {}) {
  const asked: unknown[] = [];
  const page = async (_job: unknown, after: unknown, take: number) => {
    asked.push([after, take]);
    const found = pages[asked.length - 1];
    if (!found) throw new Error('There are no more pages');
    return found;
  };
  const runner = exportRows<Row>({
    page,
    idOf: ({ id }) => id,
    fileName: { vi: 'thanh-vien', en: 'members' },
  });
  const { table } = memoryTable();
  const now = () => new Date('2026-11-22T17:00:00.000Z');
  const jobs = sheetJobs({ table, now, runners: { 'export-users': runner } });
  const run = () => jobs.run('export-users', { format: 'csv', query: {}, ...input });
  return { ...jobs, run, asked };
}
const headings = 'Mã ID,Họ và tên,Email,Số điện thoại,Vai trò,Trạng thái,Ngày đăng ký';

describe('rows that are written into a file', () => {
  it('come page by page, in the words and the hour of whoever reads it', async () => {
    const { run, linesOf, asked } = anExport([
      { rows: [anItem('a'), anItem('b', { role: 'strange' })], after: 'b', more: true, total: 3 },
      { rows: [anItem('c', { createdAt: undefined, fullName: 'A, "B"' })], after: 'c', more: false },
    ]);
    const job = await run();
    expect(job).toMatchObject({ status: 'done', total: 3, done: 3 });
    expect(job.file).toMatchObject({ name: 'thanh-vien-2026-11-23.csv', rows: 3, format: 'csv' });
    expect(job.file?.key).toBe(`files/exports/lan/${job.id}.csv`);
    expect(linesOf(job)).toEqual([
      headings,
      '00a,Chị a,,"=""0912345678""",Cộng tác viên,Đã xác thực,2026-11-21 00:30',
      '00b,Chị b,,"=""0912345678""",strange,Đã xác thực,2026-11-21 00:30',
      '00c,"A, ""B""",,"=""0912345678""",Cộng tác viên,Đã xác thực,',
    ]);
    expect(asked).toEqual([
      [null, 5000],
      ['b', 5000],
    ]);
  });

  it('are these alone where some were chosen', async () => {
    const rows = ['a', 'b', 'c'].map((id) => anItem(id));
    const { run, linesOf } = anExport([{ rows, after: null, more: false, total: 3 }], {
      ids: ['c', 'a', 'z'],
    });
    const job = await run();
    expect([linesOf(job).length, job.file?.rows, job.done]).toEqual([3, 2, 3]);
  });

  it('may be none', async () => {
    const { run, linesOf } = anExport([{ rows: [], after: null, more: false, total: 0 }]);
    const job = await run();
    expect([linesOf(job), job.file?.rows, job.total]).toEqual([[headings], 0, 0]);
  });

  it('are as many as came, whatever was counted before', async () => {
    const { run } = anExport([
      { rows: [anItem('a'), anItem('b')], after: 'b', more: true, total: 2 },
      { rows: [anItem('c')], after: 'c', more: false },
    ]);
    expect(await run()).toMatchObject({ total: 3, done: 3 });
  });

  it.each([
    [100_000, 'done', null],
    [100_001, 'failed', 'too_many_rows'],
  ])('are a hundred thousand at most: of %s it is %s', async (total, status, reason) => {
    const { run } = anExport([{ rows: [anItem('a')], after: 'a', more: false, total }]);
    expect(await run()).toMatchObject({ status, reason });
  });

  it('are a workbook where that is asked, of as many pieces as there are', async () => {
    const pages = Array.from({ length: 5 }, (_, nth) => ({
      rows: [anItem(`${nth}`)],
      after: nth,
      more: nth < 4,
      ...(nth === 0 && { total: 5 }),
    }));
    const job = await anExport(pages, { format: 'xlsx' }).run();
    expect(job.file).toMatchObject({ name: 'thanh-vien-2026-11-23.xlsx', rows: 5, format: 'xlsx' });
  });
});
