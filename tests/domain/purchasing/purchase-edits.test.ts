import { describe, expect, it, vi } from 'vitest';
import type { AppError } from '#shared/contract/errors.ts';
import { shiftDay } from '#functions/domain/reports/period.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { deletePurchase } from '#functions/domain/purchasing/delete-purchase.ts';
import { purchasingKeys } from '#functions/domain/purchasing/purchasing-keys.ts';
import { newPurchaseCode } from '#functions/domain/purchasing/save-purchase.ts';
import { createSupplier, getSupplier, updateSupplier } from '#functions/domain/purchasing/suppliers.ts';
import { updatePurchase } from '#functions/domain/purchasing/update-purchase.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { far } from '../inventory/stock-shop.ts';
import { aBuyingShop, boss, supplierDraft } from './purchase-world.ts';

/** The same shop with a second supplier. */
async function twoSellers() {
  const shop = await aBuyingShop();
  const other = await createSupplier(shop.context, {
    ...supplierDraft,
    code: 'KHAC',
    leadDays: 0,
    userId: boss,
  });
  const purchases = async () => [
    (await getSupplier(shop.context, shop.supplier.id)).purchases,
    (await getSupplier(shop.context, other.id)).purchases,
  ];
  const stop = ({ id }: { id: string }) => updateSupplier(shop.context, { id, version: 1, isActive: false });
  const item = {
    productId: shop.product.card.id,
    variantId: null,
    quantity: 5,
    cost: 1000,
    taxRate: 0 as const,
  };
  return { ...shop, other, purchases, stop, item };
}

