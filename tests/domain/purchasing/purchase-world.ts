import type { PurchaseItem } from '#shared/purchasing/purchase-draft.ts';
import type { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { correctPurchase } from '#functions/domain/purchasing/correct-purchase.ts';
import { receivePurchase } from '#functions/domain/purchasing/receive-purchase.ts';
import { createPurchase } from '#functions/domain/purchasing/save-purchase.ts';
import { sendBackGoods } from '#functions/domain/purchasing/send-back.ts';
import { createSupplier } from '#functions/domain/purchasing/suppliers.ts';
import { updatePurchase } from '#functions/domain/purchasing/update-purchase.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { aStockedShop } from '../inventory/stock-shop.ts';

export const boss = 'chu-cho';

export const supplierDraft = {
  name: 'Gạo Hải Hậu',
  code: 'GHH',
  taxCode: '',
  phone: '0912345678',
  email: '',
  address: 'Nam Định',
  leadDays: 3,
  termDays: 30,
  terms: 'Trả sau 30 ngày',
  isActive: true,
};

type Update = Partial<Parameters<typeof updatePurchase>[1]>;
type SendBack = Partial<Parameters<typeof sendBackGoods>[1]>;
type Receipt = Partial<Parameters<typeof receivePurchase>[1]>;

/** A shop with one product of ten pieces and a supplier to buy more of it from. */
export async function aBuyingShop(given?: Parameters<typeof aStockedShop>[0]) {
  const shop = await aStockedShop(given);
  const { table, product } = shop;
  const context = contextOf(table);
  const supplier = await createSupplier(context, { ...supplierDraft, userId: boss });
  const by = { userId: boss, seesCosts: true };

  const draft = (item: Partial<PurchaseItem> = {}, more: object = {}) =>
    createPurchase(context, {
      ...by,
      supplierId: supplier.id,
      warehouseId: warehouse.id,
      items: [
        { productId: product.card.id, variantId: null, quantity: 20, cost: 30_000, taxRate: 8, ...item },
      ],
      expectedOn: '',
      discount: 0,
      freight: 0,
      note: '',
      ...more,
    });
  const update = (
    { id, version }: Pick<PurchaseWithReceipts, 'id' | 'version'>,
    change: Update,
    at: Table = table,
  ) => updatePurchase(contextOf(at), { ...by, id, version, ...change });
  const sent = async (item?: Partial<PurchaseItem>, more?: object) =>
    update(await draft(item, more), { status: 'sent' });
  const receive = (
    { id, version }: Pick<PurchaseWithReceipts, 'id' | 'version'>,
    quantity: number,
    { at = table, isLast = false, ...more }: Receipt & { at?: Table; isLast?: boolean } = {},
  ) =>
    receivePurchase(contextOf(at), {
      ...by,
      id,
      version,
      lines: [{ lineId: '1', quantity, isLast, lots: [], serials: [] }],
      note: '',
      acceptsMore: false,
      ...more,
    });
  const sendBack = (
    { id, version }: Pick<PurchaseWithReceipts, 'id' | 'version'>,
    quantity: number,
    { at = table, ...more }: SendBack & { at?: Table } = {},
  ) =>
    sendBackGoods(contextOf(at), {
      ...by,
      id,
      version,
      lines: [{ lineId: '1', quantity, lots: [], serials: [] }],
      reason: 'Hàng lỗi',
      ...more,
    });
  const correct = (
    { id, version }: Pick<PurchaseWithReceipts, 'id' | 'version'>,
    bill: Partial<Parameters<typeof correctPurchase>[1]>,
  ) => correctPurchase(context, { ...by, id, version, lines: [], reason: 'Hóa đơn về sau', ...bill });
  return { ...shop, context, supplier, draft, update, sent, receive, sendBack, correct };
}
