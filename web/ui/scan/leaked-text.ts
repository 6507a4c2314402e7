import { pressesFor } from './telex.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What a field held before a burst ran into it. */
export type FieldBefore =
  | { kind: 'field'; field: TextField; value: string; start: number | null; end: number | null }
  | { kind: 'page'; page: HTMLElement; length: number }
  | undefined;

const textless = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/;

const isTextField = (element: Element | null): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !textless.test(element.type));

const lengthOf = (page: HTMLElement): number => page.textContent.length;

/** The field the next press is written to, as it is now. */
export function fieldBefore(element: Element | null = document.activeElement): FieldBefore {
  if (isTextField(element)) {
    const { value, selectionStart, selectionEnd } = element;
    return { kind: 'field', field: element, value, start: selectionStart, end: selectionEnd };
  }
  return element instanceof HTMLElement && element.isContentEditable
    ? { kind: 'page', page: element, length: lengthOf(element) }
    : undefined;
}

/** What was pressed, by what came of it in the field: for browsers that do not name the keys. */
export function leakedPresses(before: FieldBefore): string[] {
  if (before?.kind !== 'field' || before.start === null || before.end === null) return [];
  const { field, value, start, end } = before;
  const leaked = field.value.slice(start, field.value.length - (value.length - end));
  return leaked === '' ? [] : pressesFor(leaked);
}

/** React hears of a value only if it was set past its own setter. */
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
    // The one way that editors hear of, and that their undo knows.
    if (selection && !selection.isCollapsed) document.execCommand('delete');
    return;
  }
  const { field, value, start, end } = before;
  if (field.value === value) return;
  setValue(field, value);
  if (start !== null && document.activeElement === field) field.setSelectionRange(start, end);
}

const lateMilliseconds = 150;

/** Takes back what a burst wrote into a field, also what an input method was still composing and hands over late. */
export function takeBack(before: FieldBefore): void {
  if (!before) return;
  restore(before);
  if (before.kind !== 'field') return;
  const { field } = before;
  const again = () => restore(before);
  field.addEventListener('compositionend', again, { once: true });
  setTimeout(() => field.removeEventListener('compositionend', again), lateMilliseconds);
}
