import * as z from 'zod';
import { log } from '#functions/platform/log.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Carriers } from '../carriers/carrier.ts';
import { applyTrackingUpdate } from '../parcels/apply-tracking-update.ts';
import { shippingKeys } from '../shipping-keys.ts';
import { findCarrierNotice } from './carrier-notice.ts';

const Pointer = z.object({ orderId: z.string(), parcel: z.int() });

/** Processes a carrier's notice by asking the carrier for the status. Only that answer counts. */
export async function applyCarrierNotice(
  context: Context,
  carriers: Carriers,
  noticeId: string,
): Promise<void> {
  const notice = await findCarrierNotice(context.table, noticeId);
  if (!notice) return;
  const { carrier, label, partBack } = notice;
  const pointer = await context.table.get(shippingKeys.label(carrier, label), Pointer);
  if (!pointer) {
    // The label is not ours, or its creation is not stored yet. In the second case the scheduled check asks
    // later.
    log.warn('a carrier tells of a label nobody knows', { carrier, label });
    return;
  }
  const report = await carriers[carrier].status(label);
  await applyTrackingUpdate(context, { orderId: pointer.orderId, number: pointer.parcel, report, partBack });
}
