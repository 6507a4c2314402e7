import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { owedOf, restored, settled } from '#shared/purchasing/debt-rules.ts';
import type {
  paySupplier as payContract,
  reversePayment as reverseContract,
  SupplierDebt,
} from '#shared/purchasing/debts.contract.ts';
import { formatVnd } from '#shared/values/money.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { answeredOnce, claimRequest, type OwnRequest, repeated } from '#functions/platform/records/once.ts';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { check, type Operation, update } from '#functions/platform/table/table-operations.ts';
import { purchasingKeys } from './purchasing-keys.ts';
import { getSupplier } from './suppliers.ts';
import { findDebt, writeLine } from './book-debt.ts';
import { debtConflict, type StoredDebt, StoredDebtEntry } from './debt-record.ts';
import { getDebt } from './read-debts.ts';

const gone = 'supplier-left';

/** Writes a supplier's ledger line by hand, with its idempotency key, exactly once. */
async function writeOnce(
  context: Context,
  id: string,
  request: OwnRequest,
  decide: (before: StoredDebt) => Promise<Operation<typeof debtConflict>[]>,
): Promise<SupplierDebt> {
  const { table } = context;
  const tryToWrite = async () => {
    await getSupplier(context, id);
    const writes = await decide(await findDebt(context, id));
    const refusal = await table.write<typeof repeated | typeof gone | typeof debtConflict>([
      ...claimRequest(request, id),
      check(purchasingKeys.supplier(id), { when: { pk: { present: true } }, refusal: gone }),
      ...writes,
    ]);
    if (refusal === undefined) return { id };
    if (refusal === repeated) return repeated;
    if (refusal === gone) throw new AppError('SUPPLIER_NOT_FOUND');
    return retryOn<typeof debtConflict>(refusal);
  };
  await answeredOnce(table, request, { before: () => ({ id }), work: () => retry(tryToWrite) });
  return getDebt(context, id);
}

type Payment = BodyOf<typeof payContract> & { id: string; userId: string };

/** Records a payment, oldest due debts first. More than the debt must be marked as prepayment. */
export async function paySupplier(
  context: Context,
  { id, userId, clientRequestId: requestKey, ...said }: Payment,
): Promise<SupplierDebt> {
  const { amount, paidOn, way, note, isPrepayment } = said;
  const request = { who: userId, what: 'purchasing/pay-supplier', requestKey, asked: { id, ...said } };
  if (paidOn > dayInVietnam(context.now().getTime())) throw new AppError('DEBT_DAY_AHEAD');
  return writeOnce(context, id, request, async (before) => {
    const owed = Math.max(0, owedOf(before));
    if (amount > owed && !isPrepayment)
      throw new AppError('DEBT_PAID_ABOVE', { params: { owed: formatVnd(owed) } });
    const { debt, dues } = settled(before, amount);
    return writeLine(context, before, debt, {
      kind: 'paid',
      amount: -amount,
      userId,
      paidOn,
      way,
      note,
      dues,
    });
  });
}

type Reversal = BodyOf<typeof reverseContract> & { id: string; number: number; userId: string };

/** Reverses a payment, once: its amounts are owed again with their old due dates. */
export async function reversePayment(
  context: Context,
  { id, number, userId, clientRequestId: requestKey, reason }: Reversal,
): Promise<SupplierDebt> {
  const { table } = context;
  const asked = { id, number, reason };
  const request = { who: userId, what: 'purchasing/reverse-payment', requestKey, asked };
  const key = purchasingKeys.debtEntry(id, number);
  return writeOnce(context, id, request, async (before) => {
    const payment = await table.get(key, StoredDebtEntry);
    if (payment?.kind !== 'paid') throw new AppError('DEBT_PAYMENT_NOT_FOUND');
    if (payment.reversedBy !== undefined) throw new AppError('DEBT_PAYMENT_REVERSED');
    const amount = -payment.amount;
    const today = dayInVietnam(context.now().getTime());
    const after = restored(before, { amount, dues: payment.dues ?? [] }, today);
    return [
      ...writeLine(context, before, after, {
        kind: 'reversed',
        amount,
        userId,
        note: reason,
        reverses: number,
      }),
      update(
        key,
        { set: { reversedBy: before.entries + 1 } },
        { when: { reversedBy: { missing: true } }, refusal: debtConflict },
      ),
    ];
  });
}
