import * as z from 'zod';
import { paymentCodesIn } from '../records/payment-code.ts';
import type { NoticeContent } from '../records/payment-notice.ts';

/** A transfer on the shop's account, as the service that watches it tells. */
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

/** The code the service recognised by our prefix counts first, then the words of the transfer. */
export function codesOf({ code, content }: BankTransfer): string[] {
  const recognised = paymentCodesIn(code ?? '');
  return recognised.length > 0 ? recognised : paymentCodesIn(content);
}

/** The bank's own reference names the money, even where the service tells of it under two ids. */
export const transactionOf = ({
  id,
  accountNumber,
  referenceCode,
  transferAmount,
}: Pick<BankTransfer, 'id' | 'accountNumber' | 'referenceCode' | 'transferAmount'>): string =>
  referenceCode ? `bank:${accountNumber}:${referenceCode}:${transferAmount}` : `bank:id:${id}`;

/** Money that leaves, and other people's, is none of ours. */
export function readBankNotice(transfer: BankTransfer, account: string): NoticeContent {
  const { transferType, transferAmount, accountNumber } = transfer;
  if (transferType !== 'in' || transferAmount <= 0 || accountNumber !== account) return { kind: 'nothing' };
  return {
    kind: 'money',
    transaction: transactionOf(transfer),
    amount: transferAmount,
    codes: codesOf(transfer),
  };
}
