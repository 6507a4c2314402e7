import { expect } from 'vitest';
import { vi as texts } from '#web/locales/vi.ts';
import { isNight } from '#tests/support/night.ts';
import type { FormWindow } from './form-window.tsx';
import type { Hand, LeavingCase } from './leaving-case.ts';

const { leave } = texts.form;
const { close } = texts.ui.dialog;
const { cancel } = texts.common.action;

/** The form stands in the dialog that was opened last, or on the page itself. */
const dialogs = () => [...document.querySelectorAll<HTMLElement>('[role=dialog]')];
const boxOf = (): HTMLElement => dialogs().at(-1) ?? document.querySelector('main') ?? document.body;
const questions = () => [...document.querySelectorAll<HTMLElement>('[role=alertdialog]')];

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ');
const pressed = 'button, [role=menuitem], [role=option]';
const named = (name: string, within: ParentNode = document): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>(pressed)]
    .filter((one) => {
      const own = nameOf(one);
      // Beside a choice stands more than its name.
      return one.role === 'option' ? own.startsWith(name) : own === name;
    })
    .at(-1);

// A switch of the kit keeps a hidden box beside it, which nobody presses.
const fields = 'input:not([aria-hidden]), textarea, [role=radio], [role=checkbox], [role=switch]';
/** What is written in the form, box by box. */
const written = (): string[] =>
  [...boxOf().querySelectorAll<HTMLInputElement>(fields)].map(
    (field) =>
      field.getAttribute('aria-checked') ??
      (/^(?:radio|checkbox)$/.test(field.type) ? String(field.checked) : field.value),
  );

/** Whether the browser itself asks before the tab is closed. */
const asksAtClosing = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** The components around an element, the nearest first. */
function componentsAround(element: Element): string[] {
  type Fiber = { type: unknown; return: Fiber | null };
  const key = Object.keys(element).find((one) => one.startsWith('__reactFiber$'));
  const names: string[] = [];
  let fiber = key ? (element as unknown as Record<string, Fiber | null>)[key] : null;
  for (; fiber; fiber = fiber.return ?? null)
    if (typeof fiber.type === 'function') names.push(fiber.type.name);
  return names;
}

type Way = readonly [name: string, leave: () => unknown];
const back: Way = ['Back', () => window.history.back()];
const link: Way = ['a link', () => document.querySelector<HTMLElement>('a[href="/elsewhere"]')?.click()];

/** The drafts this browser keeps of forms that were not sent. */
const drafts = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('cholang-draft-'));

/** The ways out of what is open. */
function waysOut({ user }: FormWindow): readonly Way[] {
  const [dialog, cancelling, closing] = [dialogs().at(-1), named(cancel, boxOf()), named(close, boxOf())];
  if (!dialog) return [link, back];
  return [
    ['Escape', () => user.keyboard('{Escape}')],
    ...(closing ? [['X', () => user.click(closing)] as const] : []),
    ...(cancelling ? [['Hủy', () => user.click(cancelling)] as const] : []),
    link,
    back,
  ];
}

const isChoice = (field: HTMLElement) =>
  field.matches('[type=radio], [type=checkbox], [role=radio], [role=checkbox], [role=switch]');

/** Something a person would write in a box of this kind, and that is not there yet. */
function textFor({ type, placeholder, inputMode, value }: HTMLInputElement): string {
  if (type === 'email') return 'moi@example.com';
  if (placeholder === 'dd/mm/yyyy') return '14/03/2031';
  if (/numeric|decimal|tel/.test(inputMode) || type === 'number') return value === '1' ? '2' : '1';
  return 'Đã đổi';
}

/** Writes into the first box that takes it; without one, chooses what is not chosen. */
async function changeFirst({ user }: FormWindow): Promise<void> {
  const before = written();
  const isChanged = () => String(written()) !== String(before);
  const all = [...boxOf().querySelectorAll<HTMLInputElement>(fields)].filter(
    (field) =>
      !field.disabled &&
      !field.readOnly &&
      !/^(?:file|hidden)$/.test(field.type) &&
      // A code that is scanned or typed to be looked up is no part of the form.
      field.getAttribute('enterkeyhint') !== 'send',
  );
  for (const field of all.filter((one) => !isChoice(one) && one.getAttribute('role') !== 'combobox')) {
    const text = textFor(field);
    await user.clear(field);
    await user.paste(text);
    if (isChanged()) return;
  }
  const choice = all.find((one) => isChoice(one) && !one.checked && one.ariaChecked !== 'true');
  if (!choice) throw new Error(`Nothing to change in: ${boxOf().textContent.slice(0, 300)}`);
  await user.click(choice);
}

/** Code of pages arrives when it is first wanted. */
async function until(isTrue: () => boolean, rest: () => Promise<void>, what: string): Promise<void> {
  for (let look = 0; look < 200 && !isTrue(); look += 1) await rest();
  if (!isTrue()) throw new Error(`Not there: ${what}`);
}

