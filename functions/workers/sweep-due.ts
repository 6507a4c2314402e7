import { tendDueLots } from '#functions/domain/inventory/lots/tend-lots.ts';
import { giveUpUnpaid } from '#functions/domain/checkout/give-up-unpaid.ts';
import { maintainFlashSale } from '#functions/domain/checkout/maintain-flash-sale.ts';
import { type Effects, sweep } from '#functions/domain/due/sweep.ts';
import { giveUpUnused } from '#functions/domain/media/finish-upload.ts';
import { askAboutPayment, expirePayment } from '#functions/domain/payments/settling/expire-payment.ts';
import { tendPriceBook } from '#functions/domain/price-books/begin-writing.ts';
import { writeWindows } from '#functions/domain/catalogue/products/write-windows.ts';
import { chapterPublication } from '#functions/domain/library/chapter-publication.ts';
import { documentPublication } from '#functions/domain/library/document-publication.ts';
import { remindOfEvent } from '#functions/domain/news/follow-event.ts';
import { newsPublication } from '#functions/domain/news/news-publication.ts';
import { carriers } from '#functions/domain/shipping/carriers/fleet.ts';
import { checkParcel } from '#functions/domain/shipping/parcels/check-parcel.ts';
import { einvoice } from '#functions/domain/invoices/provider/einvoice.ts';
import { sendToProvider } from '#functions/domain/invoices/provider/send-to-provider.ts';
import { followRefund } from '#functions/domain/refunds/follow-refund.ts';
import { askForLatePush } from '#functions/domain/notifications/late-push.ts';
import { sendDigest } from '#functions/domain/notifications/send-digest.ts';
import { matureReward } from '#functions/domain/referrals/rewards/mature-reward.ts';
import { tendLeaving } from '#functions/domain/leaving/leaving.ts';
import { publishDue } from '#functions/domain/publishing/publish-due.ts';
import { log } from '#functions/platform/log.ts';
import { context } from '#functions/platform/table/context.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';

/** Shorter than the function's timeout, so that work in progress is finished. */
const sweepMilliseconds = 40_000;

/** Kinds of records whose publication can be planned. */
const publications = [newsPublication, documentPublication, chapterPublication];

const effects: Effects = {
  'unpaid-order': giveUpUnpaid,
  'payment-expiry': (here, { of }) => expirePayment(here, of),
  'flash-sale': maintainFlashSale,
  'payment-query': (here, { of }) => askAboutPayment(here, of),
  'price-book': tendPriceBook,
  'product-prices': (here, { of }) => writeWindows(here, [of]),
  'invoice-send': (here, due) => sendToProvider(here, einvoice, due),
  'refund-query': (here, { of }) => followRefund(here, of),
  'lot-expiry': (here, { of }) => tendDueLots(here, of),
  'parcel-check': (here, due) => checkParcel(here, carriers, due),
  reward: (here, { of }) => matureReward(here, of),
  leaving: tendLeaving,
  'unused-upload': (here, { of }) => giveUpUnused(here, of),
  'notification-digest': (here, { of }) => sendDigest(here, of),
  'late-push': askForLatePush,
  publication: publishDue(publications),
  'event-reminder': remindOfEvent,
};

/** Runs every minute. */
export async function handler(_event?: unknown, call?: Invocation): Promise<void> {
  const until = Date.now() + sweepMilliseconds;
  await withInvocation(call, async () => {
    const done = await sweep(context(), { effects, until });
    if (done > 0) log.info('what was due is done', { done });
  });
}
