import type { listMovements as contract, Movement } from '#shared/inventory/inventory.contract.ts';
import type { ParamsOf, QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { shelfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { inventoryKeys } from './inventory-keys.ts';
import { StoredLine } from './stock-ledger.ts';
import { withoutCost } from './without-cost.ts';

type Names = Awaited<ReturnType<typeof findMembers>>;

/** Returns who caused a movement. Shoppers are not named: only readers of the order may see them. */
function whoOf({ who }: StoredLine, known: Names): Movement['who'] {
  if (!who) return null;
  if (who.role === 'user') return { id: null, role: who.role, fullName: null };
  return { ...who, fullName: known.get(who.id)?.fullName ?? null };
}

function toMovement(line: StoredLine, known: Names): Movement {
  const {
    variantId,
    warehouseId,
    revision,
    at,
    why,
    of = null,
    note = null,
    lost = null,
    way,
    before,
    after,
  } = line;
  const step = (name: keyof typeof before) => ({ from: before[name], to: after[name] });
  return {
    id: `${shelfId(line)}.${revision}`,
    variantId: variantId === noVariantId ? null : variantId,
    warehouseId,
    revision,
    at,
    why,
    of,
    note,
    lost,
    who: whoOf(line, known),
    way,
    onHand: step('onHand'),
    reserved: step('reserved'),
    onOrder: step('onOrder'),
    cost: step('cost'),
  };
}

type MovementsQuery = ParamsOf<typeof contract> & QueryOf<typeof contract> & { seesCosts: boolean };

/** Lists stock movements of a product, or of one of its shelves, newest first. */
export async function listMovements(
  { table }: Context,
  { productId, variantId = noVariantId, warehouseId, take, cursor, seesCosts }: MovementsQuery,
): Promise<ReplyOf<typeof contract>> {
  const of = warehouseId
    ? { pk: inventoryKeys.ledger({ productId, variantId, warehouseId }) }
    : { index: 'gsi1' as const, pk: inventoryKeys.ledgerOfProduct(productId) };
  const page = await table.list({ ...of, limit: take, cursor, newestFirst: true }, StoredLine);
  const staff = page.items.flatMap(({ who }) => (who && who.role !== 'user' ? [who.id] : []));
  const known = await findMembers(table, staff);
  const data = page.items.map((line) => toMovement(line, known));
  return { data: seesCosts ? data : data.map(withoutCost), nextCursor: page.cursor ?? null };
}
