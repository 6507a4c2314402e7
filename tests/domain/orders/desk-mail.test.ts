import { describe, expect, it } from 'vitest';
import { forgetNotes, listNotes } from '#functions/domain/orders/desk/notes.ts';
import { resendMail } from '#functions/domain/orders/desk/resend-mail.ts';
import { readOrderTimeline } from '#functions/domain/orders/desk/order-timeline.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { orderStatuses } from '#shared/values/order-statuses.ts';

const at = '2026-11-22T03:00:00.000Z';

function aDesk(given: Partial<StoredOrder> = {}) {
  const { table, put, rows } = memoryTable();
  const customer = { fullName: 'Lan', phone: '0912345678', email: 'lananh@example.com' };
  put([orderRecord.item(aWaitingOrder({ id: 'o1', userId: 'lan', customer, ...given }))]);
  for (const id of ['an', 'binh', 'chi', 'dung', 'giang'])
    put([profileRecord.item(aProfile({ id, fullName: `Chị ${id}`, role: 'admin' }))]);
  const note = (nth: number) => ({
    ...orderKeys.note('o1', `n${String(nth).padStart(3, '0')}`),
    entity: 'order-note',
    orderId: 'o1',
    id: `n${String(nth).padStart(3, '0')}`,
    text: `Lần ${nth}`,
    byId: 'an',
    at,
  });
  return {
    context: contextOf(table, () => new Date(at)),
    rows,
    addNotes: (count: number) => put(Array.from({ length: count }, (_, nth) => note(nth))),
    mails: () =>
      rows()
        .filter(({ entity }) => entity === 'mail')
        .map((row) => (row['content'] as { template: string }).template),
  };
}

describe('the mail of an order, sent once more', () => {
  it('tells most of where the order stands', async () => {
    const templates = await Promise.all(
      orderStatuses.map(async (status) => {
        const { context, mails } = aDesk({ status });
        await resendMail(context, 'o1');
        return [status, mails()];
      }),
    );
    expect(Object.fromEntries(templates)).toEqual({
      draft: ['order-placed'],
      confirmed: ['order-placed'],
      packing: ['order-placed'],
      packing_completed: ['order-placed'],
      delivering: ['order-delivering'],
      shipped: ['order-delivering'],
      completed: ['order-completed'],
      cancelled: ['order-cancelled'],
      refunded: ['order-refunded'],
      returned: ['order-returned'],
    });
  });

  it.each<[string, Partial<StoredOrder>, string]>([
    ['one that waits for a word', { paymentMethod: 'cash', provenBy: null }, 'order-to-prove'],
    ['one that waits for its money', { provenBy: null }, 'order-placed'],
    ['one that is paid', { status: 'packing', paymentStatus: 'paid' }, 'order-paid'],
    ['one that is paid and on its way', { status: 'shipped', paymentStatus: 'paid' }, 'order-delivering'],
  ])('says what is waited for, or that it is paid: %s', async (_, given, template) => {
    const { context, mails } = aDesk(given);
    await resendMail(context, 'o1');
    expect(mails()).toEqual([template]);
  });

  it('goes out three times an hour, and names its receiver in part', async () => {
    const { context, mails } = aDesk();
    const { sentTo } = await resendMail(context, 'o1');
    expect([sentTo.includes('lananh'), sentTo.endsWith('@example.com')]).toEqual([false, true]);
    await resendMail(context, 'o1');
    await resendMail(context, 'o1');
    expect(await refusalOf(resendMail(context, 'o1'))).toBe('TOO_MANY_REQUESTS');
    expect(mails()).toHaveLength(3);
    expect(await refusalOf(resendMail(context, 'none'))).toBe('ORDER_NOT_FOUND');
  });
});

describe('the story of an order', () => {
  it('names everybody who stands in it, each once', async () => {
    const call = { id: 'c', at, result: 'no_answer', note: '', nextAt: null } as const;
    const { context, addNotes } = aDesk({
      credit: { grantedBy: 'an', grantedAt: at, reason: '', dueAt: at },
      called: { userId: 'binh', at } as never,
      calls: [
        { ...call, userId: 'chi' },
        { ...call, userId: 'binh' },
      ],
      edits: [{ id: 'e', userId: 'dung', at, reason: '', from: 1, to: 2 }],
      placedBy: 'giang',
    });
    addNotes(2);
    const story = await readOrderTimeline(context, 'o1');
    expect(story.people.map(({ fullName }) => fullName)).toEqual([
      'Chị an',
      'Chị binh',
      'Chị chi',
      'Chị dung',
      'Chị giang',
    ]);
    expect(story.notes).toHaveLength(2);
    const nobody = aDesk();
    expect(await readOrderTimeline(nobody.context, 'o1')).toEqual({ events: [], notes: [], people: [] });
  });

  it.each([0, 1, 50])('says nothing of %s notes once they are forgotten', async (count) => {
    const { context, addNotes, rows } = aDesk();
    addNotes(count);
    await forgetNotes(context, 'o1');
    expect(await listNotes(context, 'o1')).toEqual([]);
    expect(rows().filter(({ entity }) => entity === 'order-note')).toEqual([]);
    expect(rows().filter(({ entity }) => entity === 'order')).toHaveLength(1);
  });
});