function handOf(window: FormWindow, rest: () => Promise<void>): Hand {
  return {
    window,
    press: async (name) => {
      await until(() => named(name) !== undefined, rest, name);
      await window.user.click(named(name) as HTMLElement);
      await rest();
    },
    write: async (label, text) => {
      const found = [...document.querySelectorAll('label')].findLast((one) => nameOf(one).startsWith(label));
      if (!found?.control) throw new Error(`No box ${label}`);
      await window.user.clear(found.control);
      await window.user.paste(text);
      await rest();
    },
  };
}

/** Opens a form as it is opened in the product, and makes sure that it is the one that is meant. */
async function openForm(window: FormWindow, component: string, one: LeavingCase) {
  const { draw, answers = [], open = [], looksUp } = one;
  const page = await window.show(draw, answers, looksUp);
  const { rest } = page;
  const hand = handOf(window, rest);
  if (typeof open === 'function') await open(hand);
  else for (const name of open) await hand.press(name);
  const field = () => boxOf().querySelector(fields) ?? boxOf().querySelector('button');
  const isThere = () => componentsAround(field() ?? document.body).includes(component);
  await until(isThere, rest, `${component}: ${boxOf().textContent.slice(0, 300)}`);
  const isDialog = dialogs().length > 0;
  const openDialogs = dialogs().length;
  return {
    ...page,
    hand,
    /** Whether it is gone: its dialog, or its page. */
    isLeft: () => (isDialog ? dialogs().length < openDialogs : !window.at().startsWith('/form/')),
  };
}

/** Leaves a form as it opened: nobody is asked, unless something was written on the way to it. */
async function leaveUntouched(window: FormWindow, component: string, one: LeavingCase): Promise<void> {
  const form = await openForm(window, component, one);
  const { opensChanged = false } = one;
  const sent = form.writes.length;
  expect(['closing the tab', asksAtClosing()]).toEqual(['closing the tab', opensChanged]);
  await back[1]();
  await form.rest();
  expect(['untouched', questions().length, form.isLeft()]).toEqual([
    'untouched',
    opensChanged ? 1 : 0,
    !opensChanged,
  ]);
  expect(form.writes.slice(sent)).toEqual([]);
  expect(form.network.faults).toEqual([]);
}

async function answerQuestion({ user }: FormWindow, answer: string): Promise<void> {
  const button = questions().map((one) => named(answer, one))[0];
  if (button) await user.click(button);
}

/** Changes a form, tries each way out, and leaves it in the end by the one that is named. */
async function leaveChanged(window: FormWindow, component: string, one: LeavingCase, isByLink: boolean) {
  const form = await openForm(window, component, one);
  const { leavesFreely = false, opensChanged = false, change } = one;
  const before = written();
  if (change) await change(form.hand);
  else if (!opensChanged) await changeFirst(window);
  await form.rest();
  const after = written();
  if (!change && !opensChanged) expect(after).not.toEqual(before);
  const sent = form.writes.length;
  expect(['closing the tab', asksAtClosing()]).toEqual(['closing the tab', !leavesFreely]);
  const ways = isByLink || leavesFreely ? [] : waysOut(window);
  for (const [name, leaveBy] of ways) {
    await leaveBy();
    await form.rest();
    expect([name, questions().length, form.isLeft()]).toEqual([name, 1, false]);
    await answerQuestion(window, leave.stay);
    await form.rest();
    expect([name, questions().length, written()]).toEqual([name, 0, after]);
  }
  await (isByLink ? link : back)[1]();
  await form.rest();
  expect(questions().length).toBe(leavesFreely ? 0 : 1);
  await answerQuestion(window, leave.leave);
  await form.rest();
  expect([questions().length, isByLink ? window.at() === '/elsewhere' : form.isLeft()]).toEqual([0, true]);
  // The question said that the changes are lost, so nothing may bring them back later.
  expect(drafts()).toEqual([]);
  expect(form.writes.slice(sent)).toEqual([]);
  expect(form.network.faults).toEqual([]);
  return ways.map(([name]) => name);
}

/** Saves a form of which one change makes a whole: one write, and nothing to ask about after it. */
async function leaveSaved(window: FormWindow, component: string, one: LeavingCase): Promise<void> {
  const form = await openForm(window, component, one);
  await (one.change?.(form.hand) ?? changeFirst(window));
  await form.rest();
  const sent = form.writes.length;
  const submit = boxOf().querySelector<HTMLElement>('button[type=submit]');
  if (!submit) throw new Error('No button that saves');
  await window.user.click(submit);
  await form.rest();
  expect(form.writes.slice(sent)).toHaveLength(1);
  if (!form.isLeft()) await back[1]();
  await form.rest();
  expect([questions().length, form.isLeft(), form.writes.length]).toEqual([0, true, sent + 1]);
  expect(form.network.faults).toEqual([]);
}

/**
 * A form in each way out: as it opened, changed, and saved where one change is enough for it. A dialog is left in two
 * directions: to its page, and at night with its page, too. Answers the ways that were asked about.
 */
export async function leaveInEachWay(window: FormWindow, component: string, one: LeavingCase) {
  await leaveUntouched(window, component, one);
  if (one.untried) return [];
  if (isNight) await leaveChanged(window, component, one, true);
  const ways = await leaveChanged(window, component, one, false);
  if (one.saves) await leaveSaved(window, component, one);
  return ways;
}
