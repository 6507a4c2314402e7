import { expect, it } from 'vitest';
import { vi as texts } from '#web/locales/vi.ts';
import type { Screen } from '../support/render-at.tsx';
import type { FormCase } from './form-case.ts';
import { openForm, typed } from './form-faces.ts';

/** A page that asks the server nothing of its own. */
const before = '/e-commerce/policies/returns';
const { leave } = texts.form;

const dialog = (): HTMLElement | null => document.querySelector('[role=dialog]');
const question = ({ page }: Screen) => page.queryByRole('alertdialog', { name: leave.title });
/** Whether the browser itself asks before the tab is closed. */
const asksAtClosing = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function linkElsewhere(): HTMLElement {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
  const found = links.find((link) => new URL(link.href, location.href).pathname !== location.pathname);
  if (!found) throw new Error('No link leads to another page');
  return found;
}

const buttonIn = (box: HTMLElement, name: string): HTMLElement | undefined =>
  [...box.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );

/** The ways out of a form, by what leads there. */
function waysOut({ user }: Screen): [string, () => unknown][] {
  const box = dialog();
  const back: [string, () => unknown] = ['Back', () => window.history.back()];
  if (!box) return [['a link', () => linkElsewhere().click()], back];
  const cancel = buttonIn(box, texts.common.action.cancel);
  return [
    ['Escape', () => user.keyboard('{Escape}')],
    ['X', () => user.click(buttonIn(box, texts.ui.dialog.close) ?? box)],
    ...(cancel ? [['Hủy', () => user.click(cancel)] satisfies [string, () => unknown]] : []),
    ['a link', () => linkElsewhere().click()],
    back,
  ];
}

/** Whether the form is gone: its dialog, or its page. */
const isLeft = (wasDialog: boolean): boolean =>
  wasDialog ? dialog() === null : location.pathname === before;

/** What leaving a form asks and does, in each way. */
export const formLeaving = (form: FormCase): void => {
  const { sends, fill, leavesFreely = false, opensChanged = false } = form;

  it('asks before it is left as it opened exactly where something is to be saved already', async () => {
    const screen = await openForm(form, before);
    await screen.network.rest();
    const isDialog = dialog() !== null;
    expect(asksAtClosing()).toBe(opensChanged);
    window.history.back();
    await screen.network.rest();
    expect([question(screen) !== null, isLeft(isDialog)]).toEqual([opensChanged, !opensChanged]);
  });

  it('asks in each way before a change is left that would be lost, keeps it on “Ở lại”, and drops it unsent', async () => {
    const screen = await openForm(form, before);
    const { user, network, page } = screen;
    const sentBefore = network.askedOf(sends).length;
    await fill(screen);
    await network.rest();
    const isDialog = dialog() !== null;
    const written = typed();
    expect(asksAtClosing()).toBe(!leavesFreely);
    for (const [name, leaveBy] of leavesFreely ? [] : waysOut(screen)) {
      await leaveBy();
      await network.rest();
      expect([name, question(screen) !== null]).toEqual([name, true]);
      await user.click(page.getByRole('button', { name: leave.stay }));
      await network.rest();
      expect([name, question(screen), typed()]).toEqual([name, null, written]);
    }
    window.history.back();
    await network.rest();
    expect(question(screen) !== null).toBe(!leavesFreely);
    for (const button of page.queryAllByRole('button', { name: leave.leave })) await user.click(button);
    await network.rest();
    expect([isLeft(isDialog), network.askedOf(sends).length]).toEqual([true, sentBefore]);
  });
};
