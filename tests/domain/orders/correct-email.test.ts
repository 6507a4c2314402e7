import { expect, it } from 'vitest';
import { correctGuestEmail } from '#functions/domain/orders/guests/correct-email.ts';
import { guestPointers } from '#functions/domain/orders/guests/guest-pointers.ts';
import { findOrder, isOwn } from '#functions/domain/orders/reading/read-orders.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { guestTokenSeconds } from '#functions/platform/tokens/guest-token.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const now = new Date('2026-11-20T03:00:00.000Z');
/** Links that are mailed at this moment end then. */
const endOfLinks = now.getTime() / 1000 + guestTokenSeconds;
const customer = { fullName: 'Lê Lan', phone: '0911222333', email: 'lan@gmial.com' };

function aScene(given: Partial<StoredOrder> = {}) {
  const { table, put, rows } = memoryTable();
  const order = aWaitingOrder({
    userId: null,
    sessionId: 'phien',
    paymentMethod: 'cash',
    provenBy: null,
    openSlots: ['EMAIL#lan@gmial.com'],
    customer,
    ...given,
  });
  put([orderRecord.item(order), ...guestPointers(order)]);
  const context = contextOf(table, () => now);
  const found = (name: string) =>
    rows().filter(({ entity, pk }) => entity === 'guest-order' && String(pk).includes(name)).length;
  return {
    correct: (email: string) => correctGuestEmail(context, { id: order.id, asker: shopRequester, email }),
    stored: () => findOrder(context, order.id),
    mails: () => rows().filter(({ entity }) => entity === 'mail'),
    found,
  };
}

it('a corrected address gets the link, and the order is found by it instead of the wrong one', async () => {
  const { correct, stored, mails, found } = aScene();
  await correct('lan@gmail.com');
  expect(await stored()).toMatchObject({
    customer: { ...customer, email: 'lan@gmail.com' },
    linksFrom: endOfLinks + 1,
    // Placed by the wrong address, it still counts as one of its open orders.
    openSlots: ['EMAIL#lan@gmial.com'],
  });
  expect(mails()).toMatchObject([
    { to: 'lan@gmail.com', content: { template: 'order-to-prove', linksFrom: endOfLinks + 1 } },
  ]);
  expect([found('gmial'), found('gmail.com'), found('phien'), found('0911222333')]).toEqual([0, 1, 1, 1]);
});

it('the same address, however it is written, changes nothing and mails nothing', async () => {
  const { correct, stored, mails } = aScene();
  const before = await stored();
  await correct('LAN@gmial.com');
  expect([await stored(), mails()]).toEqual([before, []]);
});

it('an order that waits for nobody’s word keeps its address', async () => {
  const { correct } = aScene({ status: 'confirmed', provenBy: 'link' });
  expect(await refusalOf(correct('lan@gmail.com'))).toBe('ORDER_STATE');
});

it('a link that was mailed in the second of a correction opens nothing, be it the second correction', async () => {
  const { correct, stored } = aScene();
  const opens = async (until: number) => {
    const order = await stored();
    return order && isOwn(order, { kind: 'guest', sessionId: undefined, link: { id: order.id, until } });
  };
  await correct('lan@gmail.com');
  expect([await opens(endOfLinks), await opens(endOfLinks + 1)]).toEqual([false, true]);
  await correct('lan@example.com');
  expect([await opens(endOfLinks + 1), await opens(endOfLinks + 2)]).toEqual([false, true]);
});
