import { mostMisses, mostNeedle, type ShopStep, shopSteps } from '#shared/reports/shop-steps.ts';
import { todayInVietnam } from '../format/days.ts';
import { remembered } from '../memory/remembered.ts';

type Told = { day: string; steps: ShopStep[] };

const isTold = (kept: unknown): kept is Told =>
  typeof kept === 'object' &&
  kept !== null &&
  'day' in kept &&
  typeof kept.day === 'string' &&
  'steps' in kept &&
  Array.isArray(kept.steps);

/** Which steps this browser told of today: each counts once. */
const told = remembered<Told>('cholang:steps', (kept) => (isTold(kept) ? kept : { day: '', steps: [] }));

const steps = new Set<ShopStep>();
const misses = new Set<string>();
let listens = false;

const toldToday = (): ShopStep[] => {
  const { day, steps: known } = told.read();
  return day === todayInVietnam() ? shopSteps.filter((step) => known.includes(step)) : [];
};

/** When the page is left, so that it costs nobody a moment; without a word of who it is. */
function tell(): void {
  if (document.visibilityState !== 'hidden' || steps.size + misses.size === 0) return;
  const body = JSON.stringify({ steps: [...steps], misses: [...misses] });
  // Not every browser has it, and some of their owners have it blocked: then nobody is counted.
  const isSent = navigator.sendBeacon?.('/api/public/steps', new Blob([body], { type: 'application/json' }));
  if (!isSent) return;
  told.keep({ day: todayInVietnam(), steps: [...new Set([...toldToday(), ...steps])] });
  steps.clear();
  misses.clear();
}

function listen(): boolean {
  // What is driven by a program is nobody's visit.
  if (navigator.webdriver) return false;
  if (!listens) document.addEventListener('visibilitychange', tell);
  listens = true;
  return true;
}

/** Somebody came so far today. */
export function noteStep(step: ShopStep): void {
  if (listen() && !toldToday().includes(step)) steps.add(step);
}

/** Somebody looked for this, and there was nothing. */
export function noteMiss(words: string): void {
  const needle = words.trim().slice(0, mostNeedle);
  if (needle && misses.size < mostMisses && listen()) misses.add(needle);
}
