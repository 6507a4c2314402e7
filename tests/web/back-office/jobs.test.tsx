import { listPeople } from '#shared/people/index.ts';
import { listWarehouses, StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { expect, it, vi } from 'vitest';
import { Job, JobRow } from '#shared/jobs/job.ts';
import {
  createJobFile,
  getJob,
  getJobFile,
  listJobRows,
  listJobs,
  resumeJob,
  startJob,
  stopJob,
  takeBackJob,
} from '#shared/jobs/jobs.contract.ts';
import { minutesLeft } from '#web/back-office/jobs/rules/time-left.ts';
import { newId } from '#shared/values/ids.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.jobs;
const id = '01KAEF5X8FQ2YR0H3V6JN7TEB2';
const counts = { takenBack: 0, kept: 0, refused: 0, remarked: 0, unchanged: 0, changed: 0 };

const aJob = (given: Partial<Job> = {}): Job =>
  exampleOf(Job, {
    id,
    ...counts,
    kind: 'import-products',
    mode: 'apply',
    status: 'running',
    reason: null,
    encoding: null,
    questions: [],
    stopAsked: false,
    file: null,
    changesRows: true,
    mayTakeBack: false,
    mayResume: false,
    total: 5000,
    done: 1200,
    ...given,
  });

const recent = (...jobs: Job[]) => answer(listJobs, { data: jobs, nextCursor: null });

it('a job under way is found again on any page, told in rows, and can be stopped', async () => {
  const running = aJob({ changed: 1190, refused: 10 });
  const stopped = aJob({ ...running, status: 'stopped', mayTakeBack: true });
  const { page, user, network } = await renderAt('/admin/khong-co', {
    as: 'collaborator',
    answers: [recent(running), answer(stopJob, { ...running, stopAsked: true })],
  });
  await user.click(await page.findByRole('button', { name: 'Tác vụ nền, 1 đang chạy' }));
  const bar = await page.findByRole('progressbar', { name: words.kind['import-products'] });
  expect(bar.getAttribute('value')).toBe('0.24');
  expect(page.getByText(/1\.200 \/ 5\.000 dòng · còn 3\.800 dòng/)).toBeTruthy();
  expect(page.getByText(/10 dòng lỗi/)).toBeTruthy();

  network.answer(recent(stopped));
  await user.click(page.getByRole('button', { name: words.stop }));
  expect(network.askedOf(stopJob).map(({ params }) => params)).toEqual([{ id }]);
  expect(await page.findByText(words.status.stopped)).toBeTruthy();
  expect(await page.findByRole('button', { name: texts.backOffice.tray.open })).toBeTruthy();
});

it('says on every page how far the first has come, and lets what was stopped go on', async () => {
  const running = aJob({ kind: 'change-products', mode: null, total: 10_000, done: 2500, mayTakeBack: true });
  const stopped = aJob({ ...running, id: newId(), status: 'stopped', mayResume: true, mayTakeBack: false });
  const { page, user, network } = await renderAt('/admin/jobs', {
    as: 'collaborator',
    answers: [recent(running, stopped), answer(resumeJob, { ...running, done: 2501 })],
  });
  const tray = await page.findByRole('button', { name: 'Tác vụ nền, 1 đang chạy' });
  expect(tray.textContent).toBe('2.500/10.000');
  await user.click(await page.findByRole('button', { name: words.resume }));
  expect(network.askedOf(resumeJob).map(({ params }) => params)).toEqual([{ id: stopped.id }]);
  // What is under way is stopped before it is put back, and that is said.
  await user.click(page.getByRole('button', { name: words.takeBack.stopAndUndo }));
  expect(await page.findByText(words.takeBack.underWay)).toBeTruthy();
});

it.each([
  [{ status: 'running', done: 2500, total: 10_000, seconds: 60 }, 3],
  [{ status: 'running', done: 9990, total: 10_000, seconds: 60 }, 0],
  [{ status: 'running', done: 50, total: 10_000, seconds: 60 }, undefined],
  [{ status: 'running', done: 500, total: null, seconds: 60 }, undefined],
  [{ status: 'done', done: 500, total: 500, seconds: 60 }, undefined],
] as const)('of %j, %s minutes are left', ({ seconds, ...job }, minutes) => {
  const createdAt = '2026-11-23T01:00:00.000Z';
  const updatedAt = new Date(Date.parse(createdAt) + seconds * 1000).toISOString();
  expect(minutesLeft(aJob({ ...job, createdAt, updatedAt }))).toBe(minutes);
});

it('what it changed is taken back row by row, and what was changed since is named', async () => {
  const done = aJob({ status: 'done', done: 5000, changed: 2, kept: 1, takenBack: 0, mayTakeBack: true });
  const row = exampleOf(JobRow, {
    row: 7,
    key: 'SP-7',
    status: 'changed',
    reason: '',
    changes: [{ title: 'Giá', before: '100', after: '200' }],
  });
  const { page, user, network } = await renderAt('/admin/jobs', {
    as: 'admin',
    answers: [
      recent(done),
      answer(listJobRows, ({ query }) => ({
        data:
          query.status === 'kept' ? [{ ...row, key: 'SP-8', row: 8, reason: 'đã được sửa sau đó' }] : [row],
        nextCursor: null,
      })),
      answer(takeBackJob, { ...done, status: 'taking_back' }),
    ],
  });
  await user.click(await page.findByRole('button', { name: words.rows.open }));
  expect(await page.findByText('Giá: 100 → 200')).toBeTruthy();
  await user.click(page.getByRole('checkbox', { name: 'Chọn dòng 7' }));
  await user.click(page.getByRole('button', { name: 'Giữ nguyên (1)' }));
  expect(await page.findByText('đã được sửa sau đó')).toBeTruthy();
  await user.click(page.getByRole('button', { name: 'Đã thay đổi (1)' }));
  await user.click(await page.findByRole('button', { name: 'Hoàn tác 1 dòng' }));
  expect(network.askedOf(takeBackJob).map(({ body }) => body)).toEqual([{ rows: [7] }]);
});

it('all of it is taken back only after a question', async () => {
  const done = aJob({ status: 'done', changed: 2, mayTakeBack: true });
  const { page, user, network } = await renderAt('/admin/jobs', {
    as: 'admin',
    answers: [recent(done), refuse(takeBackJob, 'JOB_STATE')],
  });
  await user.click(await page.findByRole('button', { name: words.takeBack.confirm }));
  expect(await page.findByText(/2 dòng trở về giá trị trước tác vụ này/)).toBeTruthy();
  expect(network.askedOf(takeBackJob)).toEqual([]);
  await user.click(page.getAllByRole('button', { name: words.takeBack.confirm }).at(-1) as HTMLElement);
  expect(network.askedOf(takeBackJob).map(({ body }) => body)).toEqual([{}]);
  expect(await page.findByText(/Tác vụ đã sang bước khác/)).toBeTruthy();
});

it('an export of all is a job, begun from the menu', async () => {
  const { page, user, network } = await renderAt('/admin/jobs', {
    as: 'collaborator',
    answers: [
      answer(startJob, aJob({ kind: 'export-products', mode: null, status: 'queued', total: null, done: 0 })),
      answer(getJob, aJob()),
    ],
  });
  expect(await page.findByText(words.none)).toBeTruthy();
  await user.click(page.getByRole('button', { name: words.export.open }));
  await user.click(await page.findByRole('menuitem', { name: words.export.xlsx }));
  expect(network.askedOf(startJob)).toMatchObject([
    { body: { kind: 'export-products', input: { format: 'xlsx' } } },
  ]);
  expect(await page.findByText(words.export.begun)).toBeTruthy();
});

it.each([
  ['is downloaded by itself as soon as it is made', ['running', 'done'], 1],
  ['is left to its card where it failed', ['running', 'failed'], 0],
] as const)('a short export %s', async (_, statuses, downloads) => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const left = [...statuses];
  const { page, user, network } = await renderAt('/admin/jobs', {
    as: 'collaborator',
    answers: [
      answer(startJob, aJob({ kind: 'export-products', mode: null, status: 'queued', total: null, done: 0 })),
      answer(getJob, () => aJob({ status: left.shift() ?? statuses[1] })),
      answer(getJobFile, exampleOf(getJobFile.reply, { name: 'san-pham.xlsx' })),
    ],
  });
  await user.click(await page.findByRole('button', { name: words.export.open }));
  await user.click(await page.findByRole('menuitem', { name: words.export.xlsx }));
  await expect.poll(() => network.askedOf(getJob).length, { timeout: 30_000 }).toBe(2);
  if (downloads > 0) await page.findByText(words.export.saved);
  await network.rest();
  expect(names).toEqual(Array.from({ length: downloads }, () => 'san-pham.xlsx'));
});

