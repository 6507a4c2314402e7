import { expect, it } from 'vitest';
import { Job, JobRow } from '#shared/jobs/job.ts';
import { createJobFile, getJob, listJobRows, startJob } from '#shared/jobs/jobs.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.jobs;
const counts = { takenBack: 0, kept: 0, made: 0, unchanged: 0, total: 3, done: 3, changed: 2 };

const aStatement = (given: Partial<Job>): Job =>
  exampleOf(Job, {
    ...counts,
    kind: 'import-carrier-statement',
    status: 'done',
    reason: null,
    encoding: null,
    questions: [],
    ignored: [],
    stopAsked: false,
    file: null,
    changesRows: false,
    mayTakeBack: false,
    mayResume: false,
    ...given,
  });

const rowOf = (given: Partial<JobRow>) => exampleOf(JobRow, { isNew: false, changes: [], ...given });

/** A statement of three parcels: one differs, one nobody knows. */
async function dropped() {
  const trial = aStatement({ mode: 'check', refused: 1, remarked: 1 });
  const applied = aStatement({ id: newId(), mode: 'apply', refused: 0, remarked: 1 });
  const shown = await renderAt('/admin/payments/statements', {
    as: 'admin',
    answers: [
      answer(createJobFile, {
        id: newId(),
        uploadUrl: '/files/put',
        headers: {},
        expiresAt: '2026-11-23T09:00:00.000Z',
        maxBytes: 1000,
      }),
      answer(startJob, ({ body }) => ('checkId' in body.input ? applied : trial)),
      answer(getJob, ({ params: { id } }) => (id === applied.id ? applied : trial)),
      answer(listJobRows, ({ query: { status } }) => ({
        data:
          status === 'remarked'
            ? [
                rowOf({
                  row: 3,
                  key: 'S1.2',
                  status: 'remarked',
                  reason: 'bảng kê báo 1.000 ₫',
                  changes: [{ title: 'Tiền CoD', before: '', after: '1000' }],
                }),
              ]
            : [rowOf({ row: 4, key: 'S0.0', status: 'refused', reason: 'không tìm thấy mã này' })],
        nextCursor: null,
      })),
    ],
  });
  const { page, user } = shown;
  await user.click(await page.findByRole('button', { name: words.kind['import-carrier-statement'] }));
  expect(await page.findByText(words.import.lead)).toBeTruthy();
  const file = new File(['Mã đơn GHTK,Tiền CoD\nS1.2,1000'], 'bang-ke.csv', { type: 'text/csv' });
  await user.upload(document.querySelector('[role=dialog] input[type=file]') as HTMLInputElement, file);
  return shown;
}

it('a trial shows each parcel whose cash differs beside those that are refused', async () => {
  const { page } = await dropped();
  expect(await page.findByText(/1 dòng cần đối chiếu/)).toBeTruthy();
  expect(await page.findByRole('heading', { name: 'Cần đối chiếu (1)' })).toBeTruthy();
  expect(page.getByRole('heading', { name: 'Lỗi (1)' })).toBeTruthy();
  expect(await page.findByText('bảng kê báo 1.000 ₫')).toBeTruthy();
  expect(page.getByText('Tiền CoD: — → 1000')).toBeTruthy();
  expect(page.getByText('không tìm thấy mã này')).toBeTruthy();
  expect(page.queryByRole('link', { name: words.rows.troubles })).toBeNull();
});

it('once it is booked, what differs leads to the shipments to look at', async () => {
  const { page, user } = await dropped();
  await user.click(await page.findByRole('button', { name: 'Nhập 2 dòng' }));
  const link = await page.findByRole('link', { name: words.rows.troubles });
  expect(link.getAttribute('href')).toBe('/admin/e-commerce/packing/troubles?trouble=cod_differs');
  expect(page.queryByText(words.import.lead)).toBeNull();
  await user.click(page.getByRole('button', { name: words.rows.open }));
  expect(await page.findByText('bảng kê báo 1.000 ₫')).toBeTruthy();
});
