import { RefundAttempt, RefundEvent, Refund, type StaffRefund } from '#shared/refunds/refund.ts';
import { isByHand, refundMayBecome } from '#shared/refunds/refund-choices.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { qrPicture } from '#functions/domain/payments/providers/qr-picture.ts';
import { transferQr } from '#functions/domain/payments/providers/vietqr.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { refundKeys } from './refund-keys.ts';
import { isProcessing, refundRecord, type StoredRefund } from './refund-record.ts';

export const requireRefund = ({ table }: TableContext, id: string): Promise<StoredRefund> =>
  refundRecord.get(table, { id });

/** Maximum number of events or attempts that are read. No refund has more. */
const maxLines = 200;

export async function listRefundEvents({ table }: TableContext, id: string): Promise<RefundEvent[]> {
  const asked = { pk: refundKeys.partition(id), startsWith: refundKeys.eventPrefix, limit: maxLines };
  return (await table.list(asked, RefundEvent)).items;
}

export async function listRefundAttempts({ table }: TableContext, id: string): Promise<RefundAttempt[]> {
  const asked = { pk: refundKeys.partition(id), startsWith: refundKeys.attemptPrefix, limit: maxLines };
  return (await table.list(asked, RefundAttempt)).items;
}

/** Returns the QR code for the bank transfer, only while the money is to be transferred. */
function transferOf({ account, amount, code, status, way }: StoredRefund) {
  if (way !== 'bank' || !account || status !== 'processing') return { qrContent: null, qrImageDataUrl: null };
  const qrContent = transferQr({ bin: account.bin, account: account.account, amount, purpose: code });
  return { qrContent, qrImageDataUrl: qrPicture(qrContent) };
}

/** Returns a refund for staff, with the actions that this user may take. */
export async function readRefund(
  context: TableContext,
  { id, userId }: { id: string; userId: string },
): Promise<StaffRefund> {
  const { table } = context;
  const refund = await requireRefund(context, id);
  const [events, tries, members] = await Promise.all([
    listRefundEvents(context, id),
    listRefundAttempts(context, id),
    findMembers(
      table,
      [refund.requestedBy, refund.decidedBy, refund.processedBy].filter((one) => one !== null),
    ),
  ]);
  const nameOf = (who: string | null) => who && (members.get(who)?.fullName ?? '');
  return {
    ...Refund.parse(refund),
    names: {
      requestedBy: nameOf(refund.requestedBy),
      decidedBy: nameOf(refund.decidedBy),
      processedBy: nameOf(refund.processedBy),
    },
    events: events.map((event) => ({ ...event, by: event.by && (members.get(event.by)?.fullName ?? '') })),
    tries: tries.map((attempt) => ({
      ...attempt,
      by: attempt.by && (members.get(attempt.by)?.fullName ?? ''),
    })),
    ...transferOf(refund),
    may: {
      approve: refund.status === 'pending' && refund.requestedBy !== userId,
      reject: refundMayBecome(refund.status, 'rejected'),
      // A running cash refund whose till was closed meanwhile can be paid from another till.
      process:
        refundMayBecome(refund.status, 'processing') || (isProcessing(refund) && refund.way === 'cash'),
      settle: isProcessing(refund) && isByHand(refund.way),
    },
  };
}
