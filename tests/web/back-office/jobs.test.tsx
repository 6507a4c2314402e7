import { listUsers } from '#shared/accounts/index.ts';
import { expect, it } from 'vitest';
import { Job, JobRow } from '#shared/jobs/job.ts';
import { getJob, listJobRows, listJobs, startJob, stopJob, takeBackJob } from '#shared/jobs/jobs.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.jobs;
const id = '01KAEF5X8FQ2YR0H3V6JN7TEB2';
const counts = { takenBack: 0, kept: 0, refused: 0, unchanged: 0, changed: 0 };

const aJob = (given: Partial<Job> = {}): Job =>
  exampleOf(Job, {
    id,
    ...counts,
    kind: 'import-products',
    mode: 'apply',
    status: 'running',
    reason: null,
    questions: [],
    stopAsked: false,
    file: null,
    mayTakeBack: false,
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
  expect(await page.findByRole('button', { name: words.tray.open })).toBeTruthy();
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
  expect(await page.findByText(/2 dòng trở về giá trị trước khi nhập/)).toBeTruthy();
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
  expect(network.askedOf(startJob).map(({ body }) => body)).toEqual([
    { kind: 'export-products', input: { format: 'xlsx' } },
  ]);
  expect(await page.findByText(words.export.begun)).toBeTruthy();
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
      answer(listUsers, exampleOf(listUsers.reply, { data: [], total: 0, page: 2, totalPages: 0 })),
      answer(startJob, aJob({ kind: 'export-users', mode: null, status: 'queued', total: null, done: 0 })),
      answer(getJob, aJob()),
      recent(),
    ],
  });
  await user.click(await page.findByRole('button', { name: words.export.open }));
  await user.click(await page.findByRole('menuitem', { name: words.export.csv }));
  expect(await page.findByText(words.export.begun)).toBeTruthy();
  expect(network.askedOf(startJob)).toMatchObject([
    { body: { kind: 'export-users', input: { format: 'csv', query: { status: 'inactive' } } } },
  ]);
});
