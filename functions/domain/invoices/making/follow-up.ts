import { AppError } from '#shared/contract/errors.ts';
import type { InvoiceBuyerDraft } from '#shared/invoices/invoice.ts';
import { needsCover } from '#shared/orders/order-status.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { orderRecord, type StoredOrder, type staleOrder } from '#functions/domain/orders/order-record.ts';
import { answeredOnce, claimRequest, repeated } from '#functions/platform/records/once.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, put } from '#functions/platform/table/table-operations.ts';
import { differenceOf } from '../content/invoice-content.ts';
import { contentNow, requireInvoiceable, requirePaid, requireFullContent } from '../content/order-content.ts';
import { withCorrections } from '../reading/with-corrections.ts';
import { invoiceKeys } from '../invoice-keys.ts';
import {
  invoiceRecord,
  nameOf,
  requireInvoice,
  requireMayBecome,
  type StoredInvoice,
  type staleInvoice,
} from '../invoice-record.ts';
import { newDraft } from './invoice-draft.ts';
import type { numberConflict } from './invoice-series.ts';
import { issuingTries, numbered } from './issue.ts';

export type FollowUp = {
  id: string;
  userId: string;
  reason: string;
  buyer?: InvoiceBuyerDraft | undefined;
  clientRequestId?: string | undefined;
};

/** Refusal if another invoice has become the order's current one. */
const isMade = 'invoice-made';
type Refusal = typeof staleInvoice | typeof staleOrder | typeof numberConflict | typeof isMade;

type Plan = {
  draft: StoredInvoice;
  /** Change of the earlier invoice, once the new one has a number. */
  change: (issued: StoredInvoice) => Partial<StoredInvoice>;
  writes: (issued: StoredInvoice) => Operation<typeof isMade>[];
};
type Planner = (
  context: Context,
  before: StoredInvoice,
  order: StoredOrder,
  asked: FollowUp,
) => Promise<Plan>;

const correction: Planner = async (context, before, order, { reason }) => {
  requireMayBecome(before, 'corrected');
  if (needsCover[order.status]) requirePaid(order);
  const { seller, buyer } = before;
  const content = differenceOf(
    await withCorrections(context, before),
    await contentNow(context.table, order),
  );
  if (content.lines.length === 0) throw new AppError('INVOICE_UNCHANGED');
  const made = newDraft({ order, content, kind: 'correction', reason, at: context.now() });
  return {
    draft: { ...made, of: nameOf(before), seller, buyer },
    change: (issued) => ({ status: 'corrected', corrections: [...before.corrections, nameOf(issued)] }),
    writes: () => [],
  };
};

const replacement: Planner = async (context, before, order, { reason, buyer }) => {
  requireMayBecome(before, 'replaced');
  requireInvoiceable(order);
  const content = await requireFullContent(context.table, order);
  const made = newDraft({ order, content, buyer, kind: 'replacement', reason, at: context.now() });
  return {
    draft: { ...made, of: nameOf(before), ...(!buyer && { buyer: before.buyer }) },
    change: (issued) => ({ status: 'replaced', replacedBy: nameOf(issued) }),
    writes: ({ id }) => [
      put(
        { ...invoiceKeys.current(before.orderId), entity: 'invoice-of-order', invoiceId: id },
        { when: { invoiceId: before.id }, refusal: isMade },
      ),
    ],
  };
};

/** Issues an invoice that follows an earlier one, and links both in one transaction. */
const following =
  (what: string, plan: Planner) =>
  async (context: Context, asked: FollowUp): Promise<{ id: string }> => {
    const { table, now } = context;
    const { userId, clientRequestId: requestKey, ...given } = asked;
    const request = { who: userId, what, requestKey, asked: given };
    const attempt = async () => {
      const before = await requireInvoice(context, given.id);
      const order = await requireShopOrder(context, before.orderId);
      const planned = await plan(context, before, order, asked);
      const { invoice, writes } = await numbered(context, planned.draft);
      const changed = invoiceRecord.replace(before, {
        ...planned.change(invoice),
        differs: false,
        updatedAt: now().toISOString(),
      });
      const tell = (one: StoredInvoice, note: string) =>
        invoiceRecord.tell(one, [{ kind: 'status', to: one.status, by: userId, note }], now());
      const refusal = await table.write<Refusal | typeof repeated>([
        ...claimRequest(request, invoice.id),
        orderRecord.stays(order),
        ...invoiceRecord.make(invoice),
        ...tell(invoice, given.reason),
        ...changed.writes,
        ...tell(changed.after, given.reason),
        ...planned.writes(invoice),
        ...writes,
      ]);
      if (refusal === undefined) return { id: invoice.id };
      return refusal === repeated ? repeated : again;
    };
    return answeredOnce<{ id: string }>(table, request, {
      before: (id) => ({ id }),
      work: () => retry(attempt, { tries: issuingTries }),
    });
  };

/** Issues a correction with the difference to the order's current price. */
export const correctInvoice = following('invoices/correct-invoice', correction);

/** Issues a replacement for a wrong invoice. */
export const replaceInvoice = following('invoices/replace-invoice', replacement);
