import { availableOn } from '#shared/inventory/inventory-choices.ts';
import { AppError } from '#shared/contract/errors.ts';
import { maxPurchaseLines, type PurchaseItem } from '#shared/purchasing/purchase-draft.ts';
import { proposedOf } from '#shared/purchasing/reorder-rule.ts';
import type { ReorderDrafts } from '#shared/purchasing/reorder.contract.ts';
import type { Supplier } from '#shared/purchasing/suppliers.contract.ts';
import { noVariantId } from '#functions/domain/catalogue/products/product-offers.ts';
import { readPacks } from '#functions/domain/catalogue/records/read-cards.ts';
import { findShelves } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import { shelfId, shelfOfId, type StoredShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { daysToCover, handledRows, type ReorderTerms } from './reorder-terms.ts';

export type DraftLine = { id: string; quantity?: number | undefined; supplierId?: string | undefined };
type Refusal = ReorderDrafts['refused'][number];

type PlannedItem = Omit<PurchaseItem, 'taxRate'>;

/** Goods that one supplier delivers to one warehouse. */
export type PlannedDraft = { supplier: Supplier; warehouseId: string; items: PlannedItem[] };
export type DraftPlan = { drafts: PlannedDraft[]; refused: Refusal[] };

/** Returns the supplier of a line. A chosen supplier must exist; the shelf's last supplier may be gone. */
function supplierOf(terms: ReorderTerms, chosen: string | undefined, shelf: StoredShelf) {
  if (chosen === undefined) return handledRows(terms, shelf.supplierId);
  const supplier = terms.suppliers.get(chosen);
  if (!supplier) throw new AppError('SUPPLIER_NOT_FOUND');
  if (!supplier.isActive) throw new AppError('SUPPLIER_STOPPED');
  return supplier;
}

const itemOf = ({ productId, variantId, cost }: StoredShelf, quantity: number): PlannedItem => ({
  productId,
  variantId: variantId === noVariantId ? null : variantId,
  quantity,
  cost: Math.round(cost),
});

type PlannedLine = { id: string; supplier: Supplier; shelf: StoredShelf; quantity: number };

/** Returns a line to buy, or the reason why it is refused. */
function planLine(
  terms: ReorderTerms,
  { id, quantity, supplierId }: DraftLine,
  { shelf, pack }: { shelf: StoredShelf | undefined; pack: number },
): PlannedLine | Refusal {
  if (!shelf || shelf.label?.isSold === false) return { id, reason: 'gone' };
  const supplier = supplierOf(terms, supplierId, shelf);
  if (!supplier) return { id, reason: 'no-supplier' };
  const stocked = { ...shelf, sold: shelf.sold ?? 0, available: availableOn(shelf) };
  const wanted = quantity ?? proposedOf(stocked, { days: daysToCover(terms, supplier), pack });
  return wanted > 0 ? { id, supplier, shelf, quantity: wanted } : { id, reason: 'nothing' };
}

/** Groups lines by supplier and warehouse. A group that is too long for one purchase is split. */
function papersOf(lines: readonly PlannedLine[]): PlannedDraft[] {
  const together = Map.groupBy(lines, ({ supplier, shelf }) => `${supplier.id} ${shelf.warehouseId}`);
  return [...together.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const { supplier, shelf } = first;
    const items = alike.map((line) => itemOf(line.shelf, line.quantity));
    return Array.from({ length: Math.ceil(items.length / maxPurchaseLines) }, (_, page) => ({
      supplier,
      warehouseId: shelf.warehouseId,
      items: items.slice(page * maxPurchaseLines, (page + 1) * maxPurchaseLines),
    }));
  });
}

const atOnce = 100;

/** Reads all keys in chunks of at most `atOnce`. */
async function inParts<Asked, Found>(
  asked: readonly Asked[],
  read: (some: readonly Asked[]) => Promise<Map<string, Found>>,
): Promise<Map<string, Found>> {
  const parts = Array.from({ length: Math.ceil(asked.length / atOnce) }, (_, part) =>
    read(asked.slice(part * atOnce, (part + 1) * atOnce)),
  );
  return new Map((await Promise.all(parts)).flatMap((found) => [...found]));
}

/** Plans the drafts for the chosen lines, based on the current stock. */
export async function planDrafts(
  { table }: TableContext,
  terms: ReorderTerms,
  lines: readonly DraftLine[],
): Promise<DraftPlan> {
  const names = lines.flatMap(({ id }) => shelfOfId(id) ?? []);
  const productIds = [...new Set(names.map(({ productId }) => productId))];
  const [shelves, packs] = await Promise.all([
    inParts(names, (some) => findShelves(table, some)),
    inParts(productIds, (some) => readPacks(table, some)),
  ]);
  const planned = lines.map((line) => {
    const shelf = shelves.get(line.id);
    return planLine(terms, line, { shelf, pack: packs.get(shelf?.productId ?? '') ?? 1 });
  });
  return {
    drafts: papersOf(planned.filter((line): line is PlannedLine => 'supplier' in line)),
    refused: planned.filter((line): line is Refusal => 'reason' in line),
  };
}

/** Returns the id of the reorder list's line for an item of a draft. */
export const lineIdOf = (
  { productId, variantId }: Pick<PurchaseItem, 'productId' | 'variantId'>,
  warehouseId: string,
): string => shelfId({ productId, variantId: variantId ?? noVariantId, warehouseId });
