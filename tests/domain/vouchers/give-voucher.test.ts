import { describe, expect, it, vi } from 'vitest';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { giveVoucher } from '#functions/domain/vouchers/give-voucher.ts';
import { listHolders } from '#functions/domain/vouchers/list-holders.ts';
import { searchVouchers } from '#functions/domain/vouchers/search-vouchers.ts';
import { searchVouchers as searchContract } from '#shared/vouchers/staff-vouchers.contract.ts';
import { voucherKeys } from '#functions/domain/vouchers/voucher-keys.ts';
import { type StoredVoucher, voucherRecord } from '#functions/domain/vouchers/voucher-record.ts';
import { vouchersById } from '#functions/domain/vouchers/voucher-rewrites.ts';
import { vouchersView } from '#functions/domain/vouchers/vouchers-view.ts';
import { entryItem } from '#functions/domain/vouchers/wallet-entry.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aVoucher } from '#tests/support/vouchers.ts';
import { viewRows } from '../support/view-rows.ts';

const now = '2026-11-22T03:00:00.000Z';

/** A voucher that staff give by name, and members. */
function aShop(given: Partial<StoredVoucher> = {}) {
  const { table, put, rows } = memoryTable();
  const voucher = aVoucher({ code: 'TANG', reach: 'named', validTo: '2026-12-01T00:00:00.000Z', ...given });
  put([voucherRecord.item(voucher)]);
  for (const id of ['lan', 'cam', 'sen'])
    put([profileRecord.item(aProfile({ id, fullName: `Chị ${id}`, referenceId: id.toUpperCase() }))]);
  const contextAt = (where: Table) => contextOf(where, () => new Date(now));
  let presses = 0;
  const give = (userIds: string[], { by = 'châu', key = `press-${(presses += 1)}`, where = table } = {}) =>
    giveVoucher(contextAt(where), { id: voucher.id, userIds, by, clientRequestId: key });
  const has = (userId: string, number = 1, more: object = {}) =>
    put([
      entryItem(
        {
          id: `${voucher.id}~${number}`,
          userId,
          voucherId: voucher.id,
          receivedAt: `2026-11-0${number}`,
          ...more,
        },
        voucher.validTo,
      ),
    ]);
  const held = () =>
    rows()
      .filter(({ entity }) => entity === 'member-voucher')
      .map(({ userId, id }) => `${String(userId)} ${String(id).split('~')[1]}`);
  const read = () => voucherRecord.find(table, { id: voucher.id });
  return { table, put, rows, voucher, context: contextAt(table), give, has, held, read };
}

