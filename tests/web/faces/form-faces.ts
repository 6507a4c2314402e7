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
export const typed = (): string[] =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      'main :is(input, textarea), [role=dialog] :is(input, textarea)',
    ),
  ].map(({ value, checked, type }) => (type === 'radio' || type === 'checkbox' ? String(checked) : value));

export async function openForm(form: FormCase, from?: string): Promise<Screen> {
  const { url, as, beside = [], open: reach } = form;
  const screen = await renderAt(url, { ...(as && { as }), ...(from && { from }), answers: beside });
  await reach?.(screen);
  return screen;
}

async function expectProblemAtBox({ page }: Screen, { says, label }: NonNullable<FormCase['atField']>) {
  await page.findAllByText(says);
  const box = page.getByLabelText(startsWith(label));
  expect(box.getAttribute('aria-invalid')).toBe('true');
  const described = (box.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id: string) => document.getElementById(id)?.textContent).join(' ')).toContain(says);
}

/**
 * The faces of a form: untouched, wrong at a box, refused, and sent. One page goes through all of them, as a person
 * does who corrects what was wrong: loading and filling the page costs more than all of them.
 */
export const formFaces = (form: FormCase): void => {
  const { sends, untouched, atField, refused, done, thanks } = form;

  it('says what is missing, what is wrong at a box and why it was refused, keeps what was typed, and is sent once', async () => {
    const screen = await openForm(form);
    const { page, user, network } = screen;
    const timesSent = () => network.askedOf(sends).length;
    const expectTimesSent = async (times: number) => {
      await expect.poll(timesSent, { timeout: 60_000 }).toBe(times);
    };

    await untouched.empty?.(screen);
    await user.click(submitOf(screen, form));
    expect(await page.findAllByText(untouched.says)).not.toEqual([]);
    expect(timesSent()).toBe(0);

    await form.fill(screen);
    // Boxes that belong to an answer still on its way are there before they are counted.
    await network.rest();
    const before = typed();
    if (atField) {
      network.answer(refuse(sends, atField.code, atField.details));
      await user.click(submitOf(screen, form));
      await expectProblemAtBox(screen, atField);
    }

    const sentBefore = timesSent();
    network.answer(refuse(sends, refused.code, refused.details));
    await user.click(submitOf(screen, form));
    await expectTimesSent(sentBefore + 1);
    // What it said of the first refusal may be the same words.
    await network.rest();
    const [told] = await page.findAllByText(refused.says);
    expect(told?.closest('[role=alert]')).not.toBeNull();
    expect(typed()).toEqual(before);

    const held = hold(done);
    network.answer(held);
    await user.dblClick(submitOf(screen, form));
    await expectTimesSent(sentBefore + 2);
    await network.rest();
    await user.click(document.querySelector<HTMLElement>('button[aria-busy=true]') ?? document.body);
    expect(timesSent()).toBe(sentBefore + 2);
    held.release();
    expect(await page.findAllByText(thanks)).not.toEqual([]);
    expect(timesSent()).toBe(sentBefore + 2);
  });
};
