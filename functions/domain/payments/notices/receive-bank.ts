import { partsOf } from '#shared/payments/payment-id.ts';
import { AppError } from '#shared/contract/errors.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { BankTransfer, codesOf } from '../providers/bank-notice.ts';
import { keepNotice } from './keep-notice.ts';
import { findIdByCode } from '../records/payment-repository.ts';
import { readSigned } from '../providers/read-signed.ts';
import { bankSignature } from '../providers/signed-webhook.ts';
import type { RawNotice } from '../providers/read-signed.ts';

/** Which order a transfer is about, if it says so: only for its place in the queue. */
async function orderOf(table: Table, transfer: BankTransfer): Promise<string | undefined> {
  const [code] = codesOf(transfer);
  const paymentId = code && (await findIdByCode(table, code));
  return paymentId ? partsOf(paymentId).orderId : undefined;
}

/** Takes a notice of a transfer. Every one is kept, those that name nobody and other people's too. */
export async function receiveBank(context: Context, notice: RawNotice): Promise<{ success: true }> {
  const secret = await getSecret('BANK_SECRET_ID');
  const raw = readSigned(notice, bankSignature(notice.headers), secret, context.now());
  const { data: transfer } = BankTransfer.safeParse(raw.json);
  if (!transfer) throw new AppError('WEBHOOK_REFUSED');
  await keepNotice(context, {
    provider: 'bank',
    key: String(transfer.id),
    raw: raw.text,
    orderId: await orderOf(context.table, transfer),
  });
  return { success: true };
}
