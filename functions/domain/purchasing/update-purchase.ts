import type { BodyOf } from '#shared/contract/route.ts';
import { sumsOf } from '#shared/purchasing/purchase-sums.ts';
import type { Supplier } from '#shared/purchasing/suppliers.contract.ts';
import type { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import type { updatePurchase as contract } from '#shared/purchasing/purchases.contract.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { openShelves } from '#functions/domain/catalogue/warehouses/open-shelves.ts';
import type { StockMove } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { findWarehouse } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { rebaseLines } from './name-lines.ts';
import { outstandingQuantity, piecesOf, type StoredPurchase } from './purchase-record.ts';
import { getPurchase, readLineTracking } from './read-purchase.ts';
import { fullDelivery, receive } from './receive-purchase.ts';
import { draftOf } from './save-purchase.ts';
import { causeOf, requireMayBecome, shelfOf, type Step, stepPurchase, wrongState } from './step-purchase.ts';
import { countPurchase, getSupplier, uncountPurchase } from './suppliers.ts';

/** Returns the mail with the purchase for its supplier; none if the supplier has no mail address. */
export async function mailToSupplier(
  { table }: TableContext,
  { code, lines, discount, freight, warehouse, expectedOn, note }: StoredPurchase,
  { name: supplierName, email }: Pick<Supplier, 'name' | 'email'>,
): Promise<Operation[]> {
  if (email === '') return [];
  const place = await findWarehouse(table, warehouse.id);
  const content = {
    template: 'purchase-sent' as const,
    supplierName,
    code,
    lines: lines.map(({ name, variantName, unit, quantity, cost, taxRate }) => ({
      name: [name, variantName].filter(Boolean).join(' · '),
      unit,
      quantity,
      cost,
      taxRate,
    })),
    total: sumsOf(lines, { discount, freight }).total,
    to: { name: warehouse.name, address: place?.address ?? '', phone: place?.phone ?? '' },
    expectedOn,
    note,
  };
  return [requestMail({ to: email, language: 'vi', content })];
}

type Change = Omit<BodyOf<typeof contract>, 'version' | 'clientRequestId' | 'status'>;

/** Refuses a forbidden change: a sent purchase changes only what its supplier need not know. */
function requireEditable(purchase: StoredPurchase, change: Change): void {
  const { expectedOn: _expectedOn, note: _note, ...told } = change;
  const isOpen = purchase.status === 'sent' || purchase.status === 'partly_received';
  if (purchase.status === 'draft' || (isOpen && Object.keys(told).length === 0)) return;
  throw wrongState(purchase);
}

/** Returns the step for a changed purchase. If the supplier changes, both counters change too. */
async function edited(context: Context, before: StoredPurchase, change: Change): Promise<Step> {
  if (Object.keys(change).length === 0) return { change: {} };
  requireEditable(before, change);
  const { supplierId } = change;
  const isOther = supplierId !== undefined && supplierId !== before.supplier.id;
  return {
    change: await draftOf(context, change),
    writes: isOther ? [countPurchase(supplierId), uncountPurchase(before.supplier.id)] : [],
  };
}

const dayMilliseconds = 86_400_000;

/** Returns the expected day. Without one it is computed from the supplier's lead time. */
function expectedOf({ now }: Context, { expectedOn }: StoredPurchase, { leadDays }: Supplier): string {
  if (expectedOn !== '') return expectedOn;
  return leadDays > 0 ? dayInVietnam(now().getTime() + leadDays * dayMilliseconds) : '';
}

/** Returns the stock movements that cancel everything still awaited. */
const nothingMoreComes = (purchase: StoredPurchase): StockMove[] =>
  purchase.lines.flatMap((line) => {
    const awaited = outstandingQuantity(line);
    return awaited > 0 ? [{ ...shelfOf(purchase, line), onOrder: -piecesOf(line, awaited) }] : [];
  });

/** Sends a purchase with today's unit contents, and its mail to the supplier in one transaction. */
async function send(context: Context, draft: StoredPurchase): Promise<Step> {
  const purchase = { ...draft, lines: await rebaseLines(context, draft.lines) };
  const supplierId = purchase.supplier.id;
  const supplier = await getSupplier(context, supplierId);
  const expectedOn = expectedOf(context, purchase, supplier);
  const moves = purchase.lines.map((line) => ({
    ...shelfOf(purchase, line),
    onOrder: piecesOf(line, line.quantity),
    supplierId,
  }));
  await openShelves(context, moves, causeOf(purchase, 'opening'));
  return {
    change: {
      lines: purchase.lines,
      sentAt: context.now().toISOString(),
      expectedOn,
    },
    moves,
    why: 'ordered',
    writes: await mailToSupplier(context, { ...purchase, expectedOn }, supplier),
  };
}

type Steps = 'sent' | 'closed' | 'cancelled';

const steps: Record<Steps, (context: Context, purchase: StoredPurchase) => Step | Promise<Step>> = {
  sent: send,
  closed: (_context, purchase) => ({ change: {}, moves: nothingMoreComes(purchase), why: 'cancelled' }),
  cancelled: (_context, purchase) => ({
    change: {},
    moves: purchase.status === 'draft' ? [] : nothingMoreComes(purchase),
    why: 'cancelled',
  }),
};

type Update = BodyOf<typeof contract> & { id: string; userId: string; seesCosts: boolean };

/** Changes the content of a purchase, its status, or both. */
export async function updatePurchase(
  context: Context,
  { id, userId, seesCosts, version, clientRequestId: requestKey, status, ...change }: Update,
): Promise<PurchaseWithReceipts> {
  const asked = { id, version, status, ...change };
  const request = { who: userId, what: 'purchasing/update-purchase', requestKey, asked };
  await stepPurchase(context, { request, id, version }, async (before) => {
    const written = await edited(context, before, change);
    if (status === undefined) return written;
    const purchase = { ...before, ...written.change };
    requireMayBecome(purchase, status);
    const all = { userId, note: '', acceptsMore: false, lines: fullDelivery(purchase) };
    const step =
      status === 'received'
        ? receive(context, purchase, all, await readLineTracking(context, purchase))
        : await steps[status](context, purchase);
    return {
      ...step,
      change: { ...written.change, status, ...step.change },
      writes: [...(written.writes ?? []), ...(step.writes ?? [])],
    };
  });
  return getPurchase(context, { id, seesCosts });
}