describe('a draft that is edited', () => {
  it('says all that is said, and keeps the rest', async () => {
    const { draft, update, item, supplier } = await twoSellers();
    const made = await draft({}, { note: 'Gấp', expectedOn: '2027-01-05', freight: 10 });
    const after = await update(made, {
      items: [{ ...item, quantity: 7 }],
      discount: 500,
      warehouseId: far.id,
    });
    expect(after).toMatchObject({
      status: 'draft',
      note: 'Gấp',
      expectedOn: '2027-01-05',
      freight: 10,
      discount: 500,
      supplier: { id: supplier.id },
      warehouse: { id: far.id, name: far.name },
      lines: [{ quantity: 7, cost: 1000 }],
      version: 2,
    });
    expect(await update(after, {})).toMatchObject({ discount: 500, lines: [{ quantity: 7 }] });
  });

  it('counts at whoever it names now, and no more at the one before', async () => {
    const { draft, update, other, supplier, purchases, stop } = await twoSellers();
    const made = await draft();
    expect(await purchases()).toEqual([1, 0]);
    const moved = await update(made, { supplierId: other.id });
    expect([moved.supplier.id, await purchases()]).toEqual([other.id, [0, 1]]);
    const same = await update(moved, { supplierId: other.id });
    expect(await purchases()).toEqual([0, 1]);
    await stop(supplier);
    expect(await refusalOf(update(same, { supplierId: supplier.id }))).toBe('SUPPLIER_STOPPED');
    expect(await refusalOf(update(same, { supplierId: 'sup_nobody' }))).toBe('SUPPLIER_NOT_FOUND');
    expect(await purchases()).toEqual([0, 1]);
  });

  it('names nobody who is stopped at that moment', async () => {
    const { draft, update, other, table, purchases, stop } = await twoSellers();
    const made = await draft();
    const crossed = meanwhile(table, () => stop(other));
    expect(await refusalOf(update(made, { supplierId: other.id }, crossed.table))).toBe('SUPPLIER_STOPPED');
    expect([crossed.happened(), await purchases()]).toEqual([true, [1, 0]]);
  });

  it.each<[string, object, string]>([
    ['no product', { productId: 'nothing' }, 'PRODUCT_NOT_FOUND'],
    ['no variant', { variantId: 'nothing' }, 'VARIANT_NOT_FOUND'],
  ])('names goods there are: of %s it is refused', async (_, given, code) => {
    const { draft, update, item } = await twoSellers();
    const made = await draft();
    expect(await refusalOf(update(made, { items: [{ ...item, ...given }] }))).toBe(code);
    expect(await refusalOf(draft(given))).toBe(code);
    expect(await refusalOf(update(made, { warehouseId: 'nowhere' }))).toBe('UNKNOWN_WAREHOUSE');
    expect(await refusalOf(draft({}, { warehouseId: 'nowhere' }))).toBe('UNKNOWN_WAREHOUSE');
  });

  it('of goods with variants names the one that is meant, by its own code and picture', async () => {
    const { draft, put } = await twoSellers();
    const size = { name: 'Cỡ', value: 'M', sku: 'AO-M', additionalPrice: 0, stock: 0 };
    const shirt = aProduct({ name: 'Áo', variants: [size], unit: 'cai', barCode: '893' });
    put(productItems(shirt));
    const productId = shirt.card.id;
    expect(await refusalOf(draft({ productId }))).toBe('VARIANT_REQUIRED');
    const { lines } = await draft({ productId, variantId: 'co-m' });
    expect(lines).toMatchObject([
      {
        name: 'Áo',
        variantName: 'Cỡ: M',
        codes: ['AO-M'],
        image: shirt.card.image,
        received: 0,
        sentBack: 0,
      },
    ]);
  });

  it('is one, however often the same request comes, and its code is its own', async () => {
    const { draft, table, rows } = await twoSellers();
    const asked = { clientRequestId: 'mot-lan-thoi' };
    const first = await draft({}, asked);
    expect((await draft({}, asked)).id).toBe(first.id);
    expect(rows().filter(({ entity }) => entity === 'purchase-order')).toHaveLength(1);
    expect(
      await table.get(purchasingKeys.code(first.code), { parse: (row: unknown) => row } as never),
    ).toBeDefined();
    expect(newPurchaseCode(new Date('2026-11-23T17:00:00.000Z'))).toMatch(/^PN261124[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(newPurchaseCode(new Date('2026-11-23T16:59:59.999Z'))).toMatch(/^PN261123/);
  });
});

describe('a purchase that was sent', () => {
  it('is expected when somebody says so, or after the days its supplier takes, or on no day', async () => {
    const { draft, update, other } = await twoSellers();
    const today = dayInVietnam(Date.now());
    expect((await update(await draft(), { status: 'sent' })).expectedOn).toBe(shiftDay(today, 3));
    const said = await draft({}, { expectedOn: '2027-01-05' });
    expect((await update(said, { status: 'sent' })).expectedOn).toBe('2027-01-05');
    const unknown = await draft({}, { supplierId: other.id });
    expect((await update(unknown, { status: 'sent' })).expectedOn).toBe('');
  });

  it('is expected after whole days, also where it was sent as its day began', async () => {
    const { draft, table, supplier } = await twoSellers();
    const { id, version } = await draft();
    const midnight = new Date('2026-11-23T17:00:00.000Z');
    const sent = await updatePurchase(
      contextOf(table, () => midnight),
      { id, version, userId: boss, seesCosts: true, status: 'sent' },
    );
    expect([supplier.leadDays, sent.expectedOn]).toEqual([3, '2026-11-27']);
  });

  it('has only its day and its note changed, as long as something is on its way', async () => {
    const { sent, update, receive } = await twoSellers();
    let purchase = await sent();
    const later = { expectedOn: '2027-02-01', note: 'Đã gọi' };
    purchase = await update(purchase, later);
    expect(purchase).toMatchObject(later);
    for (const change of [{ discount: 1 }, { note: 'x', freight: 1 }, { warehouseId: far.id }])
      expect(await refusalOf(update(purchase, change))).toBe('PURCHASE_STATE');
    purchase = await receive(purchase, 5);
    purchase = await update(purchase, { note: 'Còn thiếu' });
    purchase = await receive(purchase, 15);
    expect(await refusalOf(update(purchase, { note: 'Muộn' }))).toBe('PURCHASE_STATE');
  });

  it('is edited and sent in one step, by what is written then', async () => {
    const { draft, update, item, shelf, other } = await twoSellers();
    const sent = await update(await draft(), {
      status: 'sent',
      supplierId: other.id,
      items: [{ ...item, quantity: 9 }],
    });
    expect(sent).toMatchObject({ status: 'sent', lines: [{ quantity: 9 }], supplier: { id: other.id } });
    expect(await shelf()).toMatchObject({ onOrder: 9, supplierId: other.id });
  });

  it('is changed over the version that was read, and its request is one', async () => {
    const { draft, update, context } = await twoSellers();
    const made = await draft();
    await update(made, { note: 'Một' });
    expect(await refusalOf(update(made, { note: 'Hai' }))).toBe('STALE_STATE');
    const request = {
      id: made.id,
      userId: boss,
      seesCosts: true,
      version: 2,
      note: 'Ba',
      clientRequestId: 'mot-lan-thoi',
    };
    await updatePurchase(context, request);
    expect(await updatePurchase(context, request)).toMatchObject({ note: 'Ba', version: 3 });
    expect(await refusalOf(updatePurchase(context, { ...request, note: 'Bốn' }))).toBe('REQUEST_DIFFERS');
    expect(await refusalOf(update({ ...made, id: 'nothing' }, {}))).toBe('PURCHASE_NOT_FOUND');
  });

  it('names of its lines those that are still on their way, the first five of them', async () => {
    const { draft, update, receive, context, item } = await twoSellers();
    const made = await draft({}, { items: [item, { ...item, quantity: 7 }] });
    const purchase = await receive(await update(made, { status: 'sent' }), 5);
    const params = await deletePurchase(context, purchase.id).catch(
      (error: AppError) => error.details.params,
    );
    expect(params).toMatchObject({ count: 1, list: 'Gạo nếp (7)' });
    const many = await update(await draft({}, { items: Array.from({ length: 6 }, () => item) }), {
      status: 'sent',
    });
    const list = Array.from({ length: 5 }, () => 'Gạo nếp (5)').join(', ');
    await expect(deletePurchase(context, many.id)).rejects.toMatchObject({
      details: { params: { count: 6, list } },
    });
  });

  it('says what hangs on it: first what is on its way, else what came', async () => {
    const { sent, update, receive, context } = await twoSellers();
    const hanging = (id: string) =>
      deletePurchase(context, id).catch((error: AppError) => error.details.params);
    let purchase = await sent();
    purchase = await receive(purchase, 5);
    expect(await hanging(purchase.id)).toMatchObject({ count: 1, list: 'Gạo nếp (15)' });
    purchase = await update(purchase, { status: 'closed' });
    expect(await hanging(purchase.id)).toMatchObject({ code: purchase.code, count: 1, list: 'Gạo nếp (5)' });
    const whole = await receive(await sent(), 20);
    expect(await hanging(whole.id)).toMatchObject({ list: 'Gạo nếp (20)' });
    const cancelled = await update(await sent({ quantity: 8 }), { status: 'cancelled' });
    expect(await hanging(cancelled.id)).toMatchObject({ count: 1, list: 'Gạo nếp (8)' });
  });
});

describe('a draft that is taken away', () => {
  it('goes with its code, counts at its supplier no more, and goes over a change of that moment', async () => {
    const { draft, update, table, context, purchases, rows } = await twoSellers();
    const made = await draft();
    const crossed = meanwhile(table, () => update(made, { note: 'Mới' }));
    await deletePurchase(contextOf(crossed.table), made.id);
    expect([crossed.happened(), await purchases()]).toEqual([true, [0, 0]]);
    expect(rows().filter(({ entity }) => entity === 'purchase-claim')).toEqual([]);
    expect(await refusalOf(deletePurchase(context, made.id))).toBe('PURCHASE_NOT_FOUND');
  });

  it('stays where its supplier is gone, which nobody can take away under it', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { draft, table, context, supplier } = await twoSellers();
    const made = await draft();
    await table.write([remove(purchasingKeys.supplier(supplier.id))]);
    expect(await refusalOf(deletePurchase(context, made.id))).toBe('STALE_STATE');
    vi.restoreAllMocks();
  });

  it('stays where it is sent at that moment', async () => {
    const { draft, update, table, purchases } = await twoSellers();
    const made = await draft();
    const crossed = meanwhile(table, () => update(made, { status: 'sent' }));
    expect(await refusalOf(deletePurchase(contextOf(crossed.table), made.id))).toBe('PURCHASE_SENT');
    expect(await purchases()).toEqual([1, 0]);
  });
});
