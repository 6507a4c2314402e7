import * as z from 'zod';
import { log } from '#functions/platform/log.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Carriers } from '../carriers/carrier.ts';
import { hearReport } from '../parcels/hear-report.ts';
import { shippingKeys } from '../shipping-keys.ts';
import { findCarrierNotice } from './carrier-notice.ts';

const Pointer = z.object({ orderId: z.string(), parcel: z.int() });

/** A notice says that there is something to ask about, and nothing else: what the carrier answers is what counts. */
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
    // Nobody's, or its own creation is not written down yet: then the clock of that asks.
    log.warn('a carrier tells of a label nobody knows', { carrier, label });
    return;
  }
  const report = await carriers[carrier].status(label);
  await hearReport(context, { orderId: pointer.orderId, number: pointer.parcel, report, partBack });
}
