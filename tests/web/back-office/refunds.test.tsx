import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  approveRefund,
  createRefund,
  getAttemptFigures,
  getRefund,
  getRefundDashboard,
  getRefundStatusSummary,
  getRefundTrends,
  listOwedOrders,
  OwedOrder,
  processRefund,
  Refund,
  searchRefunds,
  settleRefund,
  StaffRefund,
} from '#shared/refunds/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, type Answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { refundActs, refundForm, owed, sentForm } = texts.money;
const url = '/admin/e-commerce/returns/refunds';
const nobody = { approve: false, reject: false, process: false, settle: false };
const account = { bin: '970436', account: '0123456789', holder: 'TRAN THI THU' };
const refund = exampleOf(StaffRefund, {
  id: 'r1',
  code: 'HT261123ABCDE',
  status: 'approved',
  way: 'bank',
  amount: 20_000,
  account,
  events: [],
  tries: [],
  qrContent: null,
  qrImageDataUrl: null,
  error: null,
  may: { ...nobody, process: true, reject: true },
});
const order = exampleOf(OwedOrder, {
  id: 'don1',
  code: 'DH1',
  owed: [{ kind: 'overpayment', returnId: null, amount: 20_000 }],
  goodwill: 0,
  ways: ['bank'],
});

const listed = answer(searchRefunds, {
  data: [exampleOf(Refund, { id: 'r1', code: refund.code })],
  total: 1,
  page: 1,
  limit: 20,
  totalPages: 1,
  hasNext: false,
  hasPrev: false,
});
const counted = answer(getRefundStatusSummary, [{ status: 'failed', count: 2, amount: 40_000 }]);
const open = (shown: StaffRefund, more: readonly Answer[] = []) =>
  renderAt(`${url}?refund=r1`, {
    as: 'admin',
    answers: [
      listed,
      counted,
      answer(listOwedOrders, { data: [], nextCursor: null }),
      answer(getRefund, shown),
      ...more,
    ],
  });
const agree = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });

describe('a refund', () => {
  it('is sent once, however often that is pressed, and then shows the code for the bank', async () => {
    const begun = { ...refund, status: 'processing' as const, may: { ...nobody, settle: true } };
    const { page, user, network } = await open(refund, [answer(processRefund, begun)]);
    await user.click(await page.findByRole('button', { name: refundActs.process }));
    const dialog = await page.findByRole('alertdialog');
    expect(dialog.textContent).toContain(refundActs.processByBank);
    network.answer(answer(getRefund, begun));
    await user.dblClick(agree(dialog, refundActs.process));
    await page.findByRole('button', { name: refundActs.sent });
    expect(network.askedOf(processRefund)).toHaveLength(1);
  });

  it('is confirmed with what the bank calls the transfer, and never without', async () => {
    const going = { ...refund, status: 'processing' as const, may: { ...nobody, settle: true } };
    const { page, user, network } = await open(going, [
      answer(settleRefund, { ...going, status: 'succeeded', may: nobody }),
    ]);
    await user.click(await page.findByRole('button', { name: refundActs.sent }));
    const dialog = await page.findByRole('dialog', { name: sentForm.title });
    const [save] = [...dialog.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === refundActs.sent,
    );
    await user.click(save as HTMLElement);
    expect(network.askedOf(settleRefund)).toHaveLength(0);
    await user.type(dialog.querySelector('input') as HTMLElement, 'FT123');
    await user.dblClick(save as HTMLElement);
    await page.findByText(sentForm.done.replace('{{code}}', refund.code));
    expect(network.askedOf(settleRefund)).toMatchObject([{ body: { outcome: 'sent', reference: 'FT123' } }]);
  });

  it('of much money is approved by somebody else, and says so to whoever asked for it', async () => {
    const asked = { ...refund, status: 'pending' as const, needsSecond: true };
    const { page } = await open({ ...asked, may: { ...nobody, reject: true } });
    await page.findByText(refundActs.byAnother);
    expect(page.queryByRole('button', { name: refundActs.approve })).toBeNull();
  });

  it('says why it may not be approved when somebody was faster', async () => {
    const pending = {
      ...refund,
      status: 'pending' as const,
      may: { ...nobody, approve: true, reject: true },
    };
    const { page, user } = await open(pending, [refuse(approveRefund, 'REFUND_STATE')]);
    await user.click(await page.findByRole('button', { name: refundActs.approve }));
    await user.click(agree(await page.findByRole('alertdialog'), refundActs.approve));
    expect(await page.findByText(refundActs.failed)).toBeDefined();
  });
});

