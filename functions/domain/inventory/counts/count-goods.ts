import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { maxCountLines } from '#shared/inventory/count-choices.ts';
import type { CountLine, countGoods as contract } from '#shared/inventory/counts.contract.ts';
import { again, retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { check, type Operation } from '#functions/platform/table/table-operations.ts';
import { describeGoods, toGoods } from '../stock/describe-goods.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { ShelfItem } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { countKeys } from './count-keys.ts';
import {
  countRecord,
  lineName,
  lineRecord,
  shelfOfLine,
  type StoredCount,
  type StoredCountLine,
} from './count-record.ts';
import { showLine } from './read-counts.ts';

type CountEntry = BodyOf<typeof contract> & { id: string; userId: string };

const countClosed = 'count-closed';
/** Maximum number of devices that count one shelf at once. */
const maxParts = 20;

/** Reads the current book quantity of a shelf and the names of its goods. */
async function readBook(context: Context, head: StoredCount, said: CountEntry) {
  const shelf = await context.table.get(shelfKey(shelfOfLine(head, said)), ShelfItem);
  // Goods no longer sold are counted as long as some are on the shelf.
  const label = shelf && (shelf.label?.isSold || shelf.onHand > 0) ? shelf.label : undefined;
  const [described] = label ? [toGoods(said, label)] : await describeGoods(context, [said]);
  if (!described) throw new AppError('PRODUCT_NOT_FOUND');
  return { described, expected: shelf?.onHand ?? 0, reserved: shelf?.reserved ?? 0 };
}

type Book = Awaited<ReturnType<typeof readBook>>;

/** Builds a new line with the current book quantity, from which its difference is computed. */
const newLine = (
  { described, expected, reserved }: Book,
  { counterId, quantity, userId, id, lots }: CountEntry,
  at: string,
): StoredCountLine => ({
  ...described,
  ...lineName(id, described),
  expected,
  reserved,
  parts: { [counterId]: { quantity, by: userId } },
  lots,
  at,
  isStirred: false,
  isHeld: false,
  isPosted: false,
  version: 0,
});

/** Sets the number of one device after a recount; the numbers of other devices stay. */
function counted(line: StoredCountLine, { expected }: Book, said: CountEntry, at: string) {
  const parts = { ...line.parts, [said.counterId]: { quantity: said.quantity, by: said.userId } };
  if (Object.keys(parts).length > maxParts) throw new AppError('COUNT_FULL', { params: { limit: maxParts } });
  return { parts, at, isHeld: false, isStirred: line.isStirred || expected !== line.expected };
}

/** Counts a new line on the sheet; refused if the sheet is closed or full. */
const oneMore = ({ id }: StoredCount): Operation<typeof countClosed> =>
  countRecord.count(
    { id },
    { add: { lineCount: 1 } },
    {
      when: { status: 'open', lineCount: { is: '<', to: maxCountLines } },
      refusal: countClosed,
    },
  );

const stillOpen = ({ id }: StoredCount): Operation<typeof countClosed> =>
  check(countKeys.head(id), { when: { status: 'open' }, refusal: countClosed });

function requireOpen({ status }: StoredCount): void {
  if (status !== 'open') throw new AppError('COUNT_CLOSED');
}

/**
 * Records how many pieces one device found. A line keeps the book quantity of its start; if the shelf moves
 * before another part is counted, the line is marked. A repeated request changes nothing.
 */
export async function countGoods(context: Context, said: CountEntry): Promise<CountLine> {
  const { table } = context;
  const line = await retry(async () => {
    const head = await countRecord.get(context.table, { id: said.id });
    requireOpen(head);
    const [known, book] = await Promise.all([
      lineRecord.find(table, lineName(said.id, said)),
      readBook(context, head, said),
    ]);
    if (known?.isPosted) throw new AppError('COUNT_CLOSED');
    if (!known && head.lineCount >= maxCountLines)
      throw new AppError('COUNT_FULL', { params: { limit: maxCountLines } });
    const at = context.now().toISOString();
    const fresh = newLine(book, said, at);
    const change = known && !said.anew ? counted(known, book, said, at) : { ...fresh, version: undefined };
    const { version: _version, ...words } = { version: 0, ...change };
    const { after, writes } = lineRecord.replace(known ?? fresh, words);
    const refusal = await table.write([known ? stillOpen(head) : oneMore(head), ...writes]);
    return refusal === undefined ? after : retryOn(refusal);
  });
  return showLine(context, line);
}

/** Removes goods from the sheet, so that they count as not counted. A repeated request changes nothing. */
export async function dropLine(
  context: Context,
  { id, productId, variantId }: { id: string; productId: string; variantId: string | null },
): Promise<void> {
  const { table } = context;
  await retry(async () => {
    const head = await countRecord.get(context.table, { id });
    requireOpen(head);
    const known = await lineRecord.find(table, lineName(id, { productId, variantId }));
    if (!known) return undefined;
    if (known.isPosted) throw new AppError('COUNT_CLOSED');
    const oneLess = countRecord.count(
      { id },
      { add: { lineCount: -1 } },
      { when: { status: 'open' }, refusal: countClosed },
    );
    const refusal = await table.write([oneLess, ...lineRecord.softDelete(known)]);
    return refusal === undefined ? undefined : again;
  });
}
