import { accountSamples } from './account-samples.ts';
import { afterwardsSamples } from './afterwards-samples.ts';
import { buyingSamples } from './buying-samples.ts';
import { catalogueSamples } from './catalogue-samples.ts';
import { contentSamples } from './content-samples.ts';
import { librarySamples } from './library-samples.ts';
import { countSamples } from './count-samples.ts';
import { customerSamples } from './customer-samples.ts';
import { identitySamples } from './identity-samples.ts';
import { invoiceSamples } from './invoice-samples.ts';
import { jobSamples } from './job-samples.ts';
import { memberSamples } from './member-samples.ts';
import { moneySamples } from './money-samples.ts';
import { notificationSamples } from './notification-samples.ts';
import { orderSamples } from './order-samples.ts';
import { overviewSamples } from './overview-samples.ts';
import { peopleSamples } from './people-samples.ts';
import { priceSamples } from './price-samples.ts';
import { purchasingSamples } from './purchasing-samples.ts';
import { referralSamples } from './referral-samples.ts';
import { returnSamples } from './return-samples.ts';
import type { Sample, Samples } from './sample.ts';
import type { Scene } from './scene.ts';
import { shippingSamples } from './shipping-samples.ts';
import { tillSamples } from './till-samples.ts';
import { transferSamples } from './transfer-samples.ts';
import { voucherSamples } from './voucher-samples.ts';

export const samples: Samples = {
  ...accountSamples,
  ...afterwardsSamples,
  ...buyingSamples,
  ...catalogueSamples,
  ...contentSamples,
  ...librarySamples,
  ...countSamples,
  ...customerSamples,
  ...identitySamples,
  ...invoiceSamples,
  ...jobSamples,
  ...memberSamples,
  ...moneySamples,
  ...orderSamples,
  ...overviewSamples,
  ...peopleSamples,
  ...tillSamples,
  ...transferSamples,
  ...purchasingSamples,
  ...referralSamples,
  ...returnSamples,
  ...shippingSamples,
  ...voucherSamples,
  ...priceSamples,
  ...notificationSamples,
};

/** A good call of an operation, made for it anew. */
export async function sampleOf(name: string, scene: Scene): Promise<Sample> {
  const made = samples[name];
  if (!made) throw new Error(`There is no good call of ${name}`);
  return made(scene);
}
