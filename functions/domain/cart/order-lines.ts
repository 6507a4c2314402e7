import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { type CartOwner, lineKey } from './cart-keys.ts';
import type { StoredLine } from './cart-line.ts';
import { countLines, readCart } from './cart-repository.ts';

export type { CartOwner } from './cart-keys.ts';
export type { StoredLine } from './cart-line.ts';

/** What somebody may order from. */
export const readLines = async ({ table }: Context, owner: CartOwner): Promise<StoredLine[]> =>
  (await readCart(table, owner)).lines;

/** Lines leave the cart with the order made of them; one that grew or went since it was read refuses that. */
export const takeLines = <R extends string>(
  owner: CartOwner,
  lines: readonly StoredLine[],
  refusal: R,
): Operation<R>[] => [
  ...lines.map((line) => remove(lineKey(owner, line), { when: { quantity: line.quantity }, refusal })),
  countLines(owner, -lines.length),
];
