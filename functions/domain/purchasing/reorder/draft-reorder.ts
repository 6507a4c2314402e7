import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type { draftReorder as contract, ReorderDrafts } from '#shared/purchasing/reorder.contract.ts';
import { placesOf } from '#functions/domain/catalogue/warehouses/places.ts';
import type { codeTaken } from '#functions/platform/records/code-taken.ts';
import { once, resultOf } from '#functions/platform/records/once.ts';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { nameLines } from '../name-lines.ts';
import type { StoredPurchase } from '../purchase-record.ts';
import { requirePurchase } from '../read-purchase.ts';
import { draftWrites, newPurchase } from '../save-purchase.ts';
import { countPurchase, supplierInactive } from '../suppliers.ts';
import { lineIdOf, planDrafts, type PlannedDraft } from './plan-drafts.ts';
import { readTerms } from './reorder-terms.ts';

/** Maximum drafts, in one transaction: three writes each, and one more per supplier. */
const maxDrafts = 20;

async function purchasesOf(context: Context, planned: readonly PlannedDraft[]): Promise<StoredPurchase[]> {
  const places = await placesOf(context, planned);
  const purchases: StoredPurchase[] = [];
  for (const [place, { supplier, items }] of planned.entries()) {
    const { id = '', name = '' } = places[place] ?? {};
    const said = {
      supplier: { id: supplier.id, name: supplier.name },
      warehouse: { id, name },
      lines: await nameLines(context, items),
      expectedOn: '',
      note: '',
      discount: 0,
      freight: 0,
    };
    purchases.push(newPurchase(said, context.now()));
  }
  return purchases;
}

function countsOf(planned: readonly PlannedDraft[]) {
  const bySupplier = Map.groupBy(planned, ({ supplier }) => supplier.id);
  return [...bySupplier].map(([id, drafts]) => countPurchase(id, drafts.length));
}

const toDraft = ({ id, code, supplier, warehouse, lines }: StoredPurchase) => ({
  id,
  code,
  supplierName: supplier.name,
  warehouseName: warehouse.name,
  goods: lines.length,
  quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
});

/** Returns drafts and refusals. A repeat gets the same, although the goods are on order by then. */
async function answerOf(
  context: Context,
  ids: readonly string[],
  refused: ReorderDrafts['refused'],
): Promise<ReorderDrafts> {
  const drafts = await Promise.all(ids.map((id) => requirePurchase(context, id)));
  const bought = new Set(
    drafts.flatMap(({ warehouse, lines }) => lines.map((line) => lineIdOf(line, warehouse.id))),
  );
  return { data: drafts.map(toDraft), refused: refused.filter(({ id }) => !bought.has(id)) };
}

type Chosen = BodyOf<typeof contract> & { userId: string };

/** Creates a draft per supplier and warehouse in one transaction. A repeat creates none. */
export async function draftReorder(
  context: Context,
  { userId, clientRequestId: requestKey, lines, review }: Chosen,
): Promise<ReorderDrafts> {
  const { table } = context;
  const request = { who: userId, what: 'purchasing/draft-reorder', requestKey, asked: { lines, review } };
  return retry(async () => {
    const known = await resultOf(table, request);
    const { drafts, refused } = await planDrafts(context, await readTerms(context, review), lines);
    if (known !== undefined) return answerOf(context, known.split(' '), refused);
    if (drafts.length === 0) return { data: [], refused };
    if (drafts.length > maxDrafts)
      throw new AppError('REORDER_TOO_MANY', { params: { count: drafts.length, most: maxDrafts } });
    const purchases = await purchasesOf(context, drafts);
    const made = await once(table, request, {
      result: purchases.map(({ id }) => id).join(' '),
      writes: [...countsOf(drafts), ...purchases.flatMap(draftWrites)],
    });
    if (!('refusal' in made)) return answerOf(context, made.result.split(' '), refused);
    if (made.refusal === supplierInactive) throw new AppError('SUPPLIER_STOPPED');
    return retryOn<typeof codeTaken>(made.refusal);
  });
}
