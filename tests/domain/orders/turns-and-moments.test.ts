import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createGuestOrder } from '#shared/orders/place-order.contract.ts';
import { startGuestSession } from '#functions/domain/cart/guest-session.ts';
import { grantCredit } from '#functions/domain/orders/moving/grant-credit.ts';
import { completeOrder } from '#functions/domain/orders/moving/move-order.ts';
import { remindOfCredit } from '#functions/domain/orders/moving/remind-of-credit.ts';
import { sendProofMail } from '#functions/domain/orders/moving/send-proof-mail.ts';
import { unpaidUntil } from '#functions/domain/orders/moving/unpaid-clock.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { guestOrderInput } from '#functions/domain/orders/placing/guest-order-input.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const at = new Date('2026-11-21T03:00:00.000Z');

describe('the moments an order is given', () => {
  const shipped = aWaitingOrder({ status: 'shipped', paymentStatus: 'paid', paidAmount: 180_000 });

  it('let goods be given back for seven days from when they came', () => {
    expect(completeOrder(shipped, 'staff', at).after).toMatchObject({
      completedAt: '2026-11-21T03:00:00.000Z',
      returnableUntil: '2026-11-28T03:00:00.000Z',
    });
  });

  it('let it be paid later for as many days as staff said', () => {
    const { after } = grantCredit(aWaitingOrder(), { by: 'an', reason: 'Khách quen', days: 30, at });
    expect([after.credit, after.unpaidUntil]).toEqual([
      {
        grantedBy: 'an',
        grantedAt: '2026-11-21T03:00:00.000Z',
        reason: 'Khách quen',
        dueAt: '2026-12-21T03:00:00.000Z',
      },
      null,
    ]);
  });

  it('let it wait for its money for a day', () => {
    expect(unpaidUntil(at)).toBe('2026-11-22T03:00:00.000Z');
  });
});

type Attempt = () => Promise<unknown>;

function aTable(given: Partial<StoredOrder>) {
  const { table, put } = memoryTable();
  put([orderRecord.item(aWaitingOrder({ id: 'o1', ...given }))]);
  return contextOf(table);
}

/** Two guests never share an e-mail and a number here: what they share is what is counted. */
async function guestOrders(customerOf: (nth: number) => { email: string; phone: string }): Promise<Attempt> {
  const { table } = memoryTable();
  const context = contextOf(table);
  const { sessionId } = await startGuestSession(context);
  let nth = 0;
  return async () => {
    nth += 1;
    const customer = { fullName: 'Lan', ...customerOf(nth) };
    const asked = createGuestOrder.body.parse({ sessionId, customer });
    const { turns } = await guestOrderInput(context, { asked, paymentProvider: null, language: 'vi' });
    if (await table.write(turns?.writes ?? [])) throw turns?.refused();
  };
}

describe('what may be done only so often', () => {
  it.each<[string, string, number, number, () => Attempt | Promise<Attempt>]>([
    [
      'a buyer is reminded of what they owe once a day',
      '2026-11-21T00:00:00.000Z',
      1,
      86_400,
      () => {
        const credit = { dueAt: '2026-11-30T18:00:00.000Z', grantedBy: 'an', grantedAt: '', reason: '' };
        const context = aTable({ status: 'confirmed', flags: ['on_credit'], credit });
        return () => remindOfCredit(context, { id: 'o1', asker: shopRequester });
      },
    ],
    [
      'the link that confirms an order is mailed twice an hour',
      '2026-11-21T03:00:00.000Z',
      2,
      3600,
      () => {
        const context = aTable({ paymentMethod: 'cash', provenBy: null });
        return () => sendProofMail(context, { id: 'o1', asker: shopRequester });
      },
    ],
    [
      'guests with one e-mail order five times an hour',
      '2026-11-21T03:00:00.000Z',
      5,
      3600,
      () => guestOrders((nth) => ({ email: 'lan@example.com', phone: `091111111${nth % 10}` })),
    ],
    [
      'guests with one number order five times an hour',
      '2026-11-21T03:00:00.000Z',
      5,
      3600,
      () => guestOrders((nth) => ({ email: `lan${nth}@example.com`, phone: '0911111111' })),
    ],
  ])('%s', async (_, first, times, seconds, begin) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(first) });
    onTestFinished(() => void vi.useRealTimers());
    const attempt = await begin();
    for (let nth = 0; nth < times; nth += 1) await attempt();
    vi.setSystemTime(Date.parse(first) + seconds * 1000 - 1);
    expect(await refusalOf(attempt())).toBe('TOO_MANY_REQUESTS');
    vi.setSystemTime(Date.parse(first) + seconds * 1000);
    await attempt();
  });
});