it('says why a job failed, and that the list could not be read', async () => {
  const { page } = await renderAt('/admin/jobs', {
    as: 'admin',
    answers: [recent(aJob({ status: 'failed', reason: 'too_many_rows' }))],
  });
  expect(await page.findByText(words.reason.too_many_rows)).toBeTruthy();
  const broken = await renderAt('/admin/jobs', { as: 'admin', answers: [refuse(listJobs, 'BAD_CURSOR')] });
  expect(await broken.page.findByText(words.failed)).toBeTruthy();
});

it('takes the members along as their list is narrowed, all pages of it', async () => {
  const { page, user, network } = await renderAt('/admin/users?status=inactive&page=2', {
    as: 'admin',
    answers: [
      answer(listPeople, exampleOf(listPeople.reply, { data: [], total: 0, page: 2, totalPages: 0 })),
      answer(startJob, aJob({ kind: 'export-users', mode: null, status: 'queued', total: null, done: 0 })),
      answer(getJob, aJob()),
      recent(),
    ],
  });
  await user.click(await page.findByRole('button', { name: words.export.open }));
  await user.click(await page.findByRole('menuitem', { name: words.export.csv }));
  expect(await page.findByText(words.export.begun)).toBeTruthy();
  expect(network.askedOf(startJob)).toMatchObject([
    { body: { kind: 'export-users', input: { format: 'csv', query: { status: ['inactive'] } } } },
  ]);
});

