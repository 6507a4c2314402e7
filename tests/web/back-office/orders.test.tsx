import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import {
  changeOrderStatus,
  confirmOrders,
  countOrderQueues,
  getOrderStory,
  getStaffOrder,
  grantCredit,
  listAlikeOrders,
  listSaleChannels,
  noteOrder,
  OrderNote,
  OrderRow,
  recordCall,
  searchOrders,
  startPacking,
  takeMoney,
  viewOrder,
} from '#shared/orders/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { openOrder, order, orderUrl, quiet } from './order-scene.ts';

const { staffOrders } = texts;
const { act, step } = staffOrders;
const toProve = { ...order, status: 'draft' as const, provenBy: null, paidAmount: 0, missing: 851_000 };
const paidBack = { ...order, status: 'cancelled' as const, refundDue: 200_000, missing: 0 };

describe('the page of an order', () => {
  it('tells goods, with what is in them, and what is still to be collected', async () => {
    const { page } = await openOrder(order);
    await page.findByText('Giỏ quà');
    expect(page.getByText(/6 × Trà sen/)).toBeDefined();
    expect(page.getAllByText('651.000 ₫').length).toBe(1);
    expect(page.getByRole('link', { name: '0912345678' }).getAttribute('href')).toBe('tel:0912345678');
    expect(page.getByText('Giờ hành chính')).toBeDefined();
  });

  it('takes the next step once, asked before, however often it is pressed', async () => {
    const { page, user, network } = await openOrder(order, [
      answer(startPacking, { ...order, status: 'packing' as const }),
    ]);
    await user.click(await page.findByRole('button', { name: act.startPacking }));
    const dialog = await page.findByRole('alertdialog');
    expect(dialog.textContent).toContain(step.startPacking.consequence);
    await user.dblClick(within(dialog).getByRole('button', { name: act.startPacking }));
    await page.findByText(step.startPacking.done.replace('{{code}}', order.code));
    expect(network.askedOf(startPacking)).toHaveLength(1);
  });

  it('says in its words why a step was refused, and shows where the order stands by now', async () => {
    const { page, user, network } = await openOrder(order, [refuse(startPacking, 'ORDER_STATE')]);
    await user.click(await page.findByRole('button', { name: act.startPacking }));
    network.answer(answer(getStaffOrder, { ...order, status: 'cancelled', cancelReason: 'Khách đổi ý' }));
    const dialog = await page.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: act.startPacking }));
    await page.findByText(step.failed);
    expect(await page.findByText(/Khách đổi ý/)).toBeDefined();
  });

  it('offers what its state allows, and money to those it is for', async () => {
    const { page, user } = await openOrder(paidBack);
    await user.click(await page.findByRole('button', { name: act.more }));
    expect(page.queryByRole('menuitem', { name: act.cancel })).toBeNull();
    expect(page.queryByRole('menuitem', { name: act.refund })).toBeNull();
    expect(page.queryByRole('button', { name: act.refund })).toBeNull();
    const { page: admins } = await openOrder(paidBack, [], { as: 'admin' });
    await admins.findByRole('button', { name: act.refund });
  });

  it('takes what was counted, and says so when that is not what is missing', async () => {
    const { page, user, network } = await openOrder(order, [refuse(takeMoney, 'AMOUNT_DIFFERS')]);
    await user.click(await page.findByRole('button', { name: act.more }));
    await user.click(await page.findByRole('menuitem', { name: act.takeMoney }));
    await user.click(await page.findByRole('button', { name: staffOrders.take.save }));
    expect(network.askedOf(takeMoney)).toMatchObject([{ body: { amount: 651_000 } }]);
    await page.findByRole('alert');
  });

  it('is called off with a reason that a press may write', async () => {
    const { page, user, network } = await openOrder(order, [answer(changeOrderStatus, paidBack)]);
    await user.click(await page.findByRole('button', { name: act.more }));
    await user.click(await page.findByRole('menuitem', { name: act.cancel }));
    await user.click(await page.findByRole('button', { name: staffOrders.cancel.usual.duplicate }));
    const dialog = page.getByRole('dialog');
    await user.click(
      [...dialog.querySelectorAll('button')].find(
        ({ textContent }) => textContent === act.cancel,
      ) as HTMLElement,
    );
    await page.findByText(staffOrders.cancel.done.replace('{{code}}', order.code));
    expect(network.askedOf(changeOrderStatus)).toMatchObject([
      { body: { status: 'cancelled', reason: staffOrders.cancel.usual.duplicate } },
    ]);
  });

  it('grants credit on an admin’s word alone', async () => {
    const { page, user, network } = await openOrder(
      { ...order, status: 'draft', paymentMethod: 'transfer' },
      [answer(grantCredit, order)],
      { as: 'admin' },
    );
    await user.click(await page.findByRole('button', { name: act.more }));
    await user.click(await page.findByRole('menuitem', { name: act.credit }));
    await user.type(await page.findByRole('textbox', { name: /Lý do/ }), 'Khách quen');
    await user.click(page.getByRole('button', { name: staffOrders.credit.save }));
    expect(network.askedOf(grantCredit)).toMatchObject([{ body: { days: 7, reason: 'Khách quen' } }]);
  });

  it('keeps what a call came to, with when to call again', async () => {
    const { page, user, network } = await openOrder(toProve, [answer(recordCall, toProve)]);
    await user.click(await page.findByRole('button', { name: staffOrders.call.add }));
    await user.click(await page.findByRole('radio', { name: staffOrders.call.result.no_answer }));
    await user.click(page.getByRole('button', { name: staffOrders.call.form.save }));
    await page.findByText(staffOrders.call.saved);
    expect(network.askedOf(recordCall)).toMatchObject([{ body: { result: 'no_answer', nextAt: null } }]);
  });

  it('tells who else looks at it, what staff noted, and what may be the same order', async () => {
    const note = exampleOf(OrderNote, { text: 'Gọi trước khi giao', by: { id: 'a', fullName: 'Hoài An' } });
    const other = { ...exampleOf(OrderRow, { code: 'CL261123TRUNG' }), samePhone: true, samePlace: false };
    const { page } = await openOrder(toProve, [
      answer(viewOrder, { others: [{ id: 'a', fullName: 'Hoài An' }] }),
      answer(getOrderStory, { events: [], notes: [note], people: [] }),
      answer(listAlikeOrders, {
        orders: [other],
        phone: { orders: 9, completed: 7, sentBack: 1, cancelled: 1 },
      }),
    ]);
    await page.findByText('Hoài An đang xem');
    await page.findByText('Gọi trước khi giao');
    await page.findByRole('link', { name: 'CL261123TRUNG' });
    expect(await page.findByText(/Số này đã đặt 9 đơn/)).toBeDefined();
  });

  it('says as its tab closes that nobody looks any more', async () => {
    const { page } = await openOrder(order);
    await page.findByText('Giỏ quà');
    const said = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    dispatchEvent(new Event('pagehide'));
    expect(said).toHaveBeenCalledExactlyOnceWith(
      '/api/admin/orders/don-1/viewing',
      expect.objectContaining({ method: 'PUT', keepalive: true, body: '{"isHere":false}' }),
    );
    said.mockRestore();
  });

  it('notes what is typed once', async () => {
    const { page, user, network } = await openOrder(order, [sample(noteOrder)]);
    await user.click(await page.findByRole('button', { name: staffOrders.notes.add }));
    await user.type(await page.findByRole('textbox'), 'Khách hẹn chiều');
    await user.dblClick(page.getByRole('button', { name: staffOrders.notes.form.save }));
    await page.findByText(staffOrders.notes.saved);
    expect(network.askedOf(noteOrder)).toMatchObject([{ body: { text: 'Khách hẹn chiều' } }]);
  });

  it('says that there is none', async () => {
    const { page } = await renderAt(orderUrl, {
      as: 'collaborator',
      answers: [...quiet, refuse(getStaffOrder, 'ORDER_NOT_FOUND')],
    });
    expect((await page.findAllByText(staffOrders.missing.title)).length).toBeGreaterThan(0);
  });

  it('prints as a page of its own, with what is to be collected', async () => {
    const { page } = await openOrder(order, [], { page: '/print' });
    await page.findByText(staffOrders.paper.title);
    expect(page.getByText(/6 × Trà sen \(TRA\)/)).toBeDefined();
    expect(page.getByText('651.000 ₫')).toBeDefined();
  });
});

