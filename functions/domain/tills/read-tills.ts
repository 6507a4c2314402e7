import { AppError } from '#shared/contract/errors.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { type StaffTill, Till, TillEntry } from '#shared/tills/till.ts';
import type { listOwnTills, listTillEntries } from '#shared/tills/tills.contract.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { listOpen } from './take-into-till.ts';
import { tillFeed, tillKeys } from './till-keys.ts';
import { StoredTill, tillRecord } from './till-record.ts';

/** The user who works on a till: its owner, or staff who see all money. */
export type TillWorker = { userId: string; seesAll: boolean };

/** Loads a till. Another person's till is answered like a missing one. */
export async function requireTill(
  { table }: TableContext,
  { id, userId, seesAll }: TillWorker & { id: string },
): Promise<StoredTill> {
  const till = await tillRecord.find(table, { id });
  if (!till || (till.userId !== userId && !seesAll)) throw new AppError('TILL_NOT_FOUND');
  return till;
}

function toStaffTill(till: StoredTill, userId: string): StaffTill {
  const isOpen = till.status === 'open';
  const isOwn = till.userId === userId;
  return {
    ...Till.parse(till),
    may: { declare: isOpen && isOwn && till.openedBy === 'itself', move: isOpen && isOwn, close: isOpen },
  };
}

export const readTill = async (
  context: TableContext,
  asked: TillWorker & { id: string },
): Promise<StaffTill> => toStaffTill(await requireTill(context, asked), asked.userId);

/** Number of closed tills to show, enough for the last days. */
const closedShown = 10;

/** Lists a person's own tills: the open ones, and the last closed ones. */
export async function readOwnTills(
  { table }: TableContext,
  userId: string,
): Promise<ReplyOf<typeof listOwnTills>> {
  const asked = {
    index: 'gsi1',
    pk: tillKeys.closedOf(userId),
    newestFirst: true,
    limit: closedShown,
    shows: tillFeed,
  } as const;
  const open = await listOpen(table, userId);
  const [found, closed] = await Promise.all([
    table.getMany(open.map(({ tillId }) => [tillKeys.head(tillId), StoredTill] as const)),
    table.list(asked, StoredTill),
  ]);
  return {
    open: found
      .flatMap((till) => (till?.status === 'open' ? [toStaffTill(till, userId)] : []))
      .toSorted((a, b) => (a.openedAt < b.openedAt ? 1 : -1)),
    closed: closed.items.map((till) => Till.parse(till)),
  };
}

/** Maximum number of pages read for one answer. Entries of one line are scattered among the others. */
const maxLooks = 10;

/** Lists the entries behind a till's figures, newest first. */
export async function listEntries(
  context: TableContext,
  asked: TillWorker & { id: string } & QueryOf<typeof listTillEntries>,
): Promise<ReplyOf<typeof listTillEntries>> {
  const { id } = await requireTill(context, asked);
  const data: TillEntry[] = [];
  let { cursor } = asked;
  for (let look = 0; look < maxLooks; look += 1) {
    const page = await context.table.list(
      {
        pk: tillKeys.partition(id),
        startsWith: tillKeys.entryPrefix,
        newestFirst: true,
        limit: asked.take - data.length,
        cursor,
      },
      TillEntry,
    );
    data.push(...page.items.filter(({ line }) => asked.line === undefined || line === asked.line));
    cursor = page.cursor;
    if (!cursor || data.length >= asked.take) break;
  }
  return { data, nextCursor: cursor ?? null };
}
