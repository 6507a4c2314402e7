import { AppError } from '#shared/contract/errors.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { BankTransfer, codesOf } from '../providers/bank-notice.ts';
import { keepNotice } from './keep-notice.ts';
import { orderOfCode } from './find-notices.ts';
import { readSigned } from '../providers/read-signed.ts';
import { bankSignature } from '../providers/signed-webhook.ts';
import type { RawNotice } from '../providers/read-signed.ts';

/** Receives a bank's notice. Each is stored, even without a code or for another account. */
export async function receiveBank(context: Context, notice: RawNotice): Promise<{ success: true }> {
  const secret = await getSecret('BANK_SECRET_ID');
  const raw = readSigned(notice, bankSignature(notice.headers), secret, context.now());
  const { data: transfer } = BankTransfer.safeParse(raw.json);
  if (!transfer) throw new AppError('WEBHOOK_REFUSED');
  await keepNotice(context, {
    provider: 'bank',
    key: String(transfer.id),
    raw: raw.text,
    orderId: await orderOfCode(context.table, codesOf(transfer)[0]),
  });
  return { success: true };
}
