import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  cleanUpAttempts,
  FailedAttempt,
  getAttemptFigures,
  getRefund,
  listFailedAttempts,
  processRefund,
  StaffRefund,
} from '#shared/refunds/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, type Answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { refundActs, cleanUp, refundPaper } = texts.money;
const nobody = { approve: false, reject: false, process: false, settle: false };
const refund = exampleOf(StaffRefund, {
  id: 'r1',
  code: 'HT261123ABCDE',
  status: 'processing',
  way: 'bank',
  amount: 20_000,
  account: { bin: '970436', account: '0123456789', holder: 'TRAN THI THU' },
  events: [],
  tries: [],
  qrContent: '000201',
  qrImageDataUrl: 'data:image/svg+xml,%3Csvg/%3E',
  error: null,
  reference: null,
  may: { ...nobody, settle: true },
});
const tried = (refundId: string, refundStatus: FailedAttempt['refundStatus']) =>
  exampleOf(FailedAttempt, {
    refundId,
    refundCode: `HT-${refundId}`,
    attempt: 1,
    way: 'bank',
    amount: 20_000,
    error: 'Sai số tài khoản',
    refundStatus,
  });

const open = (more: readonly Answer[] = []) =>
  renderAt('/admin/e-commerce/returns/refunds/tries', {
    as: 'admin',
    answers: [
      answer(listFailedAttempts, {
        data: [tried('r1', 'failed'), tried('r2', 'succeeded')],
        total: 2,
        page: 1,
        limit: 20,
        totalPages: 1,
        hasNext: false,
        hasPrev: false,
      }),
      answer(getAttemptFigures, { total: 5, succeeded: 3, failed: 2 }),
      ...more,
    ],
  });
const agree = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });
const count = (texted: string, filled: Record<string, unknown>) =>
  texted.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(filled[name]));

describe('a try that failed', () => {
  it('says why, and is made again from there: once, and only where its refund is still to be sent', async () => {
    const { page, user, network } = await open([answer(processRefund, refund), answer(getRefund, refund)]);
    expect(await page.findAllByText('Sai số tài khoản')).toHaveLength(2);
    expect(page.getAllByRole('button', { name: /Thử lại phiếu/ })).toHaveLength(1);
    await user.click(page.getByRole('button', { name: count(refundActs.againOf, { code: 'HT-r1' }) }));
    await user.dblClick(agree(await page.findByRole('alertdialog'), refundActs.again));
    // The refund opens with the code for the bank.
    await page.findByRole('button', { name: refundActs.sent });
    expect(network.askedOf(processRefund)).toMatchObject([{ params: { id: 'r1' } }]);
  });
});

describe('old tries', () => {
  const cleaning = answer(cleanUpAttempts, { deleted: 7, more: false });
  const asks = async (more: readonly Answer[]) => {
    const shown = await open(more);
    await shown.user.click(await shown.page.findByRole('button', { name: cleanUp.open }));
    await shown.user.click(await shown.page.findByRole('button', { name: cleanUp.count }));
    return shown;
  };

  it('are counted before, taken away only then, and said how many', async () => {
    const { page, user, network } = await asks([cleaning]);
    const dialog = await page.findByRole('alertdialog');
    expect(dialog.textContent).toContain(count(cleanUp.titleCount_other, { count: 7, days: 180 }));
    expect(network.askedOf(cleanUpAttempts)).toMatchObject([{ body: { days: 180, trial: true } }]);
    await user.dblClick(agree(dialog, cleanUp.act));
    await page.findByText(count(cleanUp.done_other, { count: 7, days: 180 }));
    expect(network.askedOf(cleanUpAttempts)).toHaveLength(2);
  });

  it('are left alone where there are none', async () => {
    const { page, network } = await asks([answer(cleanUpAttempts, { deleted: 0, more: false })]);
    await page.findByText(count(cleanUp.none, { days: 180 }));
    expect(network.askedOf(cleanUpAttempts)).toHaveLength(1);
  });
});

it('the order to transfer shows the code a bank reads, and the same to type', async () => {
  const { page } = await renderAt('/admin/e-commerce/returns/refunds/r1/paper', {
    as: 'admin',
    answers: [answer(getRefund, refund)],
  });
  await page.findByRole('heading', { name: refundPaper.title });
  expect(page.getByRole('img', { name: /VietQR/ })).toBeDefined();
  expect(page.getByText('0123456789')).toBeDefined();
  expect(page.getByText('Vietcombank')).toBeDefined();
});
