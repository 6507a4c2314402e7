import * as z from 'zod';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { readConfig } from '#functions/platform/config.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { invoiceKeys } from '../invoice-keys.ts';

const config = readConfig({ INVOICE_SERIES: z.string().regex(/^[A-Z]{2}$/) });

/** Refusal of a number that another write took first. */
export const numberConflict = 'number-taken';

/** Record of a series. `last` is both its last number and its version, so numbers have no gaps. */
const seriesRecord = versioned({
  entity: 'invoice-series',
  schema: z.object({ last: z.int(), lastAt: z.string() }),
  key: ({ series }: { series: string }) => invoiceKeys.last(series),
  version: 'last',
  stale: numberConflict,
});

/** Returns the series: 1 (VAT), C (tax office's code), year, T (business), the shop's letters. */
const seriesOf = (at: Date): string =>
  `1C${dayInVietnam(at.getTime()).slice(2, 4)}T${config().INVOICE_SERIES}`;

export type NextNumber = {
  series: string;
  number: number;
  issuedAt: string;
  writes: Operation<typeof numberConflict>[];
};

/**
 * Returns the next number. It is taken in the transaction that issues the invoice, so a failed write takes
 * none. No invoice is dated before the one with the preceding number.
 */
export async function nextNumber({ table, now }: Context, invoiceId: string): Promise<NextNumber> {
  const at = now();
  const series = seriesOf(at);
  const found = await seriesRecord.find(table, { series });
  const before = found ?? { series, last: 0, lastAt: '' };
  const iso = at.toISOString();
  const issuedAt = iso > before.lastAt ? iso : before.lastAt;
  const { after, writes } = seriesRecord.replace(before, { lastAt: issuedAt });
  const number = { ...invoiceKeys.number(series, after.last), entity: 'invoice-number', invoiceId };
  return {
    series,
    number: after.last,
    issuedAt,
    writes: [...writes, create(number, { refusal: numberConflict })],
  };
}
