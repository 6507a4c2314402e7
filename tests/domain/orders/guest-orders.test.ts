import { beforeEach, describe, expect, it } from 'vitest';
import { guestPointers } from '#functions/domain/orders/guests/guest-pointers.ts';
import { readGuestTracking } from '#functions/domain/orders/guests/guest-tracking.ts';
import { listGuestOrders } from '#functions/domain/orders/guests/list-guest-orders.ts';
import { sendGuestLinks } from '#functions/domain/orders/guests/send-guest-links.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const lan = { fullName: 'Lan', phone: '0911111111', email: 'Lan@Example.com' };

function aGuestShop() {
  const { table, put, rows } = memoryTable();
  const clock = { now: new Date('2026-11-20T03:00:00.000Z') };
  const context = contextOf(table, () => clock.now);
  let made = 0;
  const order = (given: Partial<StoredOrder> = {}) => {
    // Later ones have later names.
    const id = `O${String((made += 1)).padStart(3, '0')}`;
    const placed = aWaitingOrder({
      id,
      code: `CL-${id}`,
      userId: null,
      sessionId: 's1',
      customer: lan,
      ...given,
    });
    put([orderRecord.item(placed), ...guestPointers(placed)]);
    return placed;
  };
  const mails = () =>
    rows().filter(({ entity }) => entity === 'mail') as unknown as {
      to: string;
      language: string;
      content: { template: string; orders: { orderId: string; code: string }[] };
    }[];
  return { table, put, rows, clock, context, order, mails };
}

let shop: ReturnType<typeof aGuestShop>;
beforeEach(() => {
  shop = aGuestShop();
});

describe('a guest’s orders', () => {
  const list = (given: Partial<Parameters<typeof listGuestOrders>[1]>) =>
    listGuestOrders(shop.context, { take: 10, ...given });

  it('are told to the cart they came from, newest first, page by page', async () => {
    const [first, second] = [
      shop.order({ paymentMethod: 'cash', provenBy: null, totalQuantity: 2 }),
      shop.order({ status: 'confirmed' }),
    ];
    shop.order({ sessionId: 's2' });
    const { data, nextCursor, found } = await list({ sessionId: 's1' });
    expect([nextCursor, found]).toEqual([null, null]);
    const { id, code, paymentStatus, total, createdAt } = first;
    expect(data).toEqual([
      expect.objectContaining({ id: second.id, status: 'confirmed', awaits: null }),
      { id, code, status: 'draft', awaits: 'proof', paymentStatus, totalQuantity: 2, total, createdAt },
    ]);
    const page = await list({ sessionId: 's1', take: 1 });
    expect(page.data.map((row) => row.id)).toEqual([second.id]);
    const next = await list({ sessionId: 's1', take: 1, cursor: page.nextCursor ?? '' });
    expect([next.data.map((row) => row.id), next.nextCursor]).toEqual([[first.id], null]);
  });

  it('are only counted for an address or a number, which others know too', async () => {
    shop.order({ createdAt: '2026-11-01T10:00:00.000Z' });
    shop.order({ createdAt: '2026-11-10T18:30:00.000Z' });
    shop.order({ customer: { ...lan, email: 'other@example.com', phone: '0922222222' } });
    const counted = { data: [], nextCursor: null, found: { count: 2, newestDay: '2026-11-11' } };
    expect(await list({ email: ' lan@example.com ' })).toEqual(counted);
    expect(await list({ phone: '0911111111' })).toEqual(counted);
    const none = { data: [], nextCursor: null, found: { count: 0, newestDay: null } };
    expect(await list({ email: 'nobody@example.com' })).toEqual(none);
    expect(await list({})).toEqual(none);
  });

  it('are counted up to fifty', async () => {
    for (let number = 0; number < 51; number += 1) shop.order();
    expect((await list({ phone: '0911111111' })).found?.count).toBe(50);
  });

  it('are not those that are gone, and a member’s are none of a guest', async () => {
    const kept = shop.order();
    shop.put([{ ...orderKeys.guest('SESSION#s1', 'O999'), entity: 'guest-order', orderId: 'gone' }]);
    shop.order({ userId: 'an' });
    expect((await list({ sessionId: 's1' })).data.map(({ id }) => id)).toEqual([kept.id]);
  });
});

