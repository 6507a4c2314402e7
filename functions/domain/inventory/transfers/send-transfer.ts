import { AppError } from '#shared/contract/errors.ts';
import { lotsLeaving } from '#shared/inventory/lot-rules.ts';
import { openOf } from '#shared/inventory/transfer-choices.ts';
import type { Transfer } from '#shared/inventory/transfers.contract.ts';
import { again } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { readLots } from '../lots/read-lots.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { moveStock } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import { StoredShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { causeOf, changeTransfer, openLines, requireVersion } from './move-transfer.ts';
import { lotsIn, pricedAs, shelfIn, type StoredLine } from './transfer-record.ts';

type Act = { id: string; version: number; userId: string };

const Cost = StoredShelf.pick({ cost: true });

/**
 * Adds to each line its unit cost at the origin and its lots, earliest expiry first. While movements are still
 * on their way, a lot may be held back already without looking so, and would leave with the others; then it
 * returns `again`.
 */
async function asTheyLeave(
  { table }: Context,
  warehouseId: string,
  lines: readonly StoredLine[],
): Promise<StoredLine[] | typeof again> {
  const names = lines.map((line) => shelfIn(warehouseId, line));
  const [found, lots] = await Promise.all([
    table.getMany(names.map((name) => [shelfKey(name), Cost] as const)),
    Promise.all(names.map((name) => readLots(table, name))),
  ]);
  if (lots.some((found) => found && !found.isWhole)) return again;
  return lines.map((line, place) => {
    const { shelf, left } = lots[place] ?? {};
    return {
      ...line,
      cost: found[place]?.cost ?? 0,
      lots: shelf && left ? lotsLeaving(shelf.onHand, left, line.quantity) : [],
    };
  });
}

/**
 * Sends a transfer: the goods leave their shelves, as far as they are not reserved. Until they arrive they
 * count as on order at the destination and cannot be sold. A repeated request changes nothing.
 */
export const sendTransfer = (context: Context, { id, version, userId }: Act): Promise<Transfer> =>
  changeTransfer(context, {
    id,
    decide: async ({ head, lines: known }) => {
      if (head.status === 'sent' && head.version === version + 1) return undefined;
      if (head.status !== 'requested') throw new AppError('TRANSFER_CLOSED');
      requireVersion(head, version);
      const lines = await asTheyLeave(context, head.from.id, known);
      if (lines === again) return again;
      const moves = await moveStock(
        context,
        lines.flatMap((line) => [
          { ...shelfIn(head.from.id, line), onHand: -line.quantity, ...lotsIn(line.lots) },
          { ...shelfIn(head.to.id, line), onOrder: line.quantity },
        ]),
        causeOf(head, 'transfer-sent'),
      );
      return {
        change: { status: 'sent', sentAt: context.now().toISOString(), sentBy: userId },
        lines,
        moves,
      };
    },
  });

/** Cancels a transfer before anything arrived; sent goods go back. A repeat changes nothing. */
export const cancelTransfer = (context: Context, { id, version, userId }: Act): Promise<Transfer> =>
  changeTransfer(context, {
    id,
    decide: async ({ head, lines }) => {
      if (head.status === 'cancelled' && head.version === version + 1) return undefined;
      const isUntouched = head.status === 'sent' && head.received === 0 && head.short === 0;
      if (head.status !== 'requested' && !isUntouched) throw new AppError('TRANSFER_CLOSED');
      requireVersion(head, version);
      const back = head.status === 'sent' ? openLines(lines) : [];
      const moves = await moveStock(
        context,
        back.flatMap((line) => [
          { ...shelfIn(head.to.id, line), onOrder: -openOf(line) },
          { ...shelfIn(head.from.id, line), onHand: openOf(line), ...pricedAs(line), ...lotsIn(line.lots) },
        ]),
        causeOf(head, 'transfer-returned'),
      );
      return {
        change: { status: 'cancelled', closedAt: context.now().toISOString(), closedBy: userId },
        lines,
        moves,
      };
    },
  });