describe('the list of orders', () => {
  const row = exampleOf(OrderRow, { id: 'don-1', code: 'CL261123K7M2Q', status: 'draft', provenBy: null });
  const list = [
    answer(searchOrders, exampleOf(searchOrders.reply, { data: [row], total: 1, page: 1, totalPages: 1 })),
    answer(countOrderQueues, { pack: 14, pay: 3, confirm: 2, late: 1, refund: 0, credit: 0 }),
    sample(listSaleChannels),
    answer(listWarehouses, []),
  ];

  it('counts what waits, and opens it as a tab', async () => {
    const { page, user, network } = await renderAt('/admin/e-commerce/orders', {
      as: 'collaborator',
      answers: list,
    });
    const tab = await page.findByRole('button', { name: /Cần đóng gói\s*14/ });
    await user.click(tab);
    await page.findByRole('button', { name: /Cần đóng gói/, current: true });
    await expect.poll(() => network.askedOf(searchOrders).at(-1)).toMatchObject({ query: { queue: 'pack' } });
  });

  it('confirms what was chosen, and names what could not be', async () => {
    const { page, user, network } = await renderAt('/admin/e-commerce/orders', {
      as: 'collaborator',
      answers: [
        ...list,
        answer(confirmOrders, { refused: [{ id: 'don-1', code: row.code, reason: 'Đơn đã bị hủy.' }] }),
      ],
    });
    const [box] = (await page.findAllByRole('checkbox')).slice(1);
    await user.click(box as HTMLElement);
    await user.click(await page.findByRole('button', { name: staffOrders.bulk.confirm }));
    const dialog = await page.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: staffOrders.bulk.confirm }));
    await page.findByText('Đơn đã bị hủy.');
    expect(network.askedOf(confirmOrders)).toMatchObject([{ body: { ids: ['don-1'] } }]);
  });
});
