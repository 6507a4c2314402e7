import { type Lot, lotsAfter, remainingLots } from '#shared/inventory/lot-rules.ts';
import { piecesOf } from '#shared/inventory/lots.ts';
import type { LedgerLine } from '#shared/inventory/stock-movement.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { inventoryKeys } from '../stock/inventory-keys.ts';
import { StoredLine } from '../stock/stock-ledger.ts';
import type { ShelfName } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { ShelfItem } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { lotKeys } from './lot-keys.ts';
import { LotState } from './lot-record.ts';

/** Knowledge of a shelf's lots up to one of its movements. */
type Knowledge = Pick<LotState, 'lots' | 'since' | 'isFirst' | 'revision' | 'onHand'>;

type LotNames = Pick<LedgerLine, 'lots' | 'lotsNow'>;
const namesLots = ({ lots, lotsNow }: LotNames): boolean => lots !== undefined || lotsNow !== undefined;

/** Finds the first movement that named a lot, even if its message came after later ones. */
function beginningOf(state: LotState | undefined, told: readonly LedgerLine[]): Knowledge | undefined {
  const first = told.filter(namesLots).toSorted((a, b) => a.revision - b.revision)[0];
  if (!first || (state && state.since <= first.revision)) return state;
  const { revision, before } = first;
  return { lots: [], since: revision, isFirst: false, revision: revision - 1, onHand: before.onHand };
}

/** A movement's message comes at most this many movements late. */
const maxLate = 25;

/** Whether all earlier movements are in the ledger; a missing one might have named lots earlier. */
async function isAllBefore(table: Reads, name: ShelfName, revision: number): Promise<boolean> {
  const from = Math.max(0, revision - maxLate);
  const [first, last] = [from, revision - 1].map((place) => inventoryKeys.line(name, place).sk);
  if (first === undefined || last === undefined || revision <= 1) return true;
  const asked = { pk: inventoryKeys.ledger(name), between: [first, last] as [string, string] };
  const { items } = await table.query({ ...asked, limit: maxLate }, StoredLine);
  // The ledger of a new shelf starts with its first movement; that of an older shelf starts with its stock at
  // the time.
  const least = items[0]?.revision === 0 || from > 0 ? from : 1;
  return items.length === revision - least;
}

const linesAtOnce = 100;

/** Reads the ledger lines after a movement, up to the first gap. */
async function linesAfter(table: Reads, name: ShelfName, { from, to }: { from: number; to: number }) {
  const lines: StoredLine[] = [];
  const asked = { pk: inventoryKeys.ledger(name), after: inventoryKeys.line(name, from).sk };
  let cursor: string | undefined;
  do {
    const page: { items: StoredLine[]; cursor: string | undefined } = await table.query(
      { ...asked, limit: linesAtOnce, cursor },
      StoredLine,
    );
    for (const line of page.items) {
      if (line.revision !== from + lines.length + 1 || line.revision > to) return lines;
      lines.push(line);
    }
    ({ cursor } = page);
  } while (cursor);
  return lines;
}

const follow = (known: Knowledge, lines: readonly LedgerLine[]): Knowledge =>
  lines.reduce(
    (before, line) => ({
      ...before,
      lots: lotsAfter(before.lots, line),
      revision: line.revision,
      onHand: line.after.onHand,
    }),
    known,
  );

/** Adds the latest movement from the shelf's row, which may not be in the ledger yet. */
function upToNow({ moves = 0, move, onHand }: ShelfItem, known: Knowledge | undefined): Lot[] {
  if (known && known.revision >= moves) return known.lots;
  if (!move) return known?.lots ?? [];
  const before = known?.onHand ?? onHand - piecesOf(move.lots ?? []);
  return lotsAfter(known?.lots ?? [], { ...move, before: { onHand: before }, after: { onHand } });
}

export type ShelfLots = {
  state: LotState | undefined;
  known: Knowledge | undefined;
  shelf: ShelfItem;
  /** Pieces left of each lot, earliest expiry first. */
  left: Lot[];
  /** Set if every movement is known; otherwise no decision may use the lots. */
  isWhole: boolean;
};

/** Reads the current lots of a shelf; undefined if there is no shelf or no lot was ever named. */
export async function readLots(
  table: Reads,
  name: ShelfName,
  told: readonly LedgerLine[] = [],
): Promise<ShelfLots | undefined> {
  const [state, shelf] = await Promise.all([
    table.get(lotKeys.state(name), LotState),
    table.get(shelfKey(name), ShelfItem),
  ]);
  const begun = beginningOf(state, told);
  if (!shelf || (!begun && !(shelf.move && namesLots(shelf.move)))) return undefined;
  const lines = begun && (await linesAfter(table, name, { from: begun.revision, to: shelf.moves ?? 0 }));
  const isFirst = begun !== undefined && (begun.isFirst || (await isAllBefore(table, name, begun.since)));
  const known = begun && { ...follow(begun, lines ?? []), isFirst };
  const isWhole = isFirst && known !== undefined && known.revision >= (shelf.moves ?? 0) - 1;
  return { state, known, shelf, isWhole, left: remainingLots(shelf.onHand, upToNow(shelf, known)) };
}

/** Whether any lot of a shelf is known; most shelves have none, and cost only this read. */
export const hasLots = async (table: Reads, name: ShelfName, told: readonly LedgerLine[]): Promise<boolean> =>
  told.some(namesLots) || (await table.get(lotKeys.state(name), LotState)) !== undefined;
