import { AppError } from '#shared/contract/errors.ts';
import { openOf } from '#shared/inventory/transfer-choices.ts';
import type { Transfer } from '#shared/inventory/transfers.contract.ts';
import type { StockCause } from '#shared/inventory/stock-movement.ts';
import { answeredOnce, claimRequest, type OwnRequest, repeated } from '#functions/platform/records/once.ts';
import { again, retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { updateStockOfCard } from '#functions/domain/catalogue/products/follow-sales.ts';
import type { shelfConflict } from '#functions/domain/catalogue/warehouses/shelf-conflict.ts';
import { mergeStockShards } from '#functions/domain/catalogue/warehouses/shard-stock.ts';
import { getTransfer, type TransferRecord, requireTransfer } from './read-transfers.ts';
import {
  isClosed,
  putLines,
  shelfIn,
  type StoredLine,
  type StoredTransfer,
  tallyOf,
  type transferConflict,
  transferRecord,
} from './transfer-record.ts';

/** DynamoDB's limit of writes in a transaction. */
const writesAtOnce = 100;

/** Change of a transfer, with the stock movements that belong to it. */
export type TransferStep = {
  change: Partial<StoredTransfer>;
  lines: StoredLine[];
  moves: Operation<typeof shelfConflict>[];
};

type TransferDecision = {
  id: string;
  request?: OwnRequest;
  /** Undefined if nothing is left to do; `again` while data for the decision is on its way. */
  decide: (known: TransferRecord) => Promise<TransferStep | typeof again | undefined>;
};

export const causeOf = (
  { id, code }: Pick<StoredTransfer, 'id' | 'code'>,
  why: StockCause['why'],
): StockCause => ({ why, of: { kind: 'transfer', id, code } });

/** Changes a transfer and its shelves in one transaction; a conflict is tried again. */
export async function changeTransfer(
  context: Context,
  { id, request, decide }: TransferDecision,
): Promise<Transfer> {
  const { table } = context;
  const change = () => retry(() => tryToChange());
  const moved = request
    ? await answeredOnce(table, request, { before: () => [], work: change })
    : await change();
  await Promise.all(moved.map((productId) => updateStockOfCard(context, productId)));
  return getTransfer(context, id);

  /** Returns the ids of the moved products. */
  async function tryToChange(): Promise<string[] | typeof again> {
    const known = await requireTransfer(context, id);
    const step = await decide(known);
    if (step === again) return again;
    if (!step) return [];
    const { change, lines, moves } = step;
    const { writes } = transferRecord.replace(known.head, { ...change, ...tallyOf(lines) });
    const all = [...(request ? claimRequest(request, id) : []), ...writes, putLines(id, lines), ...moves];
    // Shelves spread over too many shards are joined first; then each shelf is one write.
    if (all.length > writesAtOnce) {
      for (const line of lines) await mergeStockShards(table, shelfIn(known.head.from.id, line));
      return again;
    }
    const refusal = await table.write<typeof repeated | typeof transferConflict | typeof shelfConflict>(all);
    if (refusal === repeated) return [];
    return refusal === undefined ? lines.map(({ productId }) => productId) : retryOn(refusal);
  }
}

export function requireVersion({ version }: Pick<StoredTransfer, 'version'>, read: number): void {
  if (version !== read) throw new AppError('STALE_STATE');
}

/** Change after some pieces arrived or were given up; the last piece closes the transfer. */
export const afterArrival = (
  lines: StoredLine[],
  { userId, at }: { userId: string; at: string },
): Pick<TransferStep, 'change' | 'lines'> => ({
  lines,
  change: isClosed(lines) ? { status: 'received', closedAt: at, closedBy: userId } : {},
});

export const openLines = (lines: readonly StoredLine[]): StoredLine[] =>
  lines.filter((line) => openOf(line) > 0);
