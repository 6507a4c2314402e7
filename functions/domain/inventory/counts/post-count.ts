import { AppError } from '#shared/contract/errors.ts';
import { isLarge } from '#shared/inventory/count-choices.ts';
import type { Count } from '#shared/inventory/counts.contract.ts';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { updateStockOfCard } from '#functions/domain/catalogue/products/follow-sales.ts';
import { moveStock } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import { mergeStockShards } from '#functions/domain/catalogue/warehouses/shard-stock.ts';
import {
  countedOf,
  countRecord,
  differenceOf,
  lineRecord,
  shelfOfLine,
  type StoredCount,
  type StoredCountLine,
} from './count-record.ts';
import { getCount, readLines } from './read-counts.ts';

type Act = { id: string; version: number; userId: string };

/** Lines per transaction: each moves a shelf, may create one, and needs room for sale shards. */
const linesAtOnce = 20;
const writesAtOnce = 100;

/** Requires a second person for large differences: the one who posts must not be the only one who counted. */
function requireSecond(lines: readonly StoredCountLine[], userId: string): void {
  const alone = lines.filter(
    (line) =>
      !line.isPosted &&
      isLarge({ counted: countedOf(line), expected: line.expected }) &&
      Object.values(line.parts).every(({ by }) => by === userId),
  );
  if (alone.length === 0) return;
  const list = alone
    .slice(0, 5)
    .map(({ productName, variantName }) => [productName, variantName].filter(Boolean).join(' '))
    .join(', ');
  throw new AppError('COUNT_NEEDS_SECOND', { params: { list } });
}

/** Posts these lines in one transaction, each once; lines posted by a concurrent request are skipped. */
const postLines = (
  context: Context,
  head: StoredCount,
  wanted: readonly StoredCountLine[],
): Promise<StoredCountLine[]> =>
  retry(async () => {
    const { table } = context;
    const found = await Promise.all(
      wanted.map(({ countId, goods }) => lineRecord.find(table, { countId, goods })),
    );
    const lines = found.filter((line) => line !== undefined).filter(({ isPosted }) => !isPosted);
    if (lines.length === 0) return [];
    const { id, code } = head;
    const moves = await moveStock(
      context,
      lines
        .filter((line) => differenceOf(line) !== 0 || line.lots.length > 0)
        .map((line) => ({
          ...shelfOfLine(head, line),
          onHand: differenceOf(line),
          ...(line.lots.length > 0 && { lotsNow: line.lots }),
        })),
      { why: 'counted', of: { kind: 'count', id, code } },
    );
    const booked = lines.flatMap(
      (line) => lineRecord.replace(line, { isPosted: true, isHeld: false }).writes,
    );
    if (booked.length + moves.length > writesAtOnce) {
      for (const line of lines) await mergeStockShards(table, shelfOfLine(head, line));
      throw new AppError('STALE_STATE', { retryAfter: 1 });
    }
    const refusal = await table.write([...booked, ...moves]);
    return refusal === undefined ? lines : retryOn(refusal);
  });

const isHeldBack = (error: unknown): boolean => error instanceof AppError && error.code === 'STOCK_HELD';

/** Posts lines together, or singly if orders hold pieces that should vanish; such a line stays open. */
async function postWhatMay(
  context: Context,
  head: StoredCount,
  lines: readonly StoredCountLine[],
): Promise<StoredCountLine[]> {
  try {
    return await postLines(context, head, lines);
  } catch (error) {
    if (!isHeldBack(error)) throw error;
    const [line] = lines;
    if (line && lines.length === 1) {
      await context.table.write(lineRecord.replace(line, { isHeld: true }).writes);
      return [];
    }
  }
  const posted: StoredCountLine[] = [];
  for (const line of lines) posted.push(...(await postWhatMay(context, head, [line])));
  return posted;
}

const sumOf = (lines: readonly StoredCountLine[], sign: 1 | -1): number =>
  lines.reduce((sum, line) => sum + Math.max(0, sign * differenceOf(line)), 0);

/** Closes the sheet for counting; also continues a posting that was cut short. */
async function close(context: Context, { id, version, userId }: Act): Promise<StoredCount | undefined> {
  const head = await countRecord.get(context.table, { id });
  if (head.status === 'posted' && head.version > version) return undefined;
  if (head.status !== 'open' && head.status !== 'posting') throw new AppError('COUNT_CLOSED');
  const lines = await readLines(context, id);
  if (lines.length === 0) throw new AppError('COUNT_EMPTY');
  requireSecond(lines, userId);
  if (head.status === 'posting') return head;
  if (head.version !== version) throw new AppError('STALE_STATE');
  const { after, writes } = countRecord.replace(head, { status: 'posting' });
  if (await context.table.write(writes)) throw new AppError('STALE_STATE');
  return after;
}

/**
 * Posts the counted differences, one stock movement per line and each once; sales since the count are kept. A
 * line whose missing pieces are held by orders stays open, and so does the sheet, until they are released.
 */
export async function postCount(context: Context, act: Act): Promise<Count> {
  const { id, userId } = act;
  const head = await close(context, act);
  if (!head) return getCount(context, id);
  const open = (await readLines(context, id)).filter(({ isPosted }) => !isPosted);
  const moved: StoredCountLine[] = [];
  for (let start = 0; start < open.length; start += linesAtOnce)
    moved.push(...(await postWhatMay(context, head, open.slice(start, start + linesAtOnce))));
  const products = new Set(moved.map(({ productId }) => productId));
  for (const productId of products) await updateStockOfCard(context, productId);
  const lines = await readLines(context, id);
  const isDone = lines.every(({ isPosted }) => isPosted);
  const posted = lines.filter(({ isPosted }) => isPosted);
  const { writes } = countRecord.replace(head, {
    surplus: sumOf(posted, 1),
    shortfall: sumOf(posted, -1),
    ...(isDone
      ? { status: 'posted', closedAt: context.now().toISOString(), closedBy: userId }
      : { status: 'open' }),
  });
  // A concurrent posting of the same sheet may have come first; its result stands then.
  await context.table.write(writes);
  return getCount(context, id);
}