describe('giving a voucher to members by name', () => {
  it('puts one into each wallet, and counts them', async () => {
    const { give, held, read, rows } = aShop();
    expect(await give(['lan', 'cam'])).toEqual({ given: ['lan', 'cam'], leftOut: [] });
    expect([held(), (await read())?.handedOut]).toEqual([['lan 1', 'cam 1'], 2]);
    expect(rows().find(({ entity }) => entity === 'member-voucher')?.['receivedAt']).toBe(now);
  });

  it('leaves out who has all they may have, and who has one they did not use', async () => {
    const { give, has, held } = aShop({ perPerson: 2 });
    has('lan');
    has('cam', 1, { usedAt: now });
    has('sen', 1, { usedAt: now });
    has('sen', 2, { usedAt: now });
    expect(await give(['sen', 'lan', 'cam'])).toEqual({ given: ['cam'], leftOut: ['sen', 'lan'] });
    expect(held()).toContain('cam 2');
    expect(held()).toHaveLength(5);
  });

  it('that nobody may have any more writes nothing', async () => {
    const { give, has, read } = aShop();
    has('lan');
    expect(await give(['lan'])).toEqual({ given: [], leftOut: ['lan'] });
    expect((await read())?.handedOut).toBe(0);
  });

  it.each<[string, Partial<StoredVoucher>, string | undefined]>([
    ['everybody has it anyway', { reach: 'everybody' }, 'VOUCHER_EVERYBODYS'],
    ['anybody may take it as well', { reach: 'collect' }, undefined],
    ['it ended this very moment', { validTo: now }, 'VOUCHER_OVER'],
    ['it ends in a moment', { validTo: '2026-11-22T03:00:00.001Z' }, undefined],
    ['one too few is left', { handoutLimit: 5, handedOut: 4 }, 'VOUCHERS_GONE'],
    ['just as many are left', { handoutLimit: 6, handedOut: 4 }, undefined],
  ])('is answered by how it stands: %s', async (_, given, refused) => {
    const { give, held } = aShop(given);
    expect(await refusalOf(give(['lan', 'cam']))).toBe(refused);
    expect(held()).toHaveLength(refused ? 0 : 2);
  });

  it('is refused where one of them is nobody, and where there is no such voucher', async () => {
    const { give, held, context } = aShop();
    expect(await refusalOf(give(['lan', 'nobody']))).toBe('USER_NOT_FOUND');
    expect(held()).toEqual([]);
    const unknown = giveVoucher(context, {
      id: 'vou_x',
      userIds: ['lan'],
      by: 'châu',
      clientRequestId: 'press',
    });
    expect(await refusalOf(unknown)).toBe('VOUCHER_NOT_FOUND');
  });

  it('asked twice is one request, answered alike', async () => {
    const { give, held, read } = aShop({ perPerson: 2 });
    const first = await give(['lan'], { key: 'same' });
    expect(await give(['lan'], { key: 'same' })).toEqual(first);
    expect(await refusalOf(give(['cam'], { key: 'same' }))).toBe('REQUEST_DIFFERS');
    expect([held(), (await read())?.handedOut]).toEqual([['lan 1'], 1]);
    expect(await give(['lan'], { key: 'same', by: 'huy' })).toEqual({ given: [], leftOut: ['lan'] });
  });

  it('pressed twice at the same moment gives once, and says so to both', async () => {
    const { give, table, held } = aShop();
    const crossed = meanwhile(table, () => give(['lan', 'cam'], { key: 'same' }));
    const second = await give(['lan', 'cam'], { key: 'same', where: crossed.table });
    expect([crossed.happened(), second, held()]).toEqual([
      true,
      { given: ['lan', 'cam'], leftOut: [] },
      ['lan 1', 'cam 1'],
    ]);
  });

  it('pressed twice, the one that finds all given says what the other did', async () => {
    const { give, table, held } = aShop();
    let isGiven = false;
    // The other press is done after this one asked whether it was known, and before it reads the voucher.
    const get = (async (...asked: Parameters<Table['get']>) => {
      const found = await table.get(...asked);
      if (!isGiven && found === undefined) {
        isGiven = true;
        await give(['lan'], { key: 'same' });
      }
      return found;
    }) as Table['get'];
    expect(await give(['lan'], { key: 'same', where: { ...table, get } })).toEqual({
      given: ['lan'],
      leftOut: [],
    });
    expect(held()).toEqual(['lan 1']);
  });

  it('is looked at again where one of them was given it, or staff changed it, at that moment', async () => {
    const { give, table, held } = aShop();
    const crossed = meanwhile(table, () => give(['lan']));
    expect(await give(['lan', 'cam'], { where: crossed.table })).toEqual({
      given: ['cam'],
      leftOut: ['lan'],
    });
    expect([crossed.happened(), held()]).toEqual([true, ['lan 1', 'cam 1']]);
    const other = aShop({ handoutLimit: 2 });
    const taken = meanwhile(other.table, () => other.give(['sen']));
    expect(await refusalOf(other.give(['lan', 'cam'], { where: taken.table }))).toBe('VOUCHERS_GONE');
  });
});

describe('who has a voucher', () => {
  function handedOut() {
    const shop = aShop();
    shop.has('lan', 1);
    shop.has('cam', 2, { usedAt: '2026-11-20', orderId: 'o1', orderCode: 'CL1', saved: 20_000 });
    shop.has('gone', 3, { usedAt: '2026-11-19', orderId: 'o2', orderCode: 'CL2', saved: 10_000 });
    const list = (given: object = {}) =>
      listHolders(shop.context, { id: shop.voucher.id, of: 'all', take: 10, cursor: undefined, ...given });
    return { ...shop, list };
  }

  it('is told the latest first, with what it took off, and of who left without a name', async () => {
    const { list, voucher } = handedOut();
    const { data, nextCursor } = await list();
    expect(data).toEqual([
      {
        id: `${voucher.id}~3`,
        userId: 'gone',
        fullName: null,
        referenceId: null,
        receivedAt: '2026-11-03',
        usedAt: '2026-11-19',
        orderId: 'o2',
        orderCode: 'CL2',
        discountAmount: 10_000,
      },
      {
        id: `${voucher.id}~2`,
        userId: 'cam',
        fullName: 'Chị cam',
        referenceId: 'CAM',
        receivedAt: '2026-11-02',
        usedAt: '2026-11-20',
        orderId: 'o1',
        orderCode: 'CL1',
        discountAmount: 20_000,
      },
      {
        id: `${voucher.id}~1`,
        userId: 'lan',
        fullName: 'Chị lan',
        referenceId: 'LAN',
        receivedAt: '2026-11-01',
        usedAt: null,
        orderId: null,
        orderCode: null,
        discountAmount: null,
      },
    ]);
    expect(nextCursor).toBeNull();
  });

  it('or who used it, by when they did, in pages', async () => {
    const { list, context } = handedOut();
    const first = await list({ of: 'used', take: 1 });
    expect([first.data.map(({ userId }) => userId), first.nextCursor === null]).toEqual([['cam'], false]);
    const rest = await list({ of: 'used', take: 5, cursor: first.nextCursor ?? undefined });
    expect(rest.data.map(({ userId }) => userId)).toEqual(['gone']);
    const unknown = listHolders(context, { id: 'vou_x', of: 'all', take: 1, cursor: undefined });
    expect(await refusalOf(unknown)).toBe('VOUCHER_NOT_FOUND');
  });
});

