import * as z from 'zod';
import type { Table } from '#functions/platform/table/table.ts';
import {
  check,
  create,
  type Key,
  type Operation,
  remove,
} from '#functions/platform/table/table-operations.ts';
import { paymentKeys } from './payment-keys.ts';

/** The refusal of money that was counted by another notice. */
export const countedBefore = 'money-counted';
/** The refusal of money that is another notice's by now. */
export const notCounted = 'money-not-counted';

/** The name of a piece of money, and the one it had in earlier releases. */
export type MoneyNames = { transaction: string; formerTransaction?: string | undefined };

const StoredClaim = z.object({
  noticeId: z.string(),
  /** The sum it was counted with; earlier releases did not write it down. */
  amount: z.int().optional(),
});

/** The notice that has counted a piece of money, and the key where that is written down. */
export type MoneyClaim = z.infer<typeof StoredClaim> & { key: Key };

const keysOf = ({ transaction, formerTransaction }: MoneyNames): Key[] =>
  [transaction, formerTransaction].flatMap((name) => (name === undefined ? [] : paymentKeys.money(name)));

/** Money is counted by one notice: refused where its name, or the one it had before, is taken. */
export function claimMoney(
  money: MoneyNames & { amount: number },
  noticeId: string,
): Operation<typeof countedBefore>[] {
  const { transaction, formerTransaction, amount } = money;
  const claim = { ...paymentKeys.money(transaction), entity: 'money', noticeId, amount };
  const isFree = { when: { pk: { missing: true } }, refusal: countedBefore } as const;
  return [
    create(claim, { refusal: countedBefore }),
    ...(formerTransaction ? [check(paymentKeys.money(formerTransaction), isFree)] : []),
  ];
}

export async function findMoneyClaim(
  { table }: { table: Table },
  names: MoneyNames,
): Promise<MoneyClaim | undefined> {
  const keys = keysOf(names);
  const claims = await Promise.all(keys.map((key) => table.get(key, StoredClaim)));
  return keys.flatMap((key, place) => {
    const claim = claims[place];
    return claim ? [{ ...claim, key }] : [];
  })[0];
}

/** Money that only one notice can have claimed is free again, under whichever name it was claimed. */
export const freeMoney = (names: MoneyNames): Operation[] => keysOf(names).map((key) => remove(key));

/** The money is free to be counted again; refused where it is another notice's by now. */
export async function releaseMoney(
  context: { table: Table },
  names: MoneyNames,
  noticeId: string,
): Promise<Operation<typeof notCounted>> {
  const key = (await findMoneyClaim(context, names))?.key ?? paymentKeys.money(names.transaction);
  return remove(key, { when: { noticeId }, refusal: notCounted });
}
