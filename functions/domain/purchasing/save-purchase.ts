import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { newId } from '#shared/values/ids.ts';
import type { PurchaseDraft } from '#shared/purchasing/purchase-draft.ts';
import type { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import type { createPurchase as createContract } from '#shared/purchasing/purchases.contract.ts';
import { placesOf } from '#functions/domain/catalogue/warehouses/places.ts';
import { datedCode } from '#functions/platform/dated-code.ts';
import { codeTaken } from '#functions/platform/records/code-taken.ts';
import { once, resultOf } from '#functions/platform/records/once.ts';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { nameLines } from './name-lines.ts';
import { purchaseRecord, type StoredPurchase } from './purchase-record.ts';
import { purchasingKeys } from './purchasing-keys.ts';
import { getPurchase } from './read-purchase.ts';
import { countPurchase, getSupplier, supplierInactive } from './suppliers.ts';

/** Purchase code, with four characters: short enough to read to a driver. */
export const newPurchaseCode = (now: Date): string => datedCode('PN', now, 4);

async function supplierFor(context: Context, id: string): Promise<StoredPurchase['supplier']> {
  const { name, isActive } = await getSupplier(context, id);
  if (!isActive) throw new AppError('SUPPLIER_STOPPED');
  return { id, name };
}

async function warehouseFor(context: Context, warehouseId: string): Promise<StoredPurchase['warehouse']> {
  const [place] = await placesOf(context, [{ warehouseId }]);
  if (!place) throw new AppError('UNKNOWN_WAREHOUSE');
  return { id: place.id, name: place.name };
}

type Written = Partial<PurchaseDraft>;

/** Looks up everything that a draft names. Omitted fields are not changed. */
export async function draftOf(
  context: Context,
  { supplierId, warehouseId, items, ...rest }: Written,
): Promise<Partial<StoredPurchase>> {
  const [supplier, warehouse, lines] = await Promise.all([
    supplierId === undefined ? undefined : supplierFor(context, supplierId),
    warehouseId === undefined ? undefined : warehouseFor(context, warehouseId),
    items === undefined ? undefined : nameLines(context, items),
  ]);
  return { ...rest, ...(supplier && { supplier }), ...(warehouse && { warehouse }), ...(lines && { lines }) };
}

type Own = 'id' | 'code' | 'status' | 'createdAt' | 'sentAt' | 'receipts' | 'sentBacks' | 'version';
type PurchaseFields = Omit<StoredPurchase, Own>;

/** Builds a new draft. */
export const newPurchase = (said: PurchaseFields, at: Date): StoredPurchase => ({
  ...said,
  id: newId(at.getTime()),
  code: newPurchaseCode(at),
  status: 'draft',
  createdAt: at.toISOString(),
  sentAt: null,
  receipts: 0,
  sentBacks: 0,
  version: 1,
});

/** Builds the item that claims a purchase's code. */
export const purchaseClaim = ({ id, code }: Pick<StoredPurchase, 'id' | 'code'>) => ({
  ...purchasingKeys.code(code),
  entity: 'purchase-claim',
  purchaseId: id,
});

/** Returns the writes of a new draft, except for the counter of its supplier. */
export const draftWrites = (purchase: StoredPurchase): Operation<typeof codeTaken>[] => [
  create(purchaseClaim(purchase), { refusal: codeTaken }),
  ...purchaseRecord.make(purchase),
];

type NewPurchase = BodyOf<typeof createContract> & { userId: string; seesCosts: boolean };

/** Creates a draft. A repeated request creates only one. */
export async function createPurchase(
  context: Context,
  { userId, seesCosts, clientRequestId: requestKey, ...draft }: NewPurchase,
): Promise<PurchaseWithReceipts> {
  const { table, now } = context;
  const request = { who: userId, what: 'purchasing/create-purchase', requestKey, asked: draft };
  const { supplierId, warehouseId, items, ...rest } = draft;
  const id = await retry(async () => {
    const known = await resultOf(table, request);
    if (known !== undefined) return known;
    const [supplier, warehouse, lines] = await Promise.all([
      supplierFor(context, supplierId),
      warehouseFor(context, warehouseId),
      nameLines(context, items),
    ]);
    const purchase = newPurchase({ ...rest, supplier, warehouse, lines }, now());
    const writes = [countPurchase(supplierId), ...draftWrites(purchase)];
    const made = await once(table, request, { result: purchase.id, writes });
    if (!('refusal' in made)) return made.result;
    if (made.refusal === supplierInactive) throw new AppError('SUPPLIER_STOPPED');
    return retryOn<typeof codeTaken>(made.refusal);
  });
  return getPurchase(context, { id, seesCosts });
}