it('are counted by the days they were asked for, with what they came to', async () => {
  const byStatus = [{ status: 'succeeded' as const, count: 3, amount: 450_000 }];
  const { page, network } = await renderAt('/admin/reports/refunds?from=2026-11-01&to=2026-11-20', {
    as: 'admin',
    answers: [
      listed,
      counted,
      answer(listOwedOrders, { data: [], nextCursor: null }),
      answer(getRefundDashboard, {
        overview: { count: 4, amount: 500_000, byStatus },
        metrics: { refundRate: 2.5, avgProcessHours: 1.5, failureRate: 0 },
        recent: [],
      }),
      answer(getRefundTrends, [{ day: '2026-11-03', count: 4, amount: 500_000 }]),
      answer(getAttemptFigures, { total: 5, succeeded: 3, failed: 2 }),
    ],
  });
  expect((await page.findAllByText(/450.000/)).length).toBeGreaterThan(0);
  const from = new Date('2026-11-01T00:00:00+07:00').toISOString();
  expect(network.askedOf(getRefundTrends)[0]?.query).toMatchObject({ from });
});

describe('a refund that is asked for', () => {
  const from = (shown: OwedOrder, more: readonly Answer[] = []) =>
    renderAt(`${url}?search=DH1&owed=don1`, {
      as: 'admin',
      answers: [
        listed,
        counted,
        answer(listOwedOrders, ({ query }) => ({
          data: query.order ? [shown] : [],
          nextCursor: null,
        })),
        ...more,
      ],
    });

  it('from the page of an order, is for what that owes, and made once', async () => {
    const { page, user, network } = await from(order, [
      answer(createRefund, refund),
      answer(getRefund, refund),
    ]);
    await page.findByText(refundForm.title.replace('{{code}}', 'DH1'));
    expect(page.getByDisplayValue('20.000')).toBeDefined();
    await user.type(
      page.getByRole('textbox', { name: new RegExp(refundForm.account.account) }),
      '0123456789',
    );
    await user.type(
      page.getByRole('textbox', { name: new RegExp(refundForm.account.holder) }),
      'Tran Thi Thu',
    );
    await user.type(page.getByRole('textbox', { name: new RegExp(refundForm.reason) }), 'Khách chuyển dư');
    const bank = page.getByRole('combobox', { name: new RegExp(refundForm.account.bin) });
    await user.type(bank, 'Vietcom');
    await user.click(await page.findByRole('option', { name: 'Vietcombank' }));
    await user.dblClick(page.getByRole('button', { name: refundForm.submit }));
    await page.findByText(refundForm.made.replace('{{code}}', refund.code));
    const asked = network.askedOf(createRefund);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toMatchObject({ orderId: 'don1', amount: 20_000, kind: 'overpayment' });
  });

  it('at the provider the money came by asks for no account, and by bank for one again', async () => {
    const paidAtVnpay = { ...order, ways: ['vnpay' as const, 'bank' as const] };
    const { page, user, network } = await from(paidAtVnpay, [
      answer(createRefund, refund),
      answer(getRefund, refund),
    ]);
    await page.findByText(refundForm.title.replace('{{code}}', 'DH1'));
    const bank = () => page.queryByRole('combobox', { name: new RegExp(refundForm.account.bin) });
    const choose = async (name: string) => {
      await user.click(page.getByRole('combobox', { name: new RegExp(refundForm.way) }));
      await user.click(await page.findByRole('option', { name }));
    };
    await user.type(page.getByRole('textbox', { name: new RegExp(refundForm.reason) }), 'Hàng lỗi');
    await choose(texts.money.refundWay.bank);
    expect(bank()).not.toBeNull();
    await user.click(page.getByRole('button', { name: refundForm.submit }));
    expect(network.askedOf(createRefund)).toEqual([]);
    await choose(texts.money.refundWay.vnpay);
    expect(bank()).toBeNull();
    await user.click(page.getByRole('button', { name: refundForm.submit }));
    await page.findByText(refundForm.made.replace('{{code}}', refund.code));
    expect(network.askedOf(createRefund)).toMatchObject([{ body: { way: 'vnpay', account: null } }]);
  });

  it('opens once it is made, also where its order owes nothing then', async () => {
    let made = false;
    const { page, user, network } = await from({ ...order, ways: ['vnpay'] }, [
      answer(listOwedOrders, ({ query }) => {
        const now = made ? { ...order, owed: [] } : { ...order, ways: ['vnpay' as const] };
        return { data: query.order || !made ? [now] : [], nextCursor: null };
      }),
      // Other lists take longer to come anew: the form must not wait for them.
      {
        ...counted,
        give: (asked) => (made ? new Promise<never>(() => undefined) : counted.give(asked)),
        never: true,
      },
      answer(createRefund, () => {
        made = true;
        return refund;
      }),
      answer(getRefund, refund),
    ]);
    await page.findByText(refundForm.title.replace('{{code}}', 'DH1'));
    await user.type(page.getByRole('textbox', { name: new RegExp(refundForm.reason) }), 'Hàng lỗi');
    await user.click(page.getByRole('button', { name: refundForm.submit }));
    await page.findByRole('dialog', { name: new RegExp(`^${refund.code}`) });
    expect(network.askedOf(createRefund)).toHaveLength(1);
  });

  it('is not offered twice: where all has a refund, that is said', async () => {
    const { page } = await from({ ...order, owed: [] });
    await page.findByText(owed.nothing.replace('{{code}}', 'DH1'));
    expect(page.queryByText(refundForm.title.replace('{{code}}', 'DH1'))).toBeNull();
  });
});
