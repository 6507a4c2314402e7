import { pressesFor } from './telex.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Content of a field before a burst was typed into it. */
export type FieldBefore =
  | { kind: 'field'; field: TextField; value: string; start: number | null; end: number | null }
  | { kind: 'page'; page: HTMLElement; length: number }
  | undefined;

const textless = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/;

const isTextField = (element: Element | null): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !textless.test(element.type));

const lengthOf = (page: HTMLElement): number => page.textContent.length;

/** Returns the current state of the focused field, which the next press changes. */
export function fieldBefore(element: Element | null = document.activeElement): FieldBefore {
  if (isTextField(element)) {
    const { value, selectionStart, selectionEnd } = element;
    return { kind: 'field', field: element, value, start: selectionStart, end: selectionEnd };
  }
  return element instanceof HTMLElement && element.isContentEditable
    ? { kind: 'page', page: element, length: lengthOf(element) }
    : undefined;
}

/** Reconstructs the pressed keys from the change of the field, for browsers that do not identify keys. */
export function leakedPresses(before: FieldBefore): string[] {
  if (before?.kind !== 'field' || before.start === null || before.end === null) return [];
  const { field, value, start, end } = before;
  const leaked = field.value.slice(start, field.value.length - (value.length - end));
  return leaked === '' ? [] : pressesFor(leaked);
}

/** React notices a programmatic value only if it is set through the native setter. */
function setValue(field: TextField, value: string): void {
  const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function restore(before: NonNullable<FieldBefore>): void {
  if (before.kind === 'page') {
    const selection = getSelection();
    for (let more = lengthOf(before.page) - before.length; more > 0; more -= 1)
      selection?.modify('extend', 'backward', 'character');
    // `execCommand` is the only deletion that rich text editors and their undo history notice.
    if (selection && !selection.isCollapsed) document.execCommand('delete');
    return;
  }
  const { field, value, start, end } = before;
  if (field.value === value) return;
  setValue(field, value);
  if (start !== null && document.activeElement === field) field.setSelectionRange(start, end);
}

const lateMilliseconds = 150;

/** Removes what a burst typed into a field, including text an input method was composing and inserts late. */
export function takeBack(before: FieldBefore): void {
  if (!before) return;
  restore(before);
  if (before.kind !== 'field') return;
  const { field } = before;
  const again = () => restore(before);
  field.addEventListener('compositionend', again, { once: true });
  setTimeout(() => field.removeEventListener('compositionend', again), lateMilliseconds);
}
