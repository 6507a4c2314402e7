import { BankTransfer, tidingOfBank } from '../providers/bank-notice.ts';
import type { StoredNotice, Tiding } from '../records/payment-notice.ts';
import { SimulatedEnd, tidingOfSimulation } from '../providers/simulated-notice.ts';
import { StripeEvent, tidingOfStripe } from '../providers/stripe-notice.ts';
import { readVnpayFields, tidingOfVnpay } from '../providers/vnpay-notice.ts';

/** What of a notice is ours: money on other accounts is not, nor money of another mode at Stripe. */
export type Ours = { account: string; stripeLive: boolean };

/** Read anew from what came each time it is worked on, so that a notice we misread can be replayed. */
export function readTiding({ provider, raw }: StoredNotice, { account, stripeLive }: Ours): Tiding {
  switch (provider) {
    case 'vnpay':
      return tidingOfVnpay(readVnpayFields(raw));
    case 'bank':
      return tidingOfBank(BankTransfer.parse(JSON.parse(raw)), account);
    case 'stripe':
      return tidingOfStripe(StripeEvent.parse(JSON.parse(raw)), stripeLive);
    case 'simulated':
      return tidingOfSimulation(SimulatedEnd.parse(JSON.parse(raw)));
  }
}
