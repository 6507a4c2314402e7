const problem = '[aria-invalid="true"], [data-problem]';
const focusable =
  ':is(input, textarea, button, [tabindex], [contenteditable=true]):not([type=hidden], [aria-hidden=true], :disabled)';

/** Returns the first invalid field on the screen; an invalid group stands for the first field in it. */
export const firstProblem = (form: ParentNode): HTMLElement | undefined =>
  form.querySelector<HTMLElement>(problem) ?? undefined;

/** Returns the form tab that contains a field. */
export const panelOf = (found: HTMLElement): HTMLElement | null =>
  found.closest<HTMLElement>('[data-form-tab]');

export function focusProblem(found: HTMLElement): void {
  const box = found.matches(focusable) ? found : found.querySelector<HTMLElement>(focusable);
  (box ?? found).focus();
}
