import { describe, expect, it } from 'vitest';
import type { Role } from '#shared/contract/access.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { listReturns as contract } from '#shared/returns/member-returns.contract.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { listReturns, requireReturn } from '#functions/domain/returns/read-returns.ts';
import { returnRecord } from '#functions/domain/returns/return-record.ts';
import { readStaffReturn } from '#functions/domain/returns/read-staff-return.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { aProfile } from '#tests/support/profile.ts';
import { aReturn } from './a-return.ts';
import { lan, payBack, received, returnWorld, type ReturnWorld } from './return-world.ts';

describe('a return is seen', () => {
  it.each([
    ['by the shop', shopRequester, true],
    ['by whoever asked for it', { kind: 'member', userId: lan.id }, true],
    ['not by another member', { kind: 'member', userId: 'minh' }, false],
    ['not by a guest', { kind: 'guest', sessionId: 'lan', link: undefined }, false],
  ] as const)('%s', async (_, asker, isSeen) => {
    const world = returnWorld();
    const { id } = await world.ask();
    const seen = requireReturn(world.context(), { id, asker });
    if (isSeen) expect((await seen).id).toBe(id);
    else await expect(seen).rejects.toMatchObject({ code: 'RETURN_NOT_FOUND' });
    await expect(requireReturn(world.context(), { id: 'none', asker })).rejects.toMatchObject({
      code: 'RETURN_NOT_FOUND',
    });
  });

  it('by its buyer among their own, the newest first, or those of one order or state', async () => {
    const world = returnWorld();
    const [first, second] = [await world.ask(), await world.ask()];
    await world.move(second.id, 'approved');
    const other = aReturn({ id: '0', code: 'TH0', orderId: 'other', userId: lan.id });
    world.put([aReturn({ id: '1', userId: 'minh' }), other].map(returnRecord.item));
    const list = async (query: object = {}) => {
      const asked = { userId: lan.id, query: contract.query.parse(query) };
      return (await listReturns(world.context(), asked)).data.map(({ id }) => id);
    };
    expect(await list()).toEqual([second.id, first.id, '0']);
    expect(await list({ statusIn: 'approved,closed' })).toEqual([second.id, '0']);
    expect(await list({ orderId: world.order.id })).toEqual([second.id, first.id]);
  });

  it.each([
    ['with none', [], false],
    [
      'with one',
      [
        {
          id: 'v',
          code: 'TET',
          name: 'Tết',
          category: 'system_voucher',
          type: 'discount_amount',
          discountAmount: 5_000,
          voucherId: null,
          campaignId: null,
        },
      ],
      true,
    ],
  ] as const)('by the shop with whether its order had vouchers: %s', async (_, vouchers, hasVouchers) => {
    const world = returnWorld({ order: { vouchers: [...vouchers] } });
    const { id } = await world.ask();
    const seen = await readStaffReturn(world.context(), { id, role: 'admin', includeLogs: undefined });
    expect(seen.order.hasVouchers).toBe(hasVouchers);
  });

  const may = async (world: ReturnWorld, id: string, role: Role = 'admin') => {
    const { may: allowed } = await readStaffReturn(world.context(), { id, role, includeLogs: undefined });
    return Object.entries(allowed).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []));
  };

  it('with what may be done with it at each step', async () => {
    const world = returnWorld();
    const { id } = await world.ask();
    expect(await may(world, id)).toEqual(['approve', 'reject', 'choose']);
    await world.move(id, 'approved');
    expect(await may(world, id)).toEqual(['track', 'choose']);
    await world.move(id, 'returning');
    expect(await may(world, id)).toEqual(['track', 'receive', 'choose']);
    await world.move(id, 'received');
    expect(await may(world, id)).toEqual(['inspect', 'choose']);
    await world.inspect(id, 1);
    expect(await may(world, id)).toEqual(['choose', 'exchangeForOthers', 'refund']);
    await payBack(world, id);
    expect(await may(world, id)).toEqual(['settle']);
    await world.move(id, 'refunded');
    expect(await may(world, id)).toEqual(['close']);
  });

  it('with its money only by whoever may send it back, and by nobody while it is on its way', async () => {
    const world = returnWorld();
    const id = await received(world, 2);
    await world.inspect(id, 2);
    expect(await may(world, id, 'collaborator')).toEqual(['choose', 'exchangeForOthers']);
    const { paybacks } = await world.stored();
    const [line] = paybacks;
    if (!line) throw new Error('Nothing is owed');
    const half = { ...line, amount: 100_000 };
    const moneyOf = async () =>
      (await readStaffReturn(world.context(), { id, role: 'admin', includeLogs: undefined })).money;
    await world.change({ paybacks: [{ ...half, refundId: 'h1' }, half] });
    expect([await may(world, id), await moneyOf()]).toEqual([
      ['refund'],
      {
        owed: 100_000,
        onItsWay: 100_000,
        paid: 0,
        carried: 0,
        credit: 0,
        orderId: world.order.id,
        refundIds: ['h1'],
      },
    ]);
    await world.change({ paybacks: [half, half].map((one) => ({ ...one, refundId: 'h1' })) });
    expect([await may(world, id), (await moneyOf()).refundIds]).toEqual([[], ['h1']]);
    const paidAt = '2026-11-23T03:00:00.000Z';
    await world.change({ paybacks: [half, half].map((one) => ({ ...one, refundId: 'h1', paidAt })) });
    expect([await may(world, id), await may(world, id, 'collaborator')]).toEqual([['settle'], []]);
  });

  it.each([
    ['called off', 'cancelled', 'released', true],
    ['brought back', 'returned', 'released', true],
    ['on its way', 'shipped', 'taken', false],
    ['with its buyer', 'completed', 'taken', false],
  ] as const)(
    'with money after all where what was sent instead is %s',
    async (...[, status, stock, isChosenAnew]) => {
      const world = returnWorld();
      const id = await received(world, 1, { resolution: 'exchange' });
      await world.inspect(id, 1);
      const { replacement } = await world.move(id, 'exchanged');
      const sent = await requireOrder(world.context(), { id: replacement?.id ?? '', asker: shopRequester });
      await world.table.write(orderRecord.replace(sent, { status, stock }).writes);
      expect(await may(world, id)).toEqual([...(isChosenAnew ? ['choose'] : []), 'close']);
    },
  );

  it('with other goods while they are wished for, and none for goods that failed', async () => {
    const world = returnWorld();
    const [goods, failed] = [await received(world, 1, { resolution: 'exchange' }), await received(world, 1)];
    await world.inspect(goods, 1);
    expect(await may(world, goods)).toEqual(['choose', 'exchange', 'exchangeForOthers']);
    await world.inspect(failed, 0);
    expect(await may(world, failed)).toEqual(['sendBack', 'close']);
    const { replacement } = await world.move(goods, 'exchanged');
    expect(await may(world, goods)).toEqual(['close']);
    const sent = await requireOrder(world.context(), { id: replacement?.id ?? '', asker: shopRequester });
    await world.table.write(orderRecord.replace(sent, { status: 'cancelled', stock: 'released' }).writes);
    expect(await may(world, goods)).toEqual(['choose', 'close']);
  });

  it('with the shelves it lay on while its goods are to come, and no more once somebody has looked', async () => {
    const world = returnWorld();
    const { id } = await world.ask();
    const steps: [string, number][] = [];
    const note = async () => {
      const asked = { id, role: 'admin', includeLogs: undefined } as const;
      const { status, shelves } = await readStaffReturn(world.context(), asked);
      steps.push([status, shelves.length]);
    };
    await note();
    for (const to of ['approved', 'returning', 'received'] as const) {
      await world.move(id, to);
      await note();
    }
    await world.inspect(id, 1);
    await note();
    expect(steps).toEqual([
      ['requested', 0],
      ['approved', 1],
      ['returning', 1],
      ['received', 1],
      ['inspected', 0],
    ]);
  });

  it('with its own money, its shelves to fill and who did what', async () => {
    const world = returnWorld({ from: [1, 3] });
    const [first, second] = [await received(world, 2), await received(world, 2)];
    const staff = (id: string) => readStaffReturn(world.context(), { id, role: 'admin', includeLogs: true });
    const [hanoi] = world.shelves;
    if (!hanoi) throw new Error('There are two shelves');
    await world.table.write([update(shelfKey(hanoi), { set: { place: 'A-01' } })]);
    const { id: itemId } = world.line;
    expect((await staff(first)).shelves).toEqual([
      { itemId, warehouse: 'Kho hni', place: 'A-01', quantity: 1 },
      { itemId, warehouse: 'Kho sgn', place: null, quantity: 1 },
    ]);
    await world.inspect(first, 2);
    expect((await staff(second)).shelves.map(({ warehouse, quantity }) => [warehouse, quantity])).toEqual([
      ['Kho sgn', 2],
    ]);
    expect(await staff(first)).toMatchObject({
      shelves: [],
      money: { owed: 200_000, onItsWay: 0, paid: 0, refundIds: [] },
      createdById: 'an',
      userId: 'lan',
    });
    expect((await staff(second)).money).toMatchObject({ owed: 0 });
    expect((await staff(first)).logs?.map(({ action, user }) => [action, user])).toEqual([
      ['requested', null],
      ['approved', null],
      ['received', null],
      ['inspected', null],
    ]);
    world.put([profileRecord.item(aProfile({ id: 'an', fullName: 'Lê An' }))]);
    expect((await staff(first)).logs?.map(({ action, user, by }) => [action, user, by])).toEqual([
      ['requested', 'Lê An', 'staff'],
      ['approved', 'Lê An', 'staff'],
      ['received', 'Lê An', 'staff'],
      ['inspected', 'Lê An', 'staff'],
    ]);
    expect(
      await readStaffReturn(world.context(), { id: first, role: 'admin', includeLogs: undefined }),
    ).not.toHaveProperty('logs');
  });
});
