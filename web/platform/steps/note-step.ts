import type { ShopStep } from '#shared/reports/shop-steps.ts';

/** If the code cannot be fetched, the visitor is not counted. */
const fetchSteps = () => import('./note-steps.ts').catch(() => undefined);

/** Records that the visitor reached a step today. Callers do not wait for it. */
export async function noteStep(step: ShopStep): Promise<void> {
  (await fetchSteps())?.noteStep(step);
}

/** Records a search without results. */
export async function noteMiss(words: string): Promise<void> {
  (await fetchSteps())?.noteMiss(words);
}
