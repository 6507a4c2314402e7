const fields =
  'input:not([type=hidden], [type=file], [tabindex="-1"]):enabled, textarea:enabled, [contenteditable=true]';

/**
 * A dialog that asks for something opens where it is typed, not at the way out. Under a finger it does not: the keyboard
 * would rise over half of what is asked.
 */
export function startAtFirstField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement) || matchMedia('(pointer: coarse)').matches) return;
  const field = event.currentTarget.querySelector<HTMLElement>(fields);
  if (!field) return;
  event.preventDefault();
  field.focus();
  // What the field proposes is replaced by typing, as it is after a press of Tab.
  if (field instanceof HTMLInputElement) field.select();
}
