import { maxMisses, maxNeedle, type ShopStep, shopSteps } from '#shared/reports/shop-steps.ts';
import { todayInVietnam } from '../format/local-time.ts';
import { remembered } from '../memory/remembered.ts';

type DaySteps = { day: string; steps: ShopStep[] };

const isTold = (kept: unknown): kept is DaySteps =>
  typeof kept === 'object' &&
  kept !== null &&
  'day' in kept &&
  typeof kept.day === 'string' &&
  'steps' in kept &&
  Array.isArray(kept.steps);

/** Steps this browser has already reported today; each counts once. */
const told = remembered<DaySteps>('cholang:steps', (kept) => (isTold(kept) ? kept : { day: '', steps: [] }));

const steps = new Set<ShopStep>();
const misses = new Set<string>();
let listens = false;

const toldToday = (): ShopStep[] => {
  const { day, steps: known } = told.read();
  return day === todayInVietnam() ? shopSteps.filter((step) => known.includes(step)) : [];
};

/** Reports the steps anonymously when the page is hidden, so that it delays nothing. */
function tell(): void {
  if (document.visibilityState !== 'hidden' || steps.size + misses.size === 0) return;
  const body = JSON.stringify({ steps: [...steps], misses: [...misses] });
  // `sendBeacon` may be missing or blocked; then the visitor is not counted.
  const isSent = navigator.sendBeacon?.('/api/public/steps', new Blob([body], { type: 'application/json' }));
  if (!isSent) return;
  told.keep({ day: todayInVietnam(), steps: [...new Set([...toldToday(), ...steps])] });
  steps.clear();
  misses.clear();
}

function listen(): boolean {
  // Automated browsers are not counted as visitors.
  if (navigator.webdriver) return false;
  if (!listens) document.addEventListener('visibilitychange', tell);
  listens = true;
  return true;
}

/** Records that the visitor reached a step today. */
export function noteStep(step: ShopStep): void {
  if (listen() && !toldToday().includes(step)) steps.add(step);
}

/** Records a search without results. */
export function noteMiss(words: string): void {
  const needle = words.trim().slice(0, maxNeedle);
  if (needle && misses.size < maxMisses && listen()) misses.add(needle);
}
