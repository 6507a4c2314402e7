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
  recordReturnQa,
  ReturnItem,
  ReturnOrder,
  ReturnRow,
  searchReturns,
  StaffReturn,
} from '#shared/returns/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.staffReturns;
const none: StaffReturn['may'] = {
  approve: false,
  reject: false,
  track: false,
  receive: false,
  inspect: false,
  choose: false,
  exchange: false,
  refund: false,
  settle: false,
  close: false,
};
const item = (itemId: string, name: string, quantity: number) =>
  exampleOf(ReturnItem, {
    itemId,
    name,
    quantity,
    variantName: null,
    passed: null,
    restocked: 0,
    qaNote: '',
  });

/** A return as the server tells of it, with what may be done with it. */
const entryOf = (may: Partial<StaffReturn['may']>, given: Partial<StaffReturn> = {}): StaffReturn => ({
  ...exampleOf(StaffReturn),
  id: 'tra-1',
  code: 'TH261123AB3DE',
  orderCode: 'CL261123AB3DE',
  status: 'requested',
  reason: 'damaged',
  resolution: 'refund',
  method: 'pickup',
  qaResult: null,
  effects: null,
  replacement: null,
  items: [item('a', 'Ấm đất', 2), item('b', 'Chén sứ', 1)],
  media: [],
  inspectionMedia: [],
  pendingMedia: 0,
  money: { owed: 0, onItsWay: 0, paid: 0, orderId: 'don-1', refundIds: [] },
  may: { ...none, ...may },
  logs: [],
  ...given,
});

const url = '/admin/e-commerce/returns/requests/tra-1';
const open = (
  entry: StaffReturn,
  answers: ReturnType<typeof answer>[] = [],
  as: 'admin' | 'collaborator' = 'collaborator',
) =>
  renderAt(url, {
    as,
    answers: [
      answer(listActivity, { data: [], nextCursor: null }),
      answer(getStaffReturn, entry),
      ...answers,
    ],
  });
const moved = exampleOf(ReturnOrder, { id: 'tra-1' });

describe('a return on its page', () => {
  it('is refused with a reason, and not without one', async () => {
    const { page, user, network } = await open(entryOf({ approve: true, reject: true }), [
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
    const { page, user } = await open(entryOf({ approve: true }), [
      refuse(changeReturnStatus, 'RETURN_STATE'),
    ]);
    await user.click(await page.findByRole('button', { name: words.act.approved }));
    const dialog = within(await page.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: words.act.approved }));
    expect(await dialog.findByText(words.step.failed)).toBeDefined();
  });

  const inspecting = async (given: Partial<StaffReturn>) => {
    const entry = entryOf({ inspect: true }, { status: 'received', ...given });
    const { page, user, network } = await open(entry, [answer(recordReturnQa, moved)]);
    await user.click(await page.findByRole('button', { name: words.act.inspect }));
    const dialog = within(await page.findByRole('dialog'));
    const count = (name: string) =>
      within(dialog.getByRole('group', { name: name.replace('{{name}}', 'Ấm đất') })).getAllByRole('button');
    const press = async (name: string, step: 'fewer' | 'more') => {
      const button = count(name).at(step === 'fewer' ? 0 : -1);
      if (button) await user.click(button);
    };
    const save = async () => {
      await user.click(dialog.getByRole('button', { name: words.inspect.submit }));
      await waitFor(() => expect(network.askedOf(recordReturnQa)).toHaveLength(1));
      return network.askedOf(recordReturnQa)[0];
    };
    return { dialog, press, save };
  };

  it('is inspected line by line: a piece that is not accepted is neither laid back nor paid', async () => {
    const { dialog, press, save } = await inspecting({ reason: 'wrong_item' });
    await press(words.inspect.acceptedOf_refund, 'fewer');
    dialog.getByText(words.inspect.refused_refund_other.replace('{{count}}', '1'));
    expect(dialog.queryByText(words.inspect.damage)).toBeNull();
    expect(await save()).toMatchObject({
      body: {
        fault: 'shop',
        lines: [
          { itemId: 'a', passed: 1, restocked: 1 },
          { itemId: 'b', passed: 1, restocked: 1 },
        ],
      },
    });
  });

  it('opens the inspection of named damage with every piece accepted and none on the shelf', async () => {
    const { dialog, press, save } = await inspecting({ reason: 'damaged' });
    dialog.getByText(words.inspect.damage);
    dialog.getByText(words.inspect.written_refund_other.replace('{{count}}', '2'));
    for (const step of ['fewer', 'fewer', 'more', 'more'] as const)
      await press(words.inspect.acceptedOf_refund, step);
    expect(await save()).toMatchObject({
      body: {
        lines: [
          { itemId: 'a', passed: 2, restocked: 0 },
          { itemId: 'b', passed: 1, restocked: 0 },
        ],
      },
    });
  });

  it('asks about other goods where these are exchanged', async () => {
    const { dialog } = await inspecting({ resolution: 'exchange' });
    expect(dialog.getAllByText(words.inspect.accepted_exchange)).toHaveLength(2);
    expect(dialog.queryByText(words.inspect.accepted_refund)).toBeNull();
  });

  const owing = (may: Partial<StaffReturn['may']>) =>
    entryOf(may, {
      status: 'inspected',
      qaResult: 'partial',
      money: { owed: 90_000, onItsWay: 0, paid: 0, orderId: 'don-goc', refundIds: [] },
    });

  it('sends whoever may to the refund of the order its money is of', async () => {
    const { page, user } = await open(
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
    const { page } = await open(owing({}));
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
  const counts = { asked: 3, onTheWay: 12, toInspect: 0, toSettle: 1 };

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
