import type { CallInput } from '#shared/contract/route.ts';
import {
  createPurchase,
  createSupplier,
  receivePurchase,
  sendBackGoods,
  updatePurchase,
} from '#shared/purchasing/index.ts';
import type { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { newId } from '#shared/values/ids.ts';
import { warehouse } from './catalogue.ts';
import type { World } from './world.ts';

export const aSupplierDraft = (given: object = {}) => ({
  name: 'Gạo Hải Hậu',
  code: `NCC-${newId().slice(-8)}`,
  taxCode: '0601234567',
  phone: '0912345678',
  address: 'Xóm 5, Hải Hậu, Ninh Bình',
  leadDays: 3,
  terms: 'Thanh toán trong 30 ngày',
  isActive: true,
  ...given,
});

type Buyer = { accessToken: string };

/** Helpers for purchases from a supplier, through the gateway. */
export const purchasing = (world: World, { accessToken: token }: Buyer) => {
  const aSupplier = async (given: object = {}) =>
    (await world.send(createSupplier, { token, body: aSupplierDraft(given) })).body;

  async function aPurchase(productId: string, given: object = {}): Promise<PurchaseWithReceipts> {
    const supplier = await aSupplier();
    const body = {
      supplierId: supplier.id,
      warehouseId: warehouse.id,
      items: [{ productId, quantity: 20, cost: 30_000, taxRate: 8 }],
      ...given,
    } as never;
    return (await world.send(createPurchase, { token, body })).body;
  }

  type Update = Omit<CallInput<typeof updatePurchase>['body'], 'version'>;
  const update = ({ id, version }: { id: string; version: number }, change: Update) =>
    world.send(updatePurchase, { token, params: { id }, body: { version, ...change } as never });
  const aSentPurchase = async (productId: string, given: object = {}) =>
    (await update(await aPurchase(productId, given), { status: 'sent' })).body;

  type Receipt = { by?: Buyer } & Partial<CallInput<typeof receivePurchase>['body']>;
  const receive = (
    { id, version }: { id: string; version: number },
    quantity: number,
    { by, ...given }: Receipt = {},
  ) =>
    world.send(receivePurchase, {
      token: by?.accessToken ?? token,
      params: { id },
      body: { version, lines: [{ lineId: '1', quantity }], ...given } as never,
    });
  type SendBack = { by?: Buyer } & Partial<CallInput<typeof sendBackGoods>['body']>;
  const sendBack = (
    { id, version }: { id: string; version: number },
    quantity: number,
    { by, ...given }: SendBack = {},
  ) =>
    world.send(sendBackGoods, {
      token: by?.accessToken ?? token,
      params: { id },
      body: { version, lines: [{ lineId: '1', quantity }], reason: 'Hàng lỗi', ...given } as never,
    });
  return { aSupplier, aPurchase, aSentPurchase, update, receive, sendBack };
};

/** Error code of a refused call. */
export async function loadChunk(asked: Promise<{ status: number; failure: { code: string } }>) {
  const { status, failure } = await asked;
  return [status, failure.code];
}
