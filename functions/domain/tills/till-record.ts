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

/** Stored till. */
export const StoredTill = Till;
export type StoredTill = Till;

/** Pointer to the open till of a person at a warehouse. */
export const OpenTill = z.object({ tillId: z.string(), warehouseId: z.string(), openedAt: z.string() });
export type OpenTill = z.infer<typeof OpenTill>;

/** Refusal of a write to a till that changed meanwhile, or was just opened or closed. */
export const tillConflict = 'till-moved';

/** Record of a till. Sums are counted without the version, so that payments do not wait. */
export const tillRecord = versioned({
  entity: 'till',
  schema: StoredTill,
  key: ({ id }: { id: string }) => tillKeys.head(id),
  version: 'version',
  counters: ['cash', 'entries', ...tillLines],
  stale: tillConflict,
  indexKeys: ({ userId, closedAt }) => ({ ...(closedAt !== null && tillKeys.byClosing(userId, closedAt)) }),
  feed: tillFeed,
});

type Row = Omit<TillEntry, 'id' | 'tillId' | 'at'>;

/** Every line with 0. */
const nothing = Object.fromEntries(tillLines.map((line) => [line, 0])) as Record<TillLine, number>;

/** Returns the amounts that one entry adds to the till's figures. */
const sumsOf = ({ line, amount }: Pick<Row, 'line' | 'amount'>): Record<string, number> => ({
  [line]: amount,
  entries: 1,
  ...(isCash(line) && { cash: amount }),
});

function entryItem(tillId: string, row: Row, at: Date): Item {
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

/** Builds a new till. If two open at once, only one succeeds. */
export function newTill(
  to: TillToBe,
  at: Date,
): { till: StoredTill; writes: Operation<typeof tillConflict>[] } {
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
    writes: [create(open, { refusal: tillConflict }), ...tillRecord.make(till)],
  };
}

/** Adds several entries together, because a till is one item and a transaction can change it only once. */
function sumsOfAll(rows: readonly Row[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const row of rows)
    for (const [name, amount] of Object.entries(sumsOf(row))) all[name] = (all[name] ?? 0) + amount;
  return all;
}

/** Adds entries and their sums, only while the till is open and meets the further conditions in `only`. */
export const addEntries = (
  id: string,
  rows: readonly Row[],
  at: Date,
  only: Parameters<typeof tillRecord.count>[2]['when'] = {},
): Operation<typeof tillConflict>[] => [
  tillRecord.count(
    { id },
    { add: sumsOfAll(rows) },
    { when: { status: 'open', ...only }, refusal: tillConflict },
  ),
  ...rows.map((row) => create(entryItem(id, row, at))),
];

/** Refuses to take out more than the till should contain, which would be a typing error. */
export function requireEnough(till: StoredTill, amount: number): void {
  const most = Math.max(0, expectedCash(till));
  if (amount > most) throw new AppError('TILL_SHORT', { params: { most: formatVnd(most) } });
}

/** Takes cash out of a till. The write checks the version and that the till still contains enough. */
export function spendCash(till: StoredTill, row: Row, at: Date): Operation<typeof tillConflict>[] {
  requireEnough(till, -row.amount);
  // A change of the float raises the version, so the version check covers it.
  const only = { cash: { is: '>=', to: -row.amount - till.float }, version: till.version } as const;
  return addEntries(till.id, [row], at, only);
}
