import { describe, expect, it, vi } from 'vitest';
import { noPhone } from '#shared/orders/nameless-guest.ts';
import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import {
  linkAsker,
  readGuestOrder,
  readGuestOrderByCode,
  strongAsker,
} from '#functions/domain/orders/guests/guest-access.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { isOwn } from '#functions/domain/orders/reading/read-orders.ts';
import { nowSeconds } from '#functions/platform/clock.ts';
import { guestToken } from '#functions/platform/tokens/guest-token.ts';
import { aCompany } from '#tests/support/invoices.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { home } from './doing-surroundings.ts';
import { playSecrets } from '../support/secret.ts';

const token = (orderId: string) => guestToken(orderId, nowSeconds() + 60);

/** What each kind of proof lets a guest see: all of it, what is masked, nothing; or that a proof is needed. */
async function seen(order: StoredOrder, proof: GuestProof): Promise<string> {
  const { table, put } = memoryTable();
  put([orderRecord.item(order), { ...orderKeys.code(order.code), orderId: order.id }]);
  return readGuestOrder(contextOf(table), { id: order.id, proof }).then(
    ({ access, customer }) => `${access}${customer.phone === order.customer.phone ? '' : ' veiled'}`,
    (error: Error) => error.message,
  );
}

const gone = 'ORDER_NOT_FOUND';
const needed = 'GUEST_PROOF_NEEDED';

describe('an order of a guest', () => {
  const guests = aWaitingOrder({ id: 'O1', userId: null, sessionId: 's1' });
  const members = aWaitingOrder({ id: 'O1', userId: 'lan', sessionId: 's1' });
  const nameless = { ...guests, customer: { ...guests.customer, phone: noPhone } };
  const { code } = guests;
  const { email, phone } = guests.customer;

  it.each<[string, StoredOrder, GuestProof, string]>([
    ['the cart it came from', guests, { sessionId: 's1' }, 'full'],
    ['another cart', guests, { sessionId: 's2' }, gone],
    ['another cart, with its code and phone', guests, { sessionId: 's2', code, phone }, 'masked veiled'],
    ['its code and its address', guests, { code, email }, 'masked veiled'],
    [
      'its code in small letters and its address in capitals',
      guests,
      { code: ` ${code.toLowerCase()} `, email: email.toUpperCase() },
      'masked veiled',
    ],
    ['its code and its phone', guests, { code, phone }, 'masked veiled'],
    ['its code and its phone as abroad', guests, { code, phone: '+84912345678' }, 'masked veiled'],
    ['its code and another phone', guests, { code, phone: '0987000111' }, gone],
    ['its code and another address', guests, { code, email: 'x@y.vn' }, gone],
    ['its code and an empty address', guests, { code, email: '' }, needed],
    ['its code, another address and its phone', guests, { code, email: 'x@y.vn', phone }, 'masked veiled'],
    ['another code and its phone', guests, { code: 'CL000000AAAAA', phone }, gone],
    ['its phone alone', guests, { phone }, needed],
    ['its code alone', guests, { code }, needed],
    ['nothing', guests, {}, needed],
    ['the number that stands for none', nameless, { code, phone: noPhone }, gone],
    ['a cart, though it is a member’s', members, { sessionId: 's1' }, gone],
    ['its code and phone, though it is a member’s', members, { code, phone }, gone],
  ])('is opened by %s', async (_, order, proof, sight) => {
    expect(await seen(order, proof)).toBe(sight);
  });

  it('shows whoever knows its code what was bought and where it is, and not who gets it where', async () => {
    const { table, put } = memoryTable();
    const order = {
      ...guests,
      customer: { fullName: 'Trần Lan', phone: '0912345678', email: 'lan@example.com' },
      shippingAddress: home,
      paymentId: 'p1',
      notes: 'Gọi cổng sau',
      cancelReason: 'Đổi ý',
      vatInvoice: aCompany,
    };
    put([orderRecord.item(order), { ...orderKeys.code(code), orderId: 'O1' }]);
    const byCode = (said: string, proof: GuestProof) =>
      readGuestOrderByCode(contextOf(table), { code: said, proof });
    const masked = await byCode(code.toLowerCase(), { phone: '0912345678' });
    expect(masked).toMatchObject({
      access: 'masked',
      id: 'O1',
      total: 180_000,
      customer: { fullName: '***', phone: '*******678', email: 'l***@example.com' },
      shippingAddress: { ...home, recipientName: '***', phone: '*******678', street: '***' },
      paymentId: null,
      notes: '***',
      cancelReason: '***',
      vatInvoice: null,
    });
    expect(await byCode(code, { sessionId: 's1' })).toMatchObject({ access: 'full', notes: 'Gọi cổng sau' });
    for (const proof of [{}, { phone: '0987000111' }, { sessionId: 's2' }])
      await expect(byCode(code, proof)).rejects.toThrow(gone);
    await expect(byCode('CL000000AAAAA', { phone: '0912345678' })).rejects.toThrow(gone);
    put([orderRecord.item({ ...order, shippingAddress: null, cancelReason: null })]);
    expect(await byCode(code, { email: 'LAN@example.com ' })).toMatchObject({
      access: 'masked',
      shippingAddress: null,
      cancelReason: null,
    });
  });

  it('is opened by the link of its own mail, and of no other', async () => {
    vi.stubEnv('ORDER_LINK_SECRET_ID', 'cholang/order-links');
    vi.stubEnv('AWS_REGION', 'ap-southeast-1');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
    playSecrets();
    expect(await seen(guests, { token: await token('O1') })).toBe('full');
    expect(await seen(guests, { token: await token('O2') })).toBe(gone);
    expect(await seen(members, { token: await token('O1') })).toBe(gone);
    expect(await linkAsker({ token: await token('O1') })).toEqual({
      kind: 'guest',
      sessionId: undefined,
      link: { id: 'O1', until: expect.any(Number) as number },
    });
    await expect(linkAsker({ sessionId: 's1' })).rejects.toThrow(needed);
    await expect(strongAsker({ code, phone })).rejects.toThrow(needed);
  });

  it('is no guest’s of whom nothing is known', () => {
    const nobodys = aWaitingOrder({ id: 'O1', userId: null, sessionId: null });
    expect(isOwn(nobodys, { kind: 'guest', sessionId: undefined, link: undefined })).toBe(false);
    const link = { id: 'O1', until: 500 };
    const byLink = { kind: 'guest', sessionId: undefined, link } as const;
    expect([isOwn(guests, byLink), isOwn({ ...guests, linksFrom: 500 }, byLink)]).toEqual([true, true]);
    expect(isOwn({ ...guests, linksFrom: 501 }, byLink)).toBe(false);
    expect(isOwn(guests, { kind: 'member', userId: 'lan' })).toBe(false);
    expect(isOwn(members, { kind: 'member', userId: 'lan' })).toBe(true);
    expect(isOwn(members, { kind: 'member', userId: 'minh' })).toBe(false);
    expect(isOwn(members, { kind: 'shop' })).toBe(true);
  });
});
