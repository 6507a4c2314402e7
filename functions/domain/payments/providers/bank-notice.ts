import * as z from 'zod';
import { paymentCodesIn } from '../records/payment-code.ts';
import type { MoneyNames } from '../records/money-claim.ts';
import type { NoticeContent } from '../records/payment-notice.ts';

/** A transfer on the shop's account, as the monitoring service reports it. */
export const BankTransfer = z.object({
  id: z.union([z.int(), z.string().min(1).max(64)]),
  accountNumber: z.string(),
  code: z.string().nullish(),
  content: z.string().default(''),
  transferType: z.enum(['in', 'out']),
  transferAmount: z.int(),
  referenceCode: z.string().nullish(),
});
export type BankTransfer = z.infer<typeof BankTransfer>;

/** Returns a transfer's payment codes. The one recognised by our prefix precedes those in its words. */
export function codesOf({ code, content }: BankTransfer): string[] {
  const recognised = paymentCodesIn(code ?? '');
  return recognised.length > 0 ? recognised : paymentCodesIn(content);
}

/**
 * Returns the names of the money. The bank's reference is its identity, whichever source reports it and with
 * whatever amount. Earlier releases put the amount into the name, so that name is looked up too until the
 * `moneyByReference` rewrite has run.
 */
export const moneyNamesOf = ({
  id,
  accountNumber,
  referenceCode,
  transferAmount,
}: Pick<BankTransfer, 'id' | 'accountNumber' | 'referenceCode' | 'transferAmount'>): MoneyNames => {
  if (!referenceCode) return { transaction: `bank:id:${id}` };
  const transaction = `bank:${accountNumber}:${referenceCode}`;
  return { transaction, formerTransaction: `${transaction}:${transferAmount}` };
};

/** Reads a bank notice. Outgoing transfers and transfers on other accounts are ignored. */
export function readBankNotice(transfer: BankTransfer, account: string): NoticeContent {
  const { transferType, transferAmount, accountNumber } = transfer;
  if (transferType !== 'in' || transferAmount <= 0 || accountNumber !== account) return { kind: 'nothing' };
  return {
    kind: 'money',
    ...moneyNamesOf(transfer),
    amount: transferAmount,
    codes: codesOf(transfer),
  };
}