it('a file of products is tried with what was said aloud, and anew when something else is', async () => {
  const fileId = newId();
  const trial = aJob({
    mode: 'check',
    status: 'done',
    changed: 3,
    made: 2,
    ignored: ['Tồn kho'],
    total: 3,
    done: 3,
  });
  const { page, user, network } = await renderAt('/admin/jobs', {
    as: 'collaborator',
    answers: [
      recent(),
      answer(listWarehouses, [exampleOf(StaffWarehouse, { id: 'wh-1', name: 'Kho Đà Nẵng' })]),
      answer(createJobFile, {
        id: fileId,
        uploadUrl: '/files/put',
        headers: {},
        expiresAt: '2026-11-23T09:00:00.000Z',
        maxBytes: 1000,
      }),
      answer(startJob, trial),
      answer(getJob, trial),
    ],
  });
  await user.click(await page.findByRole('button', { name: words.kind['import-products'] }));
  const usual = await page.findByRole('radio', { name: new RegExp(words.import.onlyUpdate) });
  expect(usual.getAttribute('aria-checked')).toBe('true');
  await user.click(page.getByRole('radio', { name: new RegExp(words.import.makeNew) }));
  await user.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File(['code,price\nA,1'], 'gia.csv', { type: 'text/csv' }),
  );
  expect(await page.findByText(/trong đó 2 sẽ tạo mới/)).toBeTruthy();
  expect(page.getByText(/Bỏ qua cột: Tồn kho/)).toBeTruthy();
  const tried = () => network.askedOf(startJob).map(({ body }) => body.input);
  expect(tried()).toMatchObject([{ mode: 'check', fileId, makesNew: true, stock: null }]);

  await user.click(page.getByRole('radio', { name: new RegExp(words.import.stockAdds) }));
  expect(page.queryByText(/trong đó 2 sẽ tạo mới/)).toBeNull();
  await user.click(page.getByRole('button', { name: words.import.check }));
  expect(await page.findByRole('alert')).toHaveProperty('textContent', words.import.stockMissing);
  expect(tried()).toHaveLength(1);
});

it('asks at once how far the check of a file is that was just started', async () => {
  const check = aJob({ mode: 'check', status: 'queued', total: null, done: 0 });
  const { page, user, network } = await renderAt('/admin/jobs', {
    as: 'collaborator',
    answers: [
      recent(),
      answer(createJobFile, exampleOf(createJobFile.reply, { uploadUrl: '/files/put', headers: {} })),
      answer(startJob, check),
      answer(getJob, { ...check, status: 'done', total: 3, done: 3, changed: 3 }),
    ],
  });
  await user.click(await page.findByRole('button', { name: words.kind['import-products'] }));
  await user.upload(
    await vi.waitUntil(() => document.querySelector<HTMLInputElement>('input[type=file]')),
    new File(['code,price\nA,1'], 'gia.csv', { type: 'text/csv' }),
  );
  await network.rest();
  expect(network.askedOf(getJob)).toHaveLength(1);
});
