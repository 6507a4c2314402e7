import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { orderRecord, type staleOrder } from '#functions/domain/orders/order-record.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { invoiceRecord, requireInvoice, requireMayBecome, type staleInvoice } from '../invoice-record.ts';
import { requireInvoiceable, requireFullContent } from '../content/order-content.ts';
import type { numberConflict } from './invoice-series.ts';
import { issuingTries, numbered } from './issue.ts';

type Refusal = typeof staleInvoice | typeof staleOrder | typeof numberConflict;

/**
 * Issues a draft as it was shown. If the order has changed since, the draft is updated and must be checked
 * again. A repeated request issues one invoice with one number.
 */
export async function issueInvoice(
  context: Context,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const { table, now } = context;
  await retry(
    async () => {
      const draft = await requireInvoice(context, id);
      if (draft.status === 'issued') return true;
      requireMayBecome(draft, 'issued');
      const order = await requireShopOrder(context, draft.orderId);
      requireInvoiceable(order);
      const content = await requireFullContent(table, order);
      const { lines, sums, net, tax, total } = draft;
      if (!isDeepStrictEqual(content, { lines, sums, net, tax, total })) {
        const renewed = invoiceRecord.replace(draft, { ...content, updatedAt: now().toISOString() });
        if (await table.write<Refusal>(renewed.writes)) return again;
        throw new AppError('INVOICE_CHANGED');
      }
      const { invoice, writes } = await numbered(context, draft);
      const issued = invoiceRecord.replace(draft, invoice);
      const refusal = await table.write<Refusal>([
        ...issued.writes,
        orderRecord.stays(order),
        ...invoiceRecord.tell(issued.after, [{ kind: 'status', to: 'issued', by: userId, note: '' }], now()),
        ...writes,
      ]);
      return refusal === undefined ? true : again;
    },
    { tries: issuingTries },
  );
}
