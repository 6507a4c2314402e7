import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { mostSerials } from '#shared/inventory/serials.ts';
import { tidy } from '#shared/values/text.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { create, type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { type ShelfName, shelfNameOf } from '../portions/shelf-name.ts';

/**
 * The questions asked of serial numbers, and the keys that answer them.
 *
 *   whether a product has one       pk STOCK-SERIALS#<product>    sk <serial>
 *   which goods one stands on       gsi1pk STOCK-SERIAL#<serial>  gsi1sk <product>
 */
const serialKey = (productId: string, serial: string) => ({ pk: `STOCK-SERIALS#${productId}`, sk: serial });
const serialPartition = (serial: string): string => `STOCK-SERIAL#${serial}`;

/** The refusal of a number its product has already, with both of their names. */
export type SerialTaken = `serial-taken ${string}`;
const takenBy = (serial: string, name: string): SerialTaken =>
  `serial-taken ${JSON.stringify({ serial, name })}`;

export const isSerialTaken = (refusal: string): refusal is SerialTaken => refusal.startsWith('serial-taken ');

const Taken = z.object({ serial: z.string(), name: z.string() });

export const serialTaken = (refusal: SerialTaken): AppError =>
  new AppError('SERIAL_TAKEN', { params: Taken.parse(JSON.parse(refusal.slice('serial-taken '.length))) });

type Purchase = { id: string; code: string; at: string };

/** Keeps the numbers of pieces that come: each once of its product. Which of them leaves is not followed yet. */
export function keepSerials(
  serials: readonly string[],
  { name, ...shelf }: ShelfName & { name: string },
  { id, code, at }: Purchase,
): Operation<SerialTaken>[] {
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

/** With the lines of their paper they are written at once: DynamoDB takes a hundred writes, a few of them the paper's own. */
export function requireFewSerials(count: number, lines: number): void {
  const most = Math.min(mostSerials, 92 - lines);
  if (count > most) throw new AppError('SERIALS_TOO_MANY', { params: { most } });
}

const StoredSerial = z.object({ productId: z.string(), variantId: z.string(), warehouseId: z.string() });

/** The shelf a piece came to, by its whole number; that of the first product, should several have it. */
export async function findShelfBySerial(table: Reads, typed: string): Promise<ShelfName | undefined> {
  const serial = tidy(typed).toUpperCase();
  if (serial === '' || serial.length > 60) return undefined;
  const asked = { index: 'gsi1', pk: serialPartition(serial), limit: 1 } as const;
  return (await table.list(asked, StoredSerial)).items[0];
}

/** The refusal when a number went, or was kept anew, after it was looked at. */
export const serialGone = 'serial-gone';

const SerialPlace = z.object({ purchase: z.object({ id: z.string() }), at: z.string() });

/** Numbers of pieces that go back where they came from: each is one of that purchase, and may come again. */
export async function releaseSerials(
  table: Reads,
  serials: readonly string[],
  { productId, name, purchaseId }: { productId: string; name: string; purchaseId: string },
): Promise<Operation<typeof serialGone>[]> {
  const found = await table.getMany(
    serials.map((serial) => [serialKey(productId, serial), SerialPlace] as const),
  );
  return serials.map((serial, place) => {
    const kept = found[place];
    if (kept?.purchase.id !== purchaseId)
      throw new AppError('SERIAL_NOT_FOUND', { params: { serial, name } });
    return remove(serialKey(productId, serial), { when: { at: kept.at }, refusal: serialGone });
  });
}
