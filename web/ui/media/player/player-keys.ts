/** What a key does in the player. */
export type PlayerAction =
  | { kind: 'toggle' | 'mute' | 'fullscreen' | 'captions' }
  | { kind: 'seek'; seconds: number }
  | { kind: 'volume'; step: number }
  | { kind: 'speed'; step: 1 | -1 };

/** Keys as on YouTube. */
const actions: Record<string, PlayerAction> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  ArrowLeft: { kind: 'seek', seconds: -5 },
  ArrowRight: { kind: 'seek', seconds: 5 },
  j: { kind: 'seek', seconds: -10 },
  l: { kind: 'seek', seconds: 10 },
  ArrowUp: { kind: 'volume', step: 0.05 },
  ArrowDown: { kind: 'volume', step: -0.05 },
  m: { kind: 'mute' },
  f: { kind: 'fullscreen' },
  c: { kind: 'captions' },
  '<': { kind: 'speed', step: -1 },
  '>': { kind: 'speed', step: 1 },
};

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Returns what a key does; undefined for keys of the browser and of the focused control. */
export function actionOf({ key, ctrlKey, metaKey, altKey }: PressedKey, focused: Element) {
  if (ctrlKey || metaKey || altKey) return undefined;
  // The space bar presses the focused button; in a list of choices all keys belong to the list.
  if (focused instanceof HTMLSelectElement) return undefined;
  if (key === ' ' && focused instanceof HTMLButtonElement) return undefined;
  return actions[key.length === 1 ? key.toLowerCase() : key];
}

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Returns the next faster or slower speed; the fastest and the slowest stay. */
export function nextSpeed(speed: number, step: 1 | -1): number {
  const faster = step === 1 ? speeds.find((one) => one > speed) : speeds.findLast((one) => one < speed);
  return faster ?? speed;
}

export const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), max);