describe('links of what a guest ordered', () => {
  it('go to the address, the newest first and in the language of that', async () => {
    const [older, newest] = [shop.order({ language: 'vi' }), shop.order({ language: 'en' })];
    await sendGuestLinks(shop.context, { email: 'LAN@example.com' });
    expect(shop.mails()).toMatchObject([
      {
        to: 'lan@example.com',
        language: 'en',
        content: {
          template: 'guest-links',
          orders: [newest, older].map(({ id, code }) => ({ orderId: id, code })),
        },
      },
    ]);
  });

  it('go, asked for by a number, to the address each order was placed with', async () => {
    const hoa = shop.order({ customer: { ...lan, email: 'hoa@example.com' } });
    const own = shop.order();
    await sendGuestLinks(shop.context, { phone: '0911111111' });
    const sent = shop.mails().map(({ to, content }) => [to, content.orders.map(({ orderId }) => orderId)]);
    expect(new Map(sent as [string, string[]][])).toEqual(
      new Map([
        ['lan@example.com', [own.id]],
        ['hoa@example.com', [hoa.id]],
      ]),
    );
  });

  it('are those of five orders', async () => {
    for (let number = 0; number < 6; number += 1) shop.order();
    await sendGuestLinks(shop.context, { email: lan.email });
    expect(shop.mails()[0]?.content.orders.map(({ orderId }) => orderId)).toEqual([
      'O006',
      'O005',
      'O004',
      'O003',
      'O002',
    ]);
  });

  it('go to one address once in ten minutes', async () => {
    shop.order();
    const ask = () => sendGuestLinks(shop.context, { email: lan.email });
    const wait = (seconds: number) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
    };
    await ask();
    await ask();
    wait(599);
    await ask();
    expect(shop.mails()).toHaveLength(1);
    wait(1);
    await ask();
    expect(shop.mails()).toHaveLength(2);
    const pace = shop.rows().find(({ entity }) => entity === 'guest-links');
    const at = shop.clock.now.getTime() / 1000;
    expect(pace).toMatchObject({ sentAt: at, expiresAt: at + 600 });
  });

  it('go to nobody who ordered nothing', async () => {
    shop.order();
    await sendGuestLinks(shop.context, { email: 'nobody@example.com' });
    await sendGuestLinks(shop.context, {});
    expect(shop.mails()).toEqual([]);
  });
});

describe('how a guest’s order travels', () => {
  const notes = [
    'to-prove',
    'proven-by-link',
    'proven-by-call',
    'unpaid',
    'unproven',
    '180000',
    '2026-11-20T03:00:00.000Z',
  ];
  const words = ['Giao sau 5 giờ', '180000 cho Lan', 'Đến 2026-11-20T03:00:00.000Z', '2026-11-20'];

  function told(): StoredOrder {
    const order = shop.order();
    const at = '2026-11-20T03:00:00.000Z';
    [...notes, ...words, ''].forEach((note, place) => {
      const id = `e${String(place).padStart(2, '0')}`;
      const event = { id, at, kind: 'note', from: null, to: null, by: 'staff', note };
      shop.put([{ ...orderKeys.event(order.id, id), entity: 'order-event', ...event }]);
    });
    return order;
  }
  const notesFor = async (id: string, proof: object) =>
    (await readGuestTracking(shop.context, { id, proof })).timeline.map(({ note }) => note);

  it('is told in full to the cart it came from', async () => {
    const { id } = told();
    expect(await notesFor(id, { sessionId: 's1' })).toEqual([...notes, ...words, '']);
  });

  it('is told without anybody’s own words to whoever knows its code alone', async () => {
    const { id, code } = told();
    const veiled = words.map(() => '***');
    expect(await notesFor(id, { code, email: lan.email })).toEqual([...notes, ...veiled, '']);
    const { delivery } = await readGuestTracking(shop.context, { id, proof: { code, email: lan.email } });
    expect(delivery).toMatchObject({ status: 'waiting', type: 'warehouse_pickup' });
  });

  it('is told to nobody else', async () => {
    const { id } = told();
    const refused = (proof: object) => refusalOf(readGuestTracking(shop.context, { id, proof }));
    expect(await refused({ sessionId: 's2' })).toBe('ORDER_NOT_FOUND');
    expect(await refused({})).toBe('GUEST_PROOF_NEEDED');
  });
});
