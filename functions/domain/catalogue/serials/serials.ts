import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { mostSerials } from '#shared/inventory/serials.ts';
import { tidy } from '#shared/values/text.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
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

export function requireFewSerials(count: number): void {
  if (count > mostSerials) throw new AppError('SERIALS_TOO_MANY', { params: { most: mostSerials } });
}

const StoredSerial = z.object({ productId: z.string(), variantId: z.string(), warehouseId: z.string() });

/** The shelf a piece came to, by its whole number; that of the first product, should several have it. */
export async function findShelfBySerial(table: Reads, typed: string): Promise<ShelfName | undefined> {
  const serial = tidy(typed).toUpperCase();
  if (serial === '' || serial.length > 60) return undefined;
  const asked = { index: 'gsi1', pk: serialPartition(serial), limit: 1 } as const;
  return (await table.list(asked, StoredSerial)).items[0];
}
