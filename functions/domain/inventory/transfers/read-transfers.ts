import { AppError } from '#shared/contract/errors.ts';
import type { QueryOf } from '#shared/contract/route.ts';
import {
  searchTransfers as searchContract,
  type Transfer,
  TransferRow,
} from '#shared/inventory/transfers.contract.ts';
import { fold } from '#shared/values/text.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { itemRows } from '#functions/platform/views/item-rows.ts';
import { equals, type Filter, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { column, defineRows } from '#functions/platform/views/listable.ts';
import { transferKeys } from './transfer-keys.ts';
import { type StoredLine, StoredLines, StoredTransfer, transferRecord } from './transfer-record.ts';

/** Number of transfers read, enough for years: a shop moves goods a few times a day. */
const most = 1000;

/** Search word for a warehouse, which finds transfers from and to it; people never type it. */
const placeWord = (id: string): string => fold(`warehouse:${id};`);

const transfers = defineRows(TransferRow, {
  name: 'transfers',
  columns: {
    createdAt: column.text(({ createdAt }) => createdAt),
    status: column.text(({ status }) => status),
  },
  searched: ({ code, note, from, to }) => [
    code,
    note,
    from.name,
    to.name,
    placeWord(from.id),
    placeWord(to.id),
  ],
});

const within: Filter<never> = (value) => [{ words: [placeWord(String(value))] }];

const transferList = listQuery(transfers, searchContract, {
  q: search(),
  status: equals('status'),
  warehouseId: within,
});

/** Returns a page of transfers with the filters of staff. */
export async function searchTransfers({ table }: Context, query: QueryOf<typeof searchContract>) {
  const asked = { index: 'gsi1', pk: transferKeys.all, limit: most, newestFirst: true } as const;
  const { items } = await table.list(asked, StoredTransfer);
  return listOf(transferList, query, {}, itemRows(transfers, items));
}

/** Lists requested and sent transfers from or to a warehouse. */
export async function openTransfersOf({ table }: Context, warehouseId: string): Promise<StoredTransfer[]> {
  const asked = { index: 'gsi1', pk: transferKeys.all, limit: most, newestFirst: true } as const;
  const { items } = await table.list(asked, StoredTransfer);
  return items.filter(
    ({ status, from, to }) =>
      (status === 'requested' || status === 'sent') && (from.id === warehouseId || to.id === warehouseId),
  );
}

export type TransferRecord = { head: StoredTransfer; lines: StoredLine[] };

export async function requireTransfer({ table }: Context, id: string): Promise<TransferRecord> {
  const [head, found] = await Promise.all([
    transferRecord.find(table, { id }),
    table.get(transferKeys.lines(id), StoredLines),
  ]);
  if (!head || !found) throw new AppError('TRANSFER_NOT_FOUND');
  return { head, lines: found.lines };
}

/** Returns a transfer with its goods and the names of the people involved, without costs. */
export async function getTransfer(context: Context, id: string): Promise<Transfer> {
  const { head, lines } = await requireTransfer(context, id);
  const { createdBy, sentBy, closedBy, ...row } = head;
  const named = lines.flatMap(({ shortages }) => shortages.map(({ by }) => by));
  const known = await findMembers(
    context.table,
    [createdBy, sentBy, closedBy, ...named].filter((who) => who !== null),
  );
  const person = (who: string) => ({ id: who, fullName: known.get(who)?.fullName ?? null });
  return {
    ...row,
    createdBy: person(createdBy),
    sentBy: sentBy === null ? null : person(sentBy),
    closedBy: closedBy === null ? null : person(closedBy),
    lines: lines.map(({ cost: _cost, ...line }) => ({
      ...line,
      shortages: line.shortages.map((shortage) => ({ ...shortage, by: person(shortage.by) })),
    })),
  };
}