describe('vouchers of the shop', () => {
  const [before, after] = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'];
  const vouchers: Partial<StoredVoucher>[] = [
    { code: 'RUNS', validFrom: before, validTo: after, campaignId: 'tet', createdAt: '2026-11-01' },
    {
      code: 'COMES',
      validFrom: after,
      validTo: '2026-12-24T00:00:00.000Z',
      reach: 'named',
      createdAt: '2026-11-02',
    },
    {
      code: 'OVER',
      validFrom: before,
      validTo: '2026-11-02T00:00:00.000Z',
      isPaused: true,
      useLimit: 1,
      used: 1,
      createdAt: '2026-11-03',
    },
    {
      code: 'PAUSED',
      validFrom: before,
      validTo: after,
      isPaused: true,
      useLimit: 1,
      used: 1,
      createdAt: '2026-11-04',
    },
    {
      code: 'USEDUP',
      validFrom: before,
      validTo: after,
      useLimit: 2,
      used: 2,
      category: 'points_voucher',
      createdAt: '2026-11-05',
    },
    {
      code: 'PAUSEDLATER',
      validFrom: after,
      validTo: '2026-12-24T00:00:00.000Z',
      isPaused: true,
      createdAt: '2026-11-06',
    },
    {
      code: 'SHIP',
      validFrom: before,
      validTo: after,
      type: 'free_shipping',
      name: 'Miễn phí vận chuyển',
      createdAt: '2026-11-07',
    },
  ];

  it.each<[Record<string, string>, string[]]>([
    [{}, ['SHIP', 'PAUSEDLATER', 'USEDUP', 'PAUSED', 'OVER', 'COMES', 'RUNS']],
    [{ state: 'over' }, ['OVER']],
    [{ state: 'paused' }, ['PAUSEDLATER', 'PAUSED']],
    [{ state: 'used-up' }, ['USEDUP']],
    [{ state: 'coming' }, ['COMES']],
    [{ state: 'running' }, ['SHIP', 'RUNS']],
    [{ state: 'running', type: 'free_shipping' }, ['SHIP']],
    [{ q: 'mien phi' }, ['SHIP']],
    [{ category: 'points_voucher' }, ['USEDUP']],
    [{ reach: 'named' }, ['COMES']],
    [{ campaignId: 'tet' }, ['RUNS']],
  ])('narrowed by %o are %o', async (query, codes) => {
    vi.spyOn(vouchersView, 'rows').mockReturnValue(await viewRows(vouchersView, vouchers.map(aVoucher)));
    const { data } = await searchVouchers({ now: () => new Date(now) }, searchContract.query.parse(query));
    expect(data.map(({ code }) => code)).toEqual(codes);
  });
});

describe('a voucher from before staff wrote them', () => {
  const promise = aVoucher({ code: 'CUXUA', validFrom: '2026-01-01T00:00:00.000Z', reach: 'everybody' });
  const { id, code, name, description, category, type, minOrderAmount, maxOrderAmount, discountPercentage } =
    promise;
  const { maxDiscountAmount, discountAmount, freeShippingAmount, validFrom, validTo } = promise;
  const older = {
    pk: 'VOUCHERS',
    sk: 'CUXUA',
    entity: 'voucher-campaign',
    id,
    code,
    name,
    description,
    category,
    type,
    minOrderAmount,
    maxOrderAmount,
    discountPercentage,
    maxDiscountAmount,
    discountAmount,
    freeShippingAmount,
    validFrom,
    validTo,
    isCategoryLimited: false,
    isProductLimited: false,
  };

  it('lies by its id, is anybody’s to take once, and begins when its promise did', () => {
    expect([vouchersById.name, vouchersById.entities]).toEqual(['vouchers-by-id', ['voucher-campaign']]);
    expect(vouchersById.today(older)).toMatchObject({
      ...voucherKeys.head(promise.id),
      entity: 'voucher',
      reach: 'collect',
      perPerson: 1,
      handoutLimit: null,
      useLimit: null,
      handedOut: 0,
      used: 0,
      campaignId: null,
      version: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
      discountAmount: 20_000,
    });
  });

  it('keeps what it said of itself', () => {
    expect(vouchersById.today({ ...older, createdAt: '2025-12-24', reach: 'named' })).toMatchObject({
      createdAt: '2025-12-24',
      reach: 'named',
    });
  });

  it('is left alone where nobody can read it', () => {
    const broken = { ...older, code: 1 };
    expect(vouchersById.today(broken)).toBe(broken);
  });
});
