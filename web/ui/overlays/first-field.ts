const fields =
  'input:not([type=hidden], [type=file], [tabindex="-1"]):enabled, textarea:enabled, [contenteditable=true]';

/** Focuses the first field instead of the close button; not on touch, where the keyboard covers half. */
export function startAtFirstField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement) || matchMedia('(pointer: coarse)').matches) return;
  const field = event.currentTarget.querySelector<HTMLElement>(fields);
  if (!field) return;
  event.preventDefault();
  field.focus();
  // The proposed value is selected, so that typing replaces it, as after a press of Tab.
  if (field instanceof HTMLInputElement) field.select();
}
