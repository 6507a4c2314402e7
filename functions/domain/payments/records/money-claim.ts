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

/** Refusal of money that another notice has counted. */
export const countedBefore = 'money-counted';
/** Refusal of money whose claim now belongs to another notice. */
export const notCounted = 'money-not-counted';

/** Name of a piece of money, and its name in earlier releases. */
export type MoneyNames = { transaction: string; formerTransaction?: string | undefined };

const StoredClaim = z.object({
  noticeId: z.string(),
  /** The sum that was counted. Earlier releases did not store it. */
  amount: z.int().optional(),
});

/** The notice that has counted a piece of money, and the key of this claim. */
export type MoneyClaim = z.infer<typeof StoredClaim> & { key: Key };

const keysOf = ({ transaction, formerTransaction }: MoneyNames): Key[] =>
  [transaction, formerTransaction].flatMap((name) => (name === undefined ? [] : paymentKeys.money(name)));

/** Claims money for one notice; refused if its name, or its former name, is claimed. */
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

/** Removes the claim under both names. Use it only for money that no other notice can have claimed. */
export const freeMoney = (names: MoneyNames): Operation[] => keysOf(names).map((key) => remove(key));

/** Releases this notice's claim, so that its money can be counted again; refused for another's claim. */
export async function releaseMoney(
  context: { table: Table },
  names: MoneyNames,
  noticeId: string,
): Promise<Operation<typeof notCounted>> {
  const key = (await findMoneyClaim(context, names))?.key ?? paymentKeys.money(names.transaction);
  return remove(key, { when: { noticeId }, refusal: notCounted });
}
