import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { listOwedOrders, searchRefunds } from '#shared/refunds/index.ts';
import { getStaffOrder, OrderItem, OrderRow, searchOrders, StaffOrder } from '#shared/orders/index.ts';
import {
  changeReturnStatus,
  countReturnQueues,
  getStaffReturn,
  openReturn,
  ReturnOrder,
  ReturnRow,
  searchReturns,
  sendBackRefused,
  type StaffReturn,
} from '#shared/returns/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { entryOf, moved, openPage, url, words } from './return-scene.ts';

describe('a return on its page', () => {
  it('is refused with a reason, and not without one', async () => {
    const { page, user, network } = await openPage(entryOf({ approve: true, reject: true }), [
      answer(changeReturnStatus, moved),
    ]);
    await user.click(await page.findByRole('button', { name: words.act.reject }));
    const dialog = within(await page.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: words.act.reject }));
    expect(network.askedOf(changeReturnStatus)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: words.reject.usual.used }));
    await user.click(dialog.getByRole('button', { name: words.act.reject }));
    await waitFor(() =>
      expect(network.askedOf(changeReturnStatus)).toMatchObject([
        { body: { status: 'rejected', reason: words.reject.usual.used } },
      ]),
    );
  });

  it('says in its dialog that its buyer was quicker', async () => {
    const { page, user } = await openPage(entryOf({ approve: true }), [
      refuse(changeReturnStatus, 'RETURN_STATE'),
    ]);
    await user.click(await page.findByRole('button', { name: words.act.approved }));
    const dialog = within(await page.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: words.act.approved }));
    expect(await dialog.findByText(words.step.failed)).toBeDefined();
  });

  it('has its refused pieces sent back to their buyer, handed over without a number as well', async () => {
    const entry = entryOf({ sendBack: true }, { status: 'refunded', refusedPieces: 2 });
    const { page, user, network } = await openPage(entry, [answer(sendBackRefused, moved)]);
    await page.findByText(words.page.toSendBack_other.replace('{{count}}', '2'));
    await user.click(page.getByRole('button', { name: words.act.sendBack }));
    const dialog = within(await page.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: words.sendBack.handedOver }));
    await user.click(dialog.getByRole('button', { name: words.sendBack.submit }));
    await waitFor(() => expect(network.askedOf(sendBackRefused)).toHaveLength(1));
    expect(network.askedOf(sendBackRefused)).toMatchObject([
      { body: { courierName: 'Khách tự nhận', trackingNumber: '' } },
    ]);
  });

  it.each([
    ['fetched by whoever brought the order', 'pickup', 'Viettel Post', null, 'Viettel Post'],
    [
      'fetched by the connected carrier that brought the order',
      'pickup',
      'ghtk',
      null,
      'Giao Hàng Tiết Kiệm',
    ],
    ['fetched from an order that no carrier brought', 'pickup', null, null, ''],
    ['fetched by the courier that somebody said', 'pickup', 'Viettel Post', 'GHN', 'GHN'],
    ['sent by its buyer, who chooses the courier', 'drop_off', 'Viettel Post', null, ''],
  ] as const)('%s: its parcel begins with that courier', async (_, method, carrier, courierName, shown) => {
    const entry = entryOf(
      { track: true },
      { status: 'returning', method, courierName, trackingNumber: null },
    );
    const { page, user } = await openPage({ ...entry, order: { ...entry.order, carrier } });
    await user.click(await page.findByRole('button', { name: words.act.more }));
    await user.click(await page.findByRole('menuitem', { name: words.act.retrack }));
    const dialog = within(await page.findByRole('dialog'));
    const box = dialog.getByRole('textbox', { name: new RegExp(words.tracking.courierName) });
    expect((box as HTMLInputElement).value).toBe(shown);
    const offered = dialog.queryAllByRole('button', { name: /^(Viettel Post|Giao Hàng Tiết Kiệm)$/ });
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      ...(carrier === 'Viettel Post' ? [carrier] : []),
      texts.common.carrier.ghtk,
    ]);
    await user.click(dialog.getByRole('button', { name: texts.common.carrier.ghtk }));
    expect((box as HTMLInputElement).value).toBe(texts.common.carrier.ghtk);
  });

  it('says how its refused pieces went back, and asks for nothing then', async () => {
    const sentBack = { at: '2026-11-23T01:00:00.000Z', courierName: 'GHTK', trackingNumber: 'S1.A3' };
    const { page } = await openPage(entryOf({}, { status: 'closed', refusedPieces: 1, sentBack }));
    await page.findByText('GHTK · S1.A3');
    expect(page.queryByRole('button', { name: words.act.sendBack })).toBeNull();
  });

  const owing = (may: Partial<StaffReturn['may']>) =>
    entryOf(may, {
      status: 'inspected',
      qaResult: 'partial',
      money: { owed: 90_000, onItsWay: 0, paid: 0, carried: 0, credit: 0, orderId: 'don-goc', refundIds: [] },
    });

  it('sends whoever may to the refund of the order its money is of', async () => {
    const { page, user } = await openPage(
      owing({ refund: true }),
      [
        answer(searchRefunds, exampleOf(searchRefunds.reply, { data: [] })),
        answer(listOwedOrders, { data: [], nextCursor: null }),
      ],
      'admin',
    );
    await user.click(await page.findByRole('button', { name: words.act.refund }));
    await waitFor(() => expect(window.location.search).toContain('owed=don-goc'));
  });

  it('tells others who gives the money back', async () => {
    const { page } = await openPage(owing({}));
    await page.findByText(words.page.refundByAdmin);
    expect(page.queryByRole('button', { name: words.act.refund })).toBeNull();
  });
});

