import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { expectedCash, isCash, type TillLine, tillLines } from '#shared/tills/till-choices.ts';
import { Till, TillEntry } from '#shared/tills/till.ts';
import { newId } from '#shared/values/ids.ts';
import { formatVnd } from '#shared/values/money.ts';
import { newPaperCode } from '#functions/domain/catalogue/warehouses/paper-code.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { create, type Item, type Operation } from '#functions/platform/table/table-operations.ts';
import { tillFeed, tillKeys } from './till-keys.ts';

/** A till as the table keeps it. */
export const StoredTill = Till;
export type StoredTill = Till;

/** Which till of somebody's stands open at a warehouse. */
export const OpenTill = z.object({ tillId: z.string(), warehouseId: z.string(), openedAt: z.string() });
export type OpenTill = z.infer<typeof OpenTill>;

/** The refusal of what was decided on a till that has changed meanwhile, or has just been opened or closed. */
export const tillMoved = 'till-moved';

/** What rows say is counted apart: money may come twice at one moment, and neither has to wait for the other. */
export const tillRecord = versioned({
  entity: 'till',
  schema: StoredTill,
  key: ({ id }: { id: string }) => tillKeys.head(id),
  version: 'version',
  apart: ['cash', 'entries', ...tillLines],
  stale: tillMoved,
  places: ({ userId, closedAt }) => ({ ...(closedAt !== null && tillKeys.byClosing(userId, closedAt)) }),
  feed: tillFeed,
});

type Row = Omit<TillEntry, 'id' | 'tillId' | 'at'>;

/** Every line, and nothing of it yet. */
const nothing = Object.fromEntries(tillLines.map((line) => [line, 0])) as Record<TillLine, number>;

/** What one row adds to the figures of its till. */
export const sumsOf = ({ line, amount }: Pick<Row, 'line' | 'amount'>): Record<string, number> => ({
  [line]: amount,
  entries: 1,
  ...(isCash(line) && { cash: amount }),
});

export function entryItem(tillId: string, row: Row, at: Date): Item {
  const id = newId(at.getTime());
  return {
    ...tillKeys.entry(tillId, id),
    entity: 'till-entry',
    ...TillEntry.parse({ ...row, id, tillId, at: at.toISOString() }),
  };
}

type TillToBe = Pick<
  StoredTill,
  'userId' | 'personName' | 'warehouseId' | 'warehouseName' | 'openedBy' | 'float'
>;

/** A till that opens; of two that open at once, one. */
export function newTill(to: TillToBe, at: Date): { till: StoredTill; writes: Operation<typeof tillMoved>[] } {
  const till: StoredTill = {
    ...to,
    ...nothing,
    id: newId(at.getTime()),
    code: newPaperCode('QT', at),
    status: 'open',
    openedAt: at.toISOString(),
    cash: 0,
    entries: 0,
    expected: null,
    counted: [],
    loose: 0,
    countedAmount: null,
    difference: null,
    reason: '',
    closedAt: null,
    closedBy: null,
    closedByName: null,
    version: 1,
  };
  const { id: tillId, userId, warehouseId, openedAt } = till;
  const open = { ...tillKeys.open(userId, warehouseId), entity: 'open-till', tillId, warehouseId, openedAt };
  return {
    till,
    writes: [create(open, { refusal: tillMoved }), ...tillRecord.make(till)],
  };
}

/** Several rows are added together, because a till is one item and a transaction changes it once. */
function sumsOfAll(rows: readonly Row[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const row of rows)
    for (const [name, amount] of Object.entries(sumsOf(row))) all[name] = (all[name] ?? 0) + amount;
  return all;
}

/** Rows more, and the figures with them: only while the till is open, and as it was read where `only` says so. */
export const addEntries = (
  id: string,
  rows: readonly Row[],
  at: Date,
  only: Parameters<typeof tillRecord.count>[2]['when'] = {},
): Operation<typeof tillMoved>[] => [
  tillRecord.count(
    { id },
    { add: sumsOfAll(rows) },
    { when: { status: 'open', ...only }, refusal: tillMoved },
  ),
  ...rows.map((row) => create(entryItem(id, row, at))),
];

/** No more leaves than should lie there: that would be a slip of the pen. */
export function requireEnough(till: StoredTill, amount: number): void {
  const most = Math.max(0, expectedCash(till));
  if (amount > most) throw new AppError('TILL_SHORT', { params: { most: formatVnd(most) } });
}

/** Cash leaves a till as it was read, and only while as much lies in it. */
export function spendCash(till: StoredTill, row: Row, at: Date): Operation<typeof tillMoved>[] {
  requireEnough(till, -row.amount);
  // The float is said with another version.
  const only = { cash: { is: '>=', to: -row.amount - till.float }, version: till.version } as const;
  return addEntries(till.id, [row], at, only);
}
