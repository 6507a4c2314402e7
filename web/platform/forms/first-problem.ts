const problem = '[aria-invalid="true"], [data-problem]';
const focusable =
  ':is(input, textarea, button, [tabindex], [contenteditable=true]):not([type=hidden], [aria-hidden=true], :disabled)';

/** The first box on the screen that is marked as wrong; what is marked whole stands for the first it holds. */
export const firstProblem = (form: ParentNode): HTMLElement | undefined =>
  form.querySelector<HTMLElement>(problem) ?? undefined;

/** The tab of the form it lies in. */
export const panelOf = (found: HTMLElement): HTMLElement | null =>
  found.closest<HTMLElement>('[data-form-tab]');

export function focusProblem(found: HTMLElement): void {
  const box = found.matches(focusable) ? found : found.querySelector<HTMLElement>(focusable);
  (box ?? found).focus();
}
