import type { ShopStep } from '#shared/reports/shop-steps.ts';

/** Whoever cannot fetch it is not counted. */
const fetchSteps = () => import('./shop-steps.ts').catch(() => undefined);

/** Somebody came so far today. Nobody waits for what counts them. */
export async function noteStep(step: ShopStep): Promise<void> {
  (await fetchSteps())?.noteStep(step);
}

/** Somebody looked for this, and there was nothing. */
export async function noteMiss(words: string): Promise<void> {
  (await fetchSteps())?.noteMiss(words);
}
