import { createBurstReader, type BurstReading } from './burst-reader.ts';
import { hasRightCheckDigit } from './check-digit.ts';
import { keystrokeOf } from './keystroke.ts';
import { fieldBefore, leakedPresses, takeBack, type FieldBefore } from './leaked-text.ts';

export type BurstListener = {
  onCode: (code: string) => void;
  /** Chooses between several readings of one burst; without it, the one with a right check digit wins. */
  accepts: ((code: string) => boolean) | undefined;
};

/** The last listener receives the codes: a dialog that scans takes precedence over the page below. */
const listeners: BurstListener[] = [];

type BurstChoice = { code: string; before: FieldBefore };

function choose(
  readings: readonly BurstReading<FieldBefore>[],
  accepts: (code: string) => boolean,
): BurstChoice | undefined {
  const codes = readings.flatMap(({ keys, mark }) =>
    (keys === '' ? leakedPresses(mark) : [keys]).map((code) => ({ code: code.trim(), before: mark })),
  );
  return codes.find(({ code }) => accepts(code)) ?? codes[0];
}

const reader = createBurstReader<FieldBefore>(() => fieldBefore());

function hear(event: KeyboardEvent): void {
  const { key, code, shiftKey, ctrlKey, altKey, metaKey, repeat, isComposing } = event;
  const capsLock = event.getModifierState('CapsLock');
  const stroke = keystrokeOf({
    key,
    code,
    shiftKey,
    ctrlKey,
    altKey,
    metaKey,
    repeat,
    isComposing,
    capsLock,
  });
  // The event's timestamp is used, because a busy page must not make a scanner look slow.
  const heard = reader.hear(stroke, event.timeStamp);
  const listener = listeners.at(-1);
  if (!listener) return;
  if (!heard) {
    // A burst must not open menus, press buttons or trigger shortcuts.
    if (!reader.isRunning()) return;
    event.stopImmediatePropagation();
    if (!fieldBefore()) event.preventDefault();
    return;
  }
  const chosen = choose(heard.readings, listener.accepts ?? hasRightCheckDigit);
  if (!chosen && !heard.isEcho) return;
  // The burst's Enter must not submit a form and its Tab must not move the focus.
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!chosen) return;
  takeBack(chosen.before);
  listener.onCode(chosen.code);
}

/** Listens for keyboard scanners wherever the focus is. Returns a function that stops it. */
export function listenForBursts(listener: BurstListener): () => void {
  if (listeners.length === 0) addEventListener('keydown', hear, { capture: true });
  listeners.push(listener);
  return () => {
    listeners.splice(listeners.indexOf(listener), 1);
    if (listeners.length === 0) removeEventListener('keydown', hear, { capture: true });
  };
}
