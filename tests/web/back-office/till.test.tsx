import { describe, expect, it } from 'vitest';
import { listWarehouses, StaffWarehouse } from '#shared/catalogue/warehouse.contract.ts';
import { createTicket } from '#shared/live/live.contract.ts';
import { closeTill, getTill, listOwnTills, listTillEntries, openTill } from '#shared/tills/tills.contract.ts';
import { errorMessage } from '#shared/messages/index.ts';
import { StaffTill, TillEntry } from '#shared/tills/till.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, hold, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.till;
const open = exampleOf(StaffTill, {
  id: 'till_1',
  warehouseId: 'wh_a',
  warehouseName: 'Kho Hà Nội',
  status: 'open',
  openedBy: 'person',
  openedAt: new Date().toISOString(),
  float: 500_000,
  cash: 180_000,
  sales: 180_000,
  refunds: 0,
  expected: null,
  counted: [],
  countedAmount: null,
  difference: null,
  closedAt: null,
  may: { declare: false, move: true, close: true },
});
const closed = {
  ...open,
  status: 'closed' as const,
  expected: 680_000,
  counted: [{ value: 500_000, pieces: 1 }],
  loose: 0,
  countedAmount: 500_000,
  difference: -180_000,
  reason: 'Quên thối',
  closedAt: new Date().toISOString(),
  may: { declare: false, move: false, close: false },
};
const sale = exampleOf(TillEntry, {
  line: 'sales',
  amount: 180_000,
  orderId: 'o1',
  orderCode: 'CL261123THU1X',
});
const entries = answer(listTillEntries, { data: [sale], nextCursor: null });
const own = answer(listOwnTills, { open: [open], closed: [] });
const at = (answers: ReturnType<typeof answer>[]) =>
  renderAt('/admin/payments/till', { as: 'collaborator', answers: [...answers, entries] });

const box = (page: Awaited<ReturnType<typeof at>>['page'], value: string) =>
  page.findByRole('textbox', { name: `Số tờ ${value}` });

