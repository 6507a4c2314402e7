import { accountSamples } from './account-samples.ts';
import { afterwardsSamples } from './afterwards-samples.ts';
import { buyingSamples } from './buying-samples.ts';
import { catalogueSamples } from './catalogue-samples.ts';
import { jobSamples } from './job-samples.ts';
import { orderSamples } from './order-samples.ts';
import { priceSamples } from './price-samples.ts';
import type { Sample, Samples } from './sample.ts';
import type { Scene } from './scene.ts';

export const samples: Samples = {
  ...accountSamples,
  ...afterwardsSamples,
  ...buyingSamples,
  ...catalogueSamples,
  ...jobSamples,
  ...orderSamples,
  ...priceSamples,
};

/** A good call of an operation, made for it anew. */
export async function sampleOf(name: string, scene: Scene): Promise<Sample> {
  const made = samples[name];
  if (!made) throw new Error(`There is no good call of ${name}`);
  return made(scene);
}
