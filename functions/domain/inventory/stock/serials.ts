import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { maxSerials } from '#shared/inventory/serials.ts';
import { tidy } from '#shared/values/text.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { create, type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { type ShelfName, shelfNameOf } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';

/**
 * Access patterns of serial numbers, and the keys that serve them.
 *
 *   a serial number of a product     pk STOCK-SERIALS#<product>    sk <serial>
 *   products with a serial number    gsi1pk STOCK-SERIAL#<serial>  gsi1sk <product>
 */
const serialKey = (productId: string, serial: string) => ({ pk: `STOCK-SERIALS#${productId}`, sk: serial });
const serialPartition = (serial: string): string => `STOCK-SERIAL#${serial}`;

/** Refusal of a serial number that the product already has; it carries the number and the product's name. */
export type SerialConflict = `serial-taken ${string}`;
const takenBy = (serial: string, name: string): SerialConflict =>
  `serial-taken ${JSON.stringify({ serial, name })}`;

export const isSerialConflict = (refusal: string): refusal is SerialConflict =>
  refusal.startsWith('serial-taken ');

const TakenSerial = z.object({ serial: z.string(), name: z.string() });

export const serialConflictError = (refusal: SerialConflict): AppError =>
  new AppError('SERIAL_TAKEN', {
    params: TakenSerial.parse(JSON.parse(refusal.slice('serial-taken '.length))),
  });

type Purchase = { id: string; code: string; at: string };

/** Stores serial numbers of received pieces, once per product. Leaving pieces are not tracked. */
export function keepSerials(
  serials: readonly string[],
  { name, ...shelf }: ShelfName & { name: string },
  { id, code, at }: Purchase,
): Operation<SerialConflict>[] {
  return serials.map((serial) =>
    create(
      {
        ...serialKey(shelf.productId, serial),
        gsi1pk: serialPartition(serial),
        gsi1sk: shelf.productId,
        entity: 'stock-serial',
        ...shelfNameOf(shelf),
        serial,
        state: 'in-stock',
        purchase: { id, code },
        at,
      },
      { refusal: takenBy(serial, name) },
    ),
  );
}

/** Limits serial numbers per document: they share its transaction of a hundred writes. */
export function requireFewSerials(count: number, lines: number): void {
  const most = Math.min(maxSerials, 92 - lines);
  if (count > most) throw new AppError('SERIALS_TOO_MANY', { params: { most } });
}

const StoredSerial = z.object({ productId: z.string(), variantId: z.string(), warehouseId: z.string() });

/** Finds a piece's shelf by its complete serial number; the first product's of several. */
export async function findShelfBySerial(table: Reads, typed: string): Promise<ShelfName | undefined> {
  const serial = tidy(typed).toUpperCase();
  if (serial === '' || serial.length > 60) return undefined;
  const asked = { index: 'gsi1', pk: serialPartition(serial), limit: 1 } as const;
  return (await table.list(asked, StoredSerial)).items[0];
}

/** Refusal when a serial number was removed or stored again since it was read. */
export const serialChanged = 'serial-gone';

const SerialPlace = z.object({ purchase: z.object({ id: z.string() }), at: z.string() });

/** Removes serial numbers of pieces returned to the supplier; they may be received again. */
export async function releaseSerials(
  table: Reads,
  serials: readonly string[],
  { productId, name, purchaseId }: { productId: string; name: string; purchaseId: string },
): Promise<Operation<typeof serialChanged>[]> {
  const found = await table.getMany(
    serials.map((serial) => [serialKey(productId, serial), SerialPlace] as const),
  );
  return serials.map((serial, place) => {
    const kept = found[place];
    if (kept?.purchase.id !== purchaseId)
      throw new AppError('SERIAL_NOT_FOUND', { params: { serial, name } });
    return remove(serialKey(productId, serial), { when: { at: kept.at }, refusal: serialChanged });
  });
}
