import { AppError } from '#shared/contract/errors.ts';
import { waitsForSendBack } from '#shared/returns/inspection.ts';
import type { SendBackShipment } from '#shared/returns/return-order.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { requireShopOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { requireReturn } from './read-returns.ts';
import { mailReturnShipment } from './return-mail.ts';
import { returnRecord, type StoredReturn } from './return-record.ts';

type Parcel = Omit<SendBackShipment, 'at'>;
type SendBackInput = { id: string; parcel: Parcel; userId: string };

const isSame = ({ sentBack }: StoredReturn, { courierName, trackingNumber }: Parcel): boolean =>
  sentBack?.courierName === courierName && sentBack.trackingNumber === trackingNumber;

/** Records the parcel of refused pieces and mails the buyer, once; another is refused. */
export async function sendBackRefused(
  context: Context,
  { id, parcel, userId }: SendBackInput,
): Promise<StoredReturn> {
  const read = () => requireReturn(context, { id, asker: shopRequester });
  const { after } = await returnRecord.change(context.table, read, async (before) => {
    if (isSame(before, parcel)) return undefined;
    if (!waitsForSendBack(before)) throw new AppError('RETURN_STATE');
    const at = context.now();
    const order = await requireShopOrder(context, before.orderId);
    const changed = returnRecord.replace(before, {
      sentBack: { at: at.toISOString(), ...parcel },
      updatedAt: at.toISOString(),
    });
    const told = {
      kind: 'sent_back',
      from: before.status,
      to: before.status,
      by: 'staff',
      userId,
      note: [parcel.courierName, parcel.trackingNumber].filter(Boolean).join(' '),
    } as const;
    return {
      after: changed.after,
      writes: [
        ...changed.writes,
        ...returnRecord.tell(changed.after, [told], at),
        mailReturnShipment(order, changed.after, parcel),
      ],
    };
  });
  return after;
}
