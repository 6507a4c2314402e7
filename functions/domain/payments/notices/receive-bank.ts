import { partsOf } from '#shared/payments/payment-id.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { BankTransfer, codesOf } from '../providers/bank-notice.ts';
import { keepNotice } from './keep-notice.ts';
import { createPaymentRepository } from '../records/payment-repository.ts';
import { readSigned } from '../providers/read-signed.ts';
import { bankSignature } from '../providers/signed-webhook.ts';
import type { RawNotice } from '../providers/read-signed.ts';

type Deps = { table: Table; secret: string; now: () => Date };

/** Which order a transfer is about, if it says so: only for its place in the queue. */
async function orderOf(table: Table, transfer: BankTransfer): Promise<string | undefined> {
  const [code] = codesOf(transfer);
  const paymentId = code && (await createPaymentRepository(table).findIdByCode(code));
  return paymentId ? partsOf(paymentId).orderId : undefined;
}

/** Takes a notice of a transfer. Every one is kept, those that name nobody and other people's too. */
export async function receiveBank(
  { table, secret, now }: Deps,
  notice: RawNotice,
): Promise<{ success: true }> {
  const at = now();
  const raw = readSigned(notice, bankSignature(notice.headers), secret, at);
  const { data: transfer } = BankTransfer.safeParse(raw.json);
  if (!transfer) throw new AppError('WEBHOOK_REFUSED');
  await keepNotice(table, {
    provider: 'bank',
    key: String(transfer.id),
    raw: raw.text,
    orderId: await orderOf(table, transfer),
    at,
  });
  return { success: true };
}
