import * as z from 'zod';
import type { LineName } from '#shared/cart/item-id.ts';
import { maxCartLines } from '#shared/cart/limits.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Condition } from '#functions/platform/table/table-expressions.ts';
import {
  create,
  type Item,
  type Operation,
  remove,
  update,
  upsert,
} from '#functions/platform/table/table-operations.ts';
import { type CartOwner, headKey, lineKey, partitionOf, sessionKey } from './cart-keys.ts';
import { CartHead, requestMark, expiredRequestMarks, StoredLine } from './cart-line.ts';

const CartPart = z.discriminatedUnion('entity', [StoredLine, CartHead]);

export type StoredCart = { head: CartHead | undefined; lines: StoredLine[] };

/** Request mark written with a change, so that a repeated request does not count twice. */
export type Mark = { requestKey: string; at: string };

const untilOf = (owner: CartOwner) => (owner.kind === 'guest' ? { expiresAt: owner.expiresAt } : {});
export const headOf = (owner: CartOwner) => ({ entity: 'cart-head', ...untilOf(owner) });

const marked = ({ requestKey, at }: Mark) => ({ [requestMark(requestKey)]: at });
const unseen = ({ requestKey }: Mark) => ({ [requestMark(requestKey)]: { missing: true } as const });

export const lineItem = (owner: CartOwner, line: StoredLine): Item => ({
  ...line,
  ...lineKey(owner, line),
  ...untilOf(owner),
});

/** Condition that a guest's cart has not moved into a member's, where new lines would be lost. */
const whileOpen = (owner: CartOwner): Condition =>
  owner.kind === 'guest' ? { transferredTo: { missing: true } } : {};

/** Changes a cart's line count with its lines; refuses one line too many, or a cart that has moved. */
export const countLines = <R extends string = never>(
  owner: CartOwner,
  by: number,
  refusal?: R,
): Operation<R> =>
  upsert(
    headKey(owner),
    { add: { lines: by }, set: headOf(owner) },
    by > 0 ? { when: { lines: { missingOrAtMost: maxCartLines - by }, ...whileOpen(owner) }, refusal } : {},
  );

/** Reads a whole cart in one round trip. */
export async function readCart(table: Table, owner: CartOwner): Promise<StoredCart> {
  // A full cart has a hundred lines and a head item, which fit within the limit.
  const { items } = await table.list({ pk: partitionOf(owner), limit: maxCartLines + 20 }, CartPart);
  return {
    head: items.find((item) => item.entity === 'cart-head'),
    lines: items.filter((item) => item.entity === 'cart-line'),
  };
}

export const findSession = (table: Table, sessionId: string): Promise<CartHead | undefined> =>
  table.get(sessionKey(sessionId), CartHead);

export const findLine = (table: Table, owner: CartOwner, line: LineName): Promise<StoredLine | undefined> =>
  table.get(lineKey(owner, line), StoredLine);

/** Returns those of the named lines that the cart holds. */
export async function findLines(
  table: Table,
  owner: CartOwner,
  names: readonly LineName[],
): Promise<LineName[]> {
  const found = await table.getMany(names.map((name) => [lineKey(owner, name), StoredLine] as const));
  return found.filter((line) => line !== undefined);
}

/** Inserts a line; refused with `exists` if the cart has it, and with `closed` if the cart takes no more. */
export const insertLine = (table: Table, owner: CartOwner, line: StoredLine, mark: Mark) =>
  table.write([
    create({ ...lineItem(owner, line), ...marked(mark) }, { refusal: 'exists' }),
    countLines(owner, 1, 'closed'),
  ]);

const freshOf = ({ variantName, addedUnitTotal, places, seen }: StoredLine) => ({
  variantName,
  addedUnitTotal,
  places,
  seen,
});

/** Returns the changed line; undefined if the condition failed. */
const changed = (table: Table, operation: Operation<string>): Promise<StoredLine | undefined> =>
  table.change(operation, StoredLine);

type Raise = { line: StoredLine; mark: Mark; by: number; cap: number };

/** Raises the quantity of a line, if the result stays within `cap`. */
export const raiseLine = (table: Table, owner: CartOwner, { line, mark, by, cap }: Raise) =>
  changed(
    table,
    update(
      lineKey(owner, line),
      { add: { quantity: by }, set: { ...freshOf(line), ...marked(mark) } },
      { when: { quantity: { is: '<=', to: cap - by }, ...unseen(mark) } },
    ),
  );

type Replacement = { line: StoredLine; mark: Mark; from: number; to: number };

/** Sets the quantity of a line that still holds `from`. */
export const replaceLine = (table: Table, owner: CartOwner, { line, mark, from, to }: Replacement) =>
  changed(
    table,
    update(
      lineKey(owner, line),
      { set: { quantity: to, ...freshOf(line), ...marked(mark) } },
      { when: { quantity: from, ...unseen(mark) } },
    ),
  );

export const setQuantity = (table: Table, owner: CartOwner, line: LineName, quantity: number) =>
  changed(table, update(lineKey(owner, line), { set: { quantity } }));

type Passage = {
  from: StoredLine;
  /** Existing line of the same goods at the target; the two become one. */
  into: StoredLine | undefined;
  to: StoredLine;
};

/** Moves a line between cart and saved-for-later list; refused with `moved` if a line changed. */
export const passLine = (table: Table, owner: CartOwner, { from, into, to }: Passage) =>
  table.write([
    remove(lineKey(owner, from), { when: { quantity: from.quantity }, refusal: 'moved' }),
    into
      ? update(
          lineKey(owner, into),
          { set: { quantity: to.quantity } },
          { when: { quantity: into.quantity }, refusal: 'moved' },
        )
      : create(lineItem(owner, to), { refusal: 'moved' }),
    ...(into ? [countLines(owner, -1)] : []),
  ]);

/** Deletes old request marks, so that a line that is added to all day does not grow. */
export async function deleteExpiredMarks(table: Table, owner: CartOwner, line: StoredLine): Promise<void> {
  const spent = expiredRequestMarks(line);
  if (spent.length > 0) await changed(table, update(lineKey(owner, line), { remove: spent }));
}

/** Removes all named lines or none; refused with `gone` if one is no longer there. */
export const takeOut = (table: Table, owner: CartOwner, names: readonly LineName[]) =>
  table.write([
    ...names.map((name) =>
      remove(lineKey(owner, name), { when: { pk: { present: true } }, refusal: 'gone' }),
    ),
    countLines(owner, -names.length),
  ]);

export const beginSession = (table: Table, sessionId: string, expiresAt: number) =>
  table.write([
    create(
      { ...sessionKey(sessionId), entity: 'cart-head', sessionId, expiresAt, lines: 0 },
      { refusal: 'taken' },
    ),
  ]);

export const keepWarehouse = (table: Table, owner: CartOwner, selectedWarehouseId: string) =>
  table.write([
    upsert(headKey(owner), { set: { ...headOf(owner), selectedWarehouseId }, setOnce: { lines: 0 } }),
  ]);
