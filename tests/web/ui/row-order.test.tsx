import { act, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { useRowOrder } from '#web/back-office/library/hooks/use-row-order.ts';

type Row = { id: string };
const rows: readonly Row[] = ['a', 'b', 'c'].map((id) => ({ id }));

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
let dropped: string[] = [];
let draws = 0;
const idsOf = (order: readonly Row[]) => order.map(({ id }) => id).join('');

/** A list whose rows are 50 pixels high, with the first one at the top of the window. */
function Rows() {
  const order = useRowOrder({ rows, onDrop: (next) => void dropped.push(idsOf(next)) });
  const { moving } = order;
  useEffect(() => void (draws += 1));
  return (
    <>
      <ol>
        {order.rows.map(({ id }) => (
          <li key={id}>
            <button {...order.handleOf(id)}>{id}</button>
          </li>
        ))}
      </ol>
      <output>{moving && `${moving.id} at ${moving.place}`}</output>
    </>
  );
}

beforeEach(async () => {
  dropped = [];
  vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockImplementation(function rowAt(
    this: HTMLLIElement,
  ) {
    return new DOMRect(0, 50 * [...(this.parentElement?.children ?? [])].indexOf(this), 300, 50);
  });
  screen = await renderForm(<Rows />);
});
afterEach(async () => {
  await screen?.close();
  screen = undefined;
});

const handles = () => [...document.querySelectorAll('button')];
const handleOf = (id: string): HTMLElement =>
  handles().find(({ textContent }) => textContent === id) ?? document.body;
const shown = () =>
  handles()
    .map(({ textContent }) => textContent)
    .join('');
const said = () => document.querySelector('output')?.textContent;

/** Presses keys at the handle of a row; returns which of them the list kept from the browser. */
async function press(id: string, ...keys: string[]): Promise<string[]> {
  const taken: string[] = [];
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    await act(async () => void handleOf(id).dispatchEvent(event));
    if (event.defaultPrevented) taken.push(key);
  }
  return taken;
}
const captured: number[] = [];
const point = (id: string, kind: 'down' | 'move' | 'up' | 'cancel', y = 0, button = 0) =>
  act(async () => {
    const handle = handleOf(id);
    handle.setPointerCapture = (pointer) => void captured.push(pointer);
    const given = { pointerId: 7, button, clientY: y, bubbles: true };
    handle.dispatchEvent(new PointerEvent(`pointer${kind}`, given));
  });

it('a row taken up by Space is moved by arrows, keeps the focus, and is put down by Space or Enter', async () => {
  handleOf('a').focus();
  expect(await press('a', ' ')).toEqual([' ']);
  expect(said()).toBe('a at 1');
  handleOf('a').blur();
  expect(await press('a', 'ArrowDown')).toEqual(['ArrowDown']);
  expect([shown(), said(), document.activeElement?.textContent]).toEqual(['bac', 'a at 2', 'a']);
  expect(await press('a', 'ArrowDown', 'ArrowDown', ' ')).toEqual(['ArrowDown', 'ArrowDown', ' ']);
  expect([dropped, said()]).toEqual([['bca'], '']);
  await press('c', ' ', 'ArrowUp');
  expect(await press('c', 'Enter')).toEqual(['Enter']);
  expect([dropped, said()]).toEqual([['bca', 'acb'], '']);
});

it('keys that nobody began with are left to the browser', async () => {
  expect(await press('a', 'Enter', 'ArrowDown', 'Escape', 'Tab')).toEqual([]);
  await press('a', ' ');
  expect(await press('b', 'Enter', 'ArrowUp')).toEqual([]);
  expect(await press('a', 'x', 'Home')).toEqual([]);
  expect([shown(), said(), dropped]).toEqual(['abc', 'a at 1', []]);
  // Another row that is taken up leaves the first one where it was.
  await press('a', 'ArrowDown');
  await press('c', ' ');
  expect([shown(), said(), dropped]).toEqual(['abc', 'c at 3', []]);
});

it.each(['Escape', 'Tab'])('%s leaves all as it was, and nothing around the list hears it', async (key) => {
  const heard = vi.fn<() => void>();
  document.addEventListener('keydown', heard);
  await press('b', ' ', 'ArrowUp');
  heard.mockClear();
  expect(await press('b', key)).toEqual([]);
  expect([shown(), said(), dropped, heard.mock.calls]).toEqual(['abc', '', [], []]);
  await press('b', key);
  expect(heard).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', heard);
});

it('an order that is the same is not sent', async () => {
  await press('b', ' ', 'ArrowUp', 'ArrowDown', ' ');
  await point('b', 'down', 75);
  await point('b', 'up');
  expect([shown(), said(), dropped]).toEqual(['abc', '', []]);
});

it('a row follows the pointer past the middle of each other row, and is sent once it is let go', async () => {
  captured.length = 0;
  await point('a', 'down', 25);
  expect([captured, said()]).toEqual([[7], 'a at 1']);
  const places: (string | undefined)[] = [];
  for (const y of [24, 74, 75, 124, 125, 900, 74, 25, 24, -9]) {
    await point('a', 'move', y);
    places.push(`${y}: ${shown()}`);
  }
  expect(places).toEqual([
    '24: abc',
    '74: abc',
    '75: bac',
    '124: bac',
    '125: bca',
    '900: bca',
    '74: bac',
    '25: bac',
    '24: abc',
    '-9: abc',
  ]);
  await point('a', 'move', 900);
  // A pointer that stays at one place draws nothing anew.
  const before = draws;
  await point('a', 'move', 901);
  expect(draws).toBe(before);
  await point('a', 'up');
  expect([dropped, said()]).toEqual([['bca'], '']);
  await point('a', 'move', 900);
  expect(said()).toBe('');
});

it('the last row can be drawn to the top', async () => {
  await point('c', 'down', 125);
  await point('c', 'move', 10);
  expect([shown(), said()]).toEqual(['cab', 'c at 1']);
  await point('c', 'cancel');
  expect([shown(), said(), dropped]).toEqual(['abc', '', []]);
});

it('only the first button takes up a row, and only its own pointer moves it', async () => {
  await point('a', 'down', 25, 2);
  expect(said()).toBe('');
  await point('a', 'down', 25);
  await point('b', 'move', 125);
  expect([shown(), said()]).toEqual(['abc', 'a at 1']);
  expect(await press('a', 'Enter', 'ArrowDown')).toEqual([]);
  expect([shown(), said(), dropped]).toEqual(['abc', 'a at 1', []]);
  await point('a', 'cancel');
  await press('a', ' ', 'ArrowDown');
  await point('a', 'move', 900);
  await point('a', 'up');
  await point('a', 'cancel');
  expect([shown(), said(), dropped]).toEqual(['bac', 'a at 2', []]);
});