describe('a return staff open', () => {
  const order = exampleOf(StaffOrder, {
    id: 'don-1',
    code: 'CL261123AB3DE',
    status: 'completed',
    returnableUntil: '2026-01-01T00:00:00.000Z',
    items: [
      exampleOf(OrderItem, { id: 'a', name: 'Ấm đất', quantity: 3, variantName: null }),
      exampleOf(OrderItem, { id: 'b', name: 'Chén sứ', quantity: 1, variantName: null }),
    ],
  });
  const row = exampleOf(OrderRow, { id: order.id, code: order.code });
  const held = exampleOf(ReturnRow, {
    status: 'requested',
    items: [{ ...exampleOf(ReturnRow).items[0], itemId: 'b', name: '', image: '', ground: 0, quantity: 1 }],
  });
  const counts = { asked: 3, onTheWay: 12, toInspect: 0, toSettle: 1, toSendBack: 0 };

  it('is of an order they name, of what is left of it, and leads to the return', async () => {
    const { page, user, network } = await renderAt('/admin/e-commerce/returns/requests', {
      as: 'collaborator',
      answers: [
        answer(searchReturns, exampleOf(searchReturns.reply, { data: [held] })),
        answer(countReturnQueues, counts),
        answer(searchOrders, exampleOf(searchOrders.reply, { data: [row] })),
        answer(getStaffOrder, order),
        answer(openReturn, exampleOf(ReturnOrder, { id: 'tra-1', code: 'TH261123AB3DE' })),
        answer(listActivity, { data: [], nextCursor: null }),
        answer(getStaffReturn, entryOf({})),
      ],
    });
    await page.findByRole('button', { name: new RegExp(`${words.queue.onTheWay}.*12`) });
    await user.click(page.getByRole('button', { name: words.open.act }));
    const which = within(await page.findByRole('dialog'));
    await user.type(which.getByRole('textbox', { name: new RegExp(words.open.order) }), 'cl261123ab3de');
    await user.click(which.getByRole('button', { name: words.open.next }));
    const form = within(
      await page.findByRole('dialog', { name: words.open.title.replace('{{code}}', order.code) }),
    );
    expect(form.getByText(/đã hết hạn đổi trả/)).toBeTruthy();
    await user.click(form.getByRole('radio', { name: words.open.at.received }));
    expect(form.queryByRole('radiogroup', { name: words.open.method })).toBeNull();
    await user.click(form.getByRole('combobox', { name: new RegExp(words.open.reason) }));
    await user.click(page.getByRole('option', { name: texts.returns.reason.damaged }));
    await user.dblClick(form.getByRole('button', { name: words.open.submit }));
    await waitFor(() => expect(window.location.pathname).toBe(url));
    expect(network.askedOf(openReturn)).toMatchObject([
      {
        body: {
          order: 'don-1',
          status: 'received',
          method: 'drop_off',
          reason: 'damaged',
          items: [{ itemId: 'a', quantity: 3 }],
        },
      },
    ]);
  });
});
