import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { AppError } from '#shared/errors.ts';
import type { OrderPage, OrderQuery } from '#shared/orders/member-orders.ts';
import type { Order } from '#shared/orders/order.ts';
import { fold } from '#shared/text.ts';
import { prepared } from '#functions/platform/views/view-file.ts';
import { StoredOrder, toOrder } from '../order-record.ts';

const Row = z.object({ stored: z.string() });
const readRow = (row: unknown): Order => toOrder(StoredOrder.parse(JSON.parse(Row.parse(row).stored)));

const columns = { createdAt: 'created_at', total: 'total' } as const;

type Filter = { sql: string; values: (string | number)[] };

/** Where a page ended: what it was sorted by and the value there. */
const Place = z.tuple([z.enum(['createdAt', 'total']), z.enum(['asc', 'desc']), z.string(), z.string()]);

function placeFrom({
  cursor,
  sortBy,
  sortOrder,
}: OrderQuery): { value: string | number; id: string } | undefined {
  if (!cursor) return undefined;
  try {
    const [by, order, value, id] = Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (by === sortBy && order === sortOrder) return { value: by === 'total' ? Number(value) : value, id };
  } catch (cause) {
    throw new AppError('BAD_CURSOR', {}, { cause });
  }
  throw new AppError('BAD_CURSOR');
}

const cursorAt = ({ sortBy, sortOrder }: OrderQuery, order: Order): string =>
  Buffer.from(JSON.stringify([sortBy, sortOrder, String(order[sortBy]), order.id])).toString('base64url');

/** `%` and `_` in what people type are letters, not wildcards. */
const anywhere = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;

const holdsWords = (q: string): Filter[] =>
  fold(q)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => ({ sql: String.raw`searched LIKE ? ESCAPE '\'`, values: [anywhere(word)] }));

function filtersOf(query: OrderQuery): Filter[] {
  const { statusIn, createdFrom, createdTo, minTotal, q } = query;
  const place = placeFrom(query);
  const column = columns[query.sortBy];
  const further = query.sortOrder === 'asc' ? '>' : '<';
  return [
    ...(statusIn?.length
      ? [{ sql: `status IN (${statusIn.map(() => '?').join(', ')})`, values: statusIn }]
      : []),
    ...(createdFrom ? [{ sql: 'created_at >= ?', values: [createdFrom] }] : []),
    ...(createdTo ? [{ sql: 'created_at <= ?', values: [createdTo] }] : []),
    ...(minTotal === undefined ? [] : [{ sql: 'total >= ?', values: [minTotal] }]),
    ...(q ? holdsWords(q) : []),
    ...(place ? [{ sql: `(${column}, id) ${further} (?, ?)`, values: [place.value, place.id] }] : []),
  ];
}

/** A member's orders, filtered and sorted; a cursor goes on where a page ended, whatever came since. */
export function listOrders(db: DatabaseSync, userId: string, query: OrderQuery): z.input<typeof OrderPage> {
  const filters = [{ sql: 'user_id = ?', values: [userId] }, ...filtersOf(query)];
  const direction = query.sortOrder === 'asc' ? 'ASC' : 'DESC';
  const rows = prepared(
    db,
    `SELECT stored FROM orders WHERE ${filters.map(({ sql }) => sql).join(' AND ')}
     ORDER BY ${columns[query.sortBy]} ${direction}, id ${direction} LIMIT ?`,
  ).all(...filters.flatMap(({ values }) => values), query.take + 1);
  const data = rows.slice(0, query.take).map(readRow);
  const last = data.at(-1);
  return { data, nextCursor: rows.length > query.take && last ? cursorAt(query, last) : null };
}
