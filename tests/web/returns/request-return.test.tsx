import { describe, expect, it } from 'vitest';
import { createGuestTicket, getGuestOrder, getOrder, GuestOrder, OrderItem } from '#shared/orders/index.ts';
import {
  getReturn,
  listGuestReturns,
  listGuestReturnTracking,
  listReturns,
  listReturnTracking,
  requestGuestReturn,
  requestReturn,
  ReturnItem,
  ReturnOrder,
} from '#shared/returns/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, hold, keepWaiting, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { request, reason } = texts.returns;
const given = {
  id: 'don-hang',
  status: 'completed',
  returnableUntil: '2999-01-01T00:00:00.000Z',
  items: [exampleOf(OrderItem, { id: 'dong-1', name: 'Áo thun', quantity: 1 })],
} as const;
const order = exampleOf(getOrder.reply, { ...given, items: [...given.items] });
const guestOrder = exampleOf(GuestOrder, { ...order, access: 'full' });
const made = exampleOf(ReturnOrder, {
  id: 'tra-1',
  code: 'TH261123AB3DE',
  status: 'requested',
  items: [exampleOf(ReturnItem, { itemId: 'dong-1', quantity: 1 })],
});
const page = (data: ReturnOrder[]) => exampleOf(listReturns.reply, { data });

const asMember = {
  url: '/e-commerce/returns/new?order=don-hang',
  as: 'user',
  order: answer(getOrder, order),
  closed: answer(getOrder, { ...order, status: 'returned' }),
  none: answer(listReturns, page([])),
  all: answer(listReturns, page([made])),
  done: answer(requestReturn, made),
  beside: [answer(getReturn, made), sample(listReturnTracking)],
} as const;
const asGuest = {
  url: '/e-commerce/orders/guest-return?order=don-hang&sessionId=g-khach-hang',
  as: undefined,
  order: answer(getGuestOrder, guestOrder),
  closed: answer(getGuestOrder, { ...guestOrder, status: 'returned' }),
  none: answer(listGuestReturns, []),
  all: answer(listGuestReturns, [made]),
  done: answer(requestGuestReturn, made),
  beside: [sample(listGuestReturnTracking), keepWaiting(createGuestTicket)],
} as const;

async function opened(way: typeof asMember | typeof asGuest) {
  const screen = await renderAt(way.url, {
    ...(way.as && { as: way.as }),
    answers: [way.order, way.none, ...way.beside],
  });
  const send = async () =>
    screen.user.click(await screen.page.findByRole('button', { name: request.submit }));
  return { ...screen, send };
}

describe.each([
  ['a member', asMember],
  ['a guest', asGuest],
] as const)('a return that %s asks for', (_, way) => {
  it('is confirmed, also where all of the order is known to be on its way back before the reply', async () => {
    const { page: shown, user, network, send } = await opened(way);
    await user.click(await shown.findByRole('radio', { name: reason.damaged }));
    const late = hold(way.closed);
    network.answer(way.done, way.all, late);
    await send();
    await expect.poll(() => network.askedOf(way.all.contract).length).toBeGreaterThan(1);
    // The page has had the time to show what it has read by now.
    await expect.poll(() => network.askedOf(way.closed.contract).length).toBeGreaterThan(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(shown.queryByText(request.nothingTitle)).toBeNull();
    late.release();
    await shown.findByText(request.done.replace('{{code}}', made.code));
  });

  it('asks for a reason right below the reasons', async () => {
    const { page: shown, send } = await opened(way);
    await send();
    const problem = await shown.findByText(request.reasonNeeded);
    expect(problem.previousElementSibling?.querySelector('[role=radiogroup]')).not.toBeNull();
  });
});
