import { expect, it } from 'vitest';
import { hold, refuse } from '../support/network.ts';
import { renderAt, type Screen } from '../support/render-at.tsx';
import { type FormCase, startsWith } from './form-case.ts';

/** The last of that name: dialogs and forms stand below the page's own buttons. */
function submitOf({ page }: Screen, { submit }: FormCase): HTMLElement {
  const found = page.getAllByRole('button', { name: submit }).at(-1);
  if (!found) throw new Error(`No button ${submit}`);
  return found;
}

/** What was typed, box by box. */
const typed = (): string[] =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      'main :is(input, textarea), [role=dialog] :is(input, textarea)',
    ),
  ].map(({ value, checked, type }) => (type === 'radio' || type === 'checkbox' ? String(checked) : value));

/** The faces of a form: untouched, wrong at a box, refused, and sent. */
export const formFaces = (form: FormCase): void => {
  async function open(): Promise<Screen> {
    const { url, as, beside = [] } = form;
    const screen = await renderAt(url, { ...(as && { as }), answers: beside });
    await form.open?.(screen);
    return screen;
  }

  it('says what is missing, and sends nothing', async () => {
    const screen = await open();
    await form.untouched.empty?.(screen);
    await screen.user.click(submitOf(screen, form));
    expect(await screen.page.findAllByText(form.untouched.says)).not.toEqual([]);
    expect(screen.network.askedOf(form.sends)).toEqual([]);
  });

  it.runIf(form.atField)('shows what is wrong with a box at that box', async () => {
    const { code, details, says, label } = form.atField as NonNullable<FormCase['atField']>;
    const screen = await open();
    screen.network.answer(refuse(form.sends, code, details));
    await form.fill(screen);
    await screen.user.click(submitOf(screen, form));
    await screen.page.findAllByText(says);
    const box = screen.page.getByLabelText(startsWith(label));
    expect(box.getAttribute('aria-invalid')).toBe('true');
    const described = (box.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id: string) => document.getElementById(id)?.textContent).join(' ')).toContain(says);
  });

  it('says why it was refused, keeps what was typed, and may be sent again', async () => {
    const { code, details, says } = form.refused;
    const screen = await open();
    screen.network.answer(refuse(form.sends, code, details));
    await form.fill(screen);
    const before = typed();
    await screen.user.click(submitOf(screen, form));
    const [told] = await screen.page.findAllByText(says);
    expect(told?.closest('[role=alert]')).not.toBeNull();
    expect(typed()).toEqual(before);
    screen.network.answer(form.done);
    await screen.user.click(submitOf(screen, form));
    expect(await screen.page.findAllByText(form.thanks)).not.toEqual([]);
    expect(screen.network.askedOf(form.sends)).toHaveLength(2);
  });

  it('is sent once, however often it is pressed', async () => {
    const screen = await open();
    const held = hold(form.done);
    screen.network.answer(held);
    await form.fill(screen);
    await screen.user.dblClick(submitOf(screen, form));
    await screen.network.rest();
    await screen.user.click(document.querySelector<HTMLElement>('button[aria-busy=true]') ?? document.body);
    expect(screen.network.askedOf(form.sends)).toHaveLength(1);
    held.release();
    expect(await screen.page.findAllByText(form.thanks)).not.toEqual([]);
    expect(screen.network.askedOf(form.sends)).toHaveLength(1);
  });
};
