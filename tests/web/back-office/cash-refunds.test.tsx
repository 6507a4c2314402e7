import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  getRefund,
  getRefundStatusSummary,
  listOwedOrders,
  processRefund,
  Refund,
  searchRefunds,
  StaffRefund,
} from '#shared/refunds/index.ts';
import { Till } from '#shared/tills/till.ts';
import { searchTills } from '#shared/tills/tills.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, type Answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { cashRefund, refundActs, sentForm } = texts.money;
const nobody = { approve: false, reject: false, process: false, settle: false };
const onePage = { page: 1, totalPages: 1, hasNext: false, hasPrev: false };
const refund = exampleOf(StaffRefund, {
  id: 'r1',
  code: 'HT261123ABCDE',
  status: 'approved',
  way: 'cash',
  amount: 20_000,
  account: null,
  reference: null,
  events: [],
  tries: [],
  qrContent: null,
  qrImageDataUrl: null,
  error: null,
  may: { ...nobody, process: true, reject: true },
});
const till = (id: string, cash: number) =>
  exampleOf(Till, {
    id,
    personName: `Lan ${id}`,
    warehouseName: 'Kho Hà Nội',
    status: 'open',
    float: 0,
    cash,
  });
const openTills = (...data: Till[]) =>
  answer(searchTills, { ...onePage, limit: 100, data, total: data.length });

const open = (shown: StaffRefund, more: readonly Answer[]) =>
  renderAt('/admin/e-commerce/returns/refunds?refund=r1', {
    as: 'admin',
    answers: [
      answer(searchRefunds, {
        ...onePage,
        limit: 20,
        data: [exampleOf(Refund, { id: 'r1', code: refund.code })],
        total: 1,
      }),
      answer(getRefundStatusSummary, [{ status: 'failed', count: 2, amount: 40_000 }]),
      answer(listOwedOrders, { data: [], nextCursor: null }),
      answer(getRefund, shown),
      ...more,
    ],
  });

describe('a refund in cash', () => {
  it('leaves the open till that is chosen, of those with enough in them', async () => {
    const done = { ...refund, status: 'succeeded' as const, reference: 'QT261123AAAAA', may: nobody };
    const tills = openTills(till('a', 19_999), till('b', 20_000));
    const { page, user, network } = await open(refund, [tills, answer(processRefund, done)]);
    await user.click(await page.findByRole('button', { name: refundActs.process }));
    const dialog = await page.findByRole('dialog', { name: /20\.000 ₫/ });
    await user.click(within(dialog).getByRole('button', { name: refundActs.process }));
    expect(network.askedOf(processRefund)).toEqual([]);
    await user.click(within(dialog).getByRole('combobox', { name: new RegExp(cashRefund.tillId) }));
    const short = await page.findByRole('option', { name: /Lan a .*19\.999 ₫/ });
    expect(short.getAttribute('aria-disabled') ?? short.hasAttribute('data-disabled')).toBeTruthy();
    await user.click(page.getByRole('option', { name: /Lan b .*20\.000 ₫/ }));
    network.answer(answer(getRefund, done));
    await user.click(within(dialog).getByRole('button', { name: refundActs.process }));
    await page.findByText(sentForm.done.replace('{{code}}', refund.code));
    expect(network.askedOf(processRefund)).toMatchObject([{ body: { tillId: 'b' } }]);
    expect((await page.findByText('QT261123AAAAA')).parentElement?.textContent).toContain(
      texts.money.refunds.tillReference,
    );
  });

  it('needs a till, to which it leads where none is open', async () => {
    const { page, user } = await open(refund, [openTills()]);
    await user.click(await page.findByRole('button', { name: refundActs.process }));
    await page.findByText(cashRefund.none);
    expect(page.getByRole('link', { name: cashRefund.open }).getAttribute('href')).toBe(
      '/admin/payments/till',
    );
  });

  it('that was cut off is pressed again, and is never said to be transferred', async () => {
    const going = {
      ...refund,
      status: 'processing' as const,
      may: { ...nobody, process: true, settle: true },
    };
    const { page } = await open(going, [openTills()]);
    await page.findByRole('button', { name: refundActs.process });
    expect(page.queryByRole('button', { name: refundActs.sent })).toBeNull();
  });
});
