import { createBurstReader, type BurstReading } from './burst-reader.ts';
import { hasRightCheckDigit } from './check-digit.ts';
import { keystrokeOf } from './keystroke.ts';
import { fieldBefore, leakedPresses, takeBack, type FieldBefore } from './leaked-text.ts';

export type BurstListener = {
  onCode: (code: string) => void;
  /** Which of several readings of one burst it is; without it, the one whose check digit is right. */
  accepts: ((code: string) => boolean) | undefined;
};

/** The screen on top hears: a dialog that scans does so in place of the page below. */
const listeners: BurstListener[] = [];

type Chosen = { code: string; before: FieldBefore };

function choose(
  readings: readonly BurstReading<FieldBefore>[],
  accepts: (code: string) => boolean,
): Chosen | undefined {
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
  // The moment of the press, not of our turn: a busy page must not make a scanner slow.
  const heard = reader.hear(stroke, event.timeStamp);
  const listener = listeners.at(-1);
  if (!listener) return;
  if (!heard) {
    // A burst opens no menus, presses no buttons and is no shortcut.
    if (!reader.isRunning()) return;
    event.stopImmediatePropagation();
    if (!fieldBefore()) event.preventDefault();
    return;
  }
  const chosen = choose(heard.readings, listener.accepts ?? hasRightCheckDigit);
  if (!chosen && !heard.isEcho) return;
  // Its Enter sends no form and its Tab goes nowhere.
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!chosen) return;
  takeBack(chosen.before);
  listener.onCode(chosen.code);
}

/** Hears scanners that play a keyboard, wherever the focus is; fingers are left alone. Returns how to stop. */
export function listenForBursts(listener: BurstListener): () => void {
  if (listeners.length === 0) addEventListener('keydown', hear, { capture: true });
  listeners.push(listener);
  return () => {
    listeners.splice(listeners.indexOf(listener), 1);
    if (listeners.length === 0) removeEventListener('keydown', hear, { capture: true });
  };
}