describe('one’s own till', () => {
  it('is opened once with what was counted into it, however often it is pressed', async () => {
    const { page, user, network } = await at([
      answer(listOwnTills, { open: [], closed: [] }),
      answer(listWarehouses, [exampleOf(StaffWarehouse, { id: 'wh_a', name: 'Kho Hà Nội' })]),
      answer(openTill, open),
    ]);
    await user.click(await page.findByRole('button', { name: words.open.open }));
    const dialog = await page.findByRole('dialog');
    await user.type(await page.findByRole('textbox', { name: /Tiền đầu ca/ }), '500000');
    await user.click(page.getByRole('combobox', { name: /Kho/ }));
    await user.click(await page.findByRole('option', { name: 'Kho Hà Nội' }));
    const [send] = [...dialog.querySelectorAll('button')].filter((one) => one.textContent === words.open.act);
    await user.dblClick(send as HTMLElement);
    await page.findByText(/Đã mở quầy Kho Hà Nội/);
    expect(network.askedOf(openTill)).toMatchObject([{ body: { warehouseId: 'wh_a', float: 500_000 } }]);
  });

  it('shows behind a figure the rows it is made of', async () => {
    const { page, user } = await at([own]);
    await user.click(await page.findByRole('button', { name: /Thu bán hàng/ }));
    const drawer = await page.findByRole('dialog');
    await expect.poll(() => drawer.textContent).toContain('CL261123THU1X');
  });

  it('is counted note by note: Enter goes on to the next, and a difference wants a reason', async () => {
    const { page, user, network } = await at([own, answer(closeTill, closed), answer(getTill, closed)]);
    await user.click(await page.findByRole('button', { name: words.count.open }));
    await user.type(await box(page, '500.000 ₫'), '1{Enter}');
    expect(document.activeElement).toBe(await box(page, '200.000 ₫'));
    expect((await page.findByRole('status', { name: words.count.result })).textContent).toContain(
      'Thiếu 180.000',
    );
    const send = page.getByRole('button', { name: words.count.act });
    await user.click(send);
    const reason = await page.findByRole('textbox', { name: /Lý do chênh lệch/ });
    await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true');
    expect(network.askedOf(closeTill)).toEqual([]);
    await user.type(reason, 'Quên thối');
    await user.dblClick(send);
    await page.findByText(words.closing.title);
    expect(network.askedOf(closeTill)).toMatchObject([{ body: { expected: 680_000, reason: 'Quên thối' } }]);
    expect(page.getByRole('button', { name: words.slip.act })).toBeTruthy();
  });

  it('says that it is closed, though it is asked for anew meanwhile and no longer among those that are open', async () => {
    const { page, user, network } = await at([own, answer(closeTill, closed), answer(getTill, closed)]);
    await user.click(await page.findByRole('button', { name: words.count.open }));
    await user.type(await box(page, '500.000 ₫'), '1');
    await user.type(await page.findByRole('textbox', { name: /Lý do chênh lệch/ }), 'Quên thối');
    const entries = hold(sample(listTillEntries));
    network.answer(answer(listOwnTills, { open: [], closed: [] }), entries);
    await user.click(page.getByRole('button', { name: words.count.act }));
    await page.findByText(words.count.done.replace('{{code}}', closed.code));
    await page.findByText(words.closing.title);
    entries.release();
    expect(network.askedOf(closeTill)).toHaveLength(1);
  });

  it('stays counted until it was answered, though it is seen closed before, and then leads to its slip', async () => {
    const close = hold(answer(closeTill, closed));
    const { page, user, network, say } = await at([
      own,
      close,
      answer(getTill, closed),
      sample(createTicket),
    ]);
    await user.click(await page.findByRole('button', { name: words.count.open }));
    await user.type(await box(page, '500.000 ₫'), '1');
    await user.type(await page.findByRole('textbox', { name: /Lý do chênh lệch/ }), 'Quên thối');
    await user.click(page.getByRole('button', { name: words.count.act }));
    network.answer(answer(listOwnTills, { open: [], closed: [] }));
    say({ type: 'till.changed', room: 'admin' });
    await page.findByText(words.none.title);
    close.release();
    await page.findByText(words.count.done.replace('{{code}}', closed.code));
    await page.findByText(words.closing.title);
    expect(network.askedOf(closeTill)).toHaveLength(1);
  });

  it('says on a till’s own page, too, that it was closed, though it is seen closed before', async () => {
    const close = hold(answer(closeTill, closed));
    const { page, user, network, say } = await renderAt('/admin/payments/till/till_1', {
      as: 'admin',
      answers: [answer(getTill, open), close, sample(createTicket), entries],
    });
    await user.click(await page.findByRole('button', { name: words.count.open }));
    await user.type(await box(page, '500.000 ₫'), '1');
    await user.type(await page.findByRole('textbox', { name: /Lý do chênh lệch/ }), 'Quên thối');
    await user.click(page.getByRole('button', { name: words.count.act }));
    network.answer(answer(getTill, closed));
    say({ type: 'till.changed', room: 'admin' });
    await page.findByText(words.closing.title);
    close.release();
    await page.findByText(words.count.done.replace('{{code}}', closed.code));
    expect(page.queryByRole('dialog')).toBeNull();
  });

  it('says that an admin was faster, with the count still there, and is gone once it is given up', async () => {
    const { page, user, network, say } = await at([
      own,
      refuse(closeTill, 'TILL_CLOSED'),
      sample(createTicket),
    ]);
    await user.click(await page.findByRole('button', { name: words.count.open }));
    await user.type(await box(page, '500.000 ₫'), '1');
    await user.type(await page.findByRole('textbox', { name: /Lý do chênh lệch/ }), 'Quên thối');
    network.answer(answer(listOwnTills, { open: [], closed: [] }));
    say({ type: 'till.changed', room: 'admin' });
    await page.findByText(words.none.title);
    await user.click(page.getByRole('button', { name: words.count.act }));
    await page.findByText(errorMessage('TILL_CLOSED', 'vi'));
    expect((await box(page, '500.000 ₫')).getAttribute('value')).toBe('1');
    await user.click(page.getByRole('button', { name: texts.common.action.cancel }));
    await user.click(await page.findByRole('button', { name: texts.form.leave.leave }));
    await expect.poll(() => page.queryByRole('dialog')).toBeNull();
  });

  it('stays open with all that was counted when money came meanwhile', async () => {
    const { page, user } = await at([
      own,
      refuse(closeTill, 'TILL_EXPECTS', { params: { expected: '700.000 ₫' } }),
    ]);
    await user.click(await page.findByRole('button', { name: words.count.open }));
    await user.type(await box(page, '500.000 ₫'), '1');
    await user.type(await box(page, '20.000 ₫'), '9');
    await user.click(page.getByRole('button', { name: words.count.act }));
    await page.findByText(/quầy phải có 700\.000 ₫/);
    expect((await box(page, '20.000 ₫')).getAttribute('value')).toBe('9');
  });
});
