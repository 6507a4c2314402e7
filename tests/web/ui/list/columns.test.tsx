import { within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { type ColumnKit, useColumns } from '#web/ui/list/columns.tsx';
import { learnPotTexts, potTexts } from './pots.ts';

type Jar = {
  id: string;
  name: string;
  price: number | null;
  kind: string | number | boolean | null;
  firedAt: string;
};
const jar: Jar = {
  id: 'p1',
  name: 'Chum',
  price: 1_250_000,
  kind: 'glazed',
  firedAt: '2026-11-20T02:30:00.000Z',
};

beforeAll(learnPotTexts);
let close: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

/** Draws the cell of a column for a row, and returns the column. */
async function draw(make: (col: ColumnKit<Jar>) => Column<Jar>, row: Partial<Jar> = {}) {
  const made: Column<Jar>[] = [];
  function Cell() {
    const column = make(useColumns<Jar>(potTexts));
    made.push(column);
    return <p data-testid="cell">{column.cell({ ...jar, ...row })}</p>;
  }
  ({ close } = await renderForm(<Cell />));
  const cell = within(document.body).getByTestId('cell');
  const column = made.at(-1);
  if (!column) throw new Error('No column was made');
  const { label, text, ...rest } = column;
  return { cell, shown: cell.textContent, label, file: text?.({ ...jar, ...row }), rest };
}

describe('a column', () => {
  it.each<[string, (col: ColumnKit<Jar>) => Column<Jar>, shown: string, file: string | number]>([
    ['text', (col) => col.text('name'), 'Chum', 'Chum'],
    ['a number as text', (col) => col.text('price'), '1250000', 1_250_000],
    ['a choice by its text', (col) => col.choice('kind', 'pots:kind'), 'Tráng men', 'Tráng men'],
    ['a number', (col) => col.number('price'), '1.250.000', 1_250_000],
    ['money', (col) => col.money('price'), '1.250.000 ₫', 1_250_000],
    ['a moment', (col) => col.moment('firedAt'), '20/11/2026 09:30', '20/11/2026 09:30'],
    ['a day', (col) => col.day('firedAt'), '20/11/2026', '20/11/2026'],
  ])('shows %s for people and writes it for spreadsheets', async (_, make, shown, file) => {
    const column = await draw(make);
    expect([column.shown, column.file]).toEqual([shown, file]);
  });

  it.each<[string, (col: ColumnKit<Jar>) => Column<Jar>, object]>([
    ['numbers are tight and stand right', (col) => col.number('price'), { tight: true, numeric: true }],
    ['money as well', (col) => col.money('price'), { tight: true, numeric: true }],
    ['a moment is tight', (col) => col.moment('firedAt'), { tight: true }],
    ['a day is tight', (col) => col.day('firedAt'), { tight: true }],
    ['a choice is tight', (col) => col.choice('kind', 'pots:kind'), { tight: true }],
    ['a text is not', (col) => col.text('name'), {}],
    [
      'a list may want it otherwise',
      (col) => col.number('price', { tight: false, seldom: true }),
      { tight: false, numeric: true, seldom: true },
    ],
  ])('has the look of its kind: %s', async (_, make, look) => {
    const { rest } = await draw(make);
    expect(rest).toEqual({ name: expect.any(String), cell: expect.any(Function), ...look });
  });

  it.each([null, undefined, ''])('without a value (%s) shows a dash and writes nothing', async (value) => {
    for (const make of [
      (col: ColumnKit<Jar>) => col.text('none', { of: () => value }),
      (col: ColumnKit<Jar>) => col.choice('none', 'pots:kind', { of: () => value }),
    ]) {
      const { shown, file } = await draw(make);
      expect([shown, file]).toEqual(['–', undefined]);
      await close?.();
    }
  });

  it.each<[Jar['kind'], string]>([
    [false, 'Thường'],
    [true, 'Quý'],
    [2, 'Hai'],
  ])('shows a value that is %s', async (kind, shown) => {
    expect((await draw((col) => col.choice('kind', 'pots:kind'), { kind })).shown).toBe(shown);
  });

  it('of zero shows it', async () => {
    expect(await draw((col) => col.number('price'), { price: 0 })).toMatchObject({ shown: '0', file: 0 });
  });

  it('is headed by the text of its name, or as the list says', async () => {
    expect((await draw((col) => col.text('name'))).label).toBe('Tên');
    await close?.();
    expect((await draw((col) => col.text('name', { label: 'Gọi là' }))).label).toBe('Gọi là');
  });

  it('shows what its list finds, draws, puts below and writes', async () => {
    const below = ({ id }: Jar) => `mã ${id}`;
    const { cell, file } = await draw((col) =>
      col.text('other', {
        of: ({ price }) => price,
        cell: ({ name }) => name.toUpperCase(),
        text: () => 'in the file',
        className: 'font-semibold',
        below,
      }),
    );
    expect([cell.textContent, file]).toEqual(['CHUMmã p1', 'in the file']);
    expect(cell.querySelector('.font-semibold')?.textContent).toBe('CHUM');
    await close?.();
    expect((await draw((col) => col.text('name'))).cell.innerHTML).toBe('Chum');
  });

  it('of a status is a badge, beside the first line of a card unless its list wants it elsewhere', async () => {
    const badge = ({ kind }: Jar) => <b>{`badge ${String(kind)}`}</b>;
    const usual = await draw((col) => col.status('kind', 'pots:kind', badge));
    expect(usual).toMatchObject({
      shown: 'badge glazed',
      file: 'Tráng men',
      rest: { card: 'aside', tight: true },
    });
    await close?.();
    const given = await draw((col) =>
      col.status('kind', 'pots:kind', badge, { card: 'line', cell: () => 'own' }),
    );
    expect(given).toMatchObject({ shown: 'own', rest: { card: 'line' } });
  });

  it('that the list draws has the name of its text and what else the list says', async () => {
    const custom = await draw((col) =>
      col.custom('price', ({ id }) => <i>{id}</i>, { seldom: true, below: () => 'b' }),
    );
    expect(custom).toMatchObject({ shown: 'p1b', label: 'Giá', file: undefined, rest: { seldom: true } });
    await close?.();
    expect(await draw((col) => col.custom('price', ({ id }) => id))).toMatchObject({ shown: 'p1' });
  });
});

describe('the column that names a row', () => {
  it('links to its page, and is written into files', async () => {
    const { cell, file, rest } = await draw((col) => col.link('name', '/admin/payments/$id'));
    const link = cell.querySelector('a');
    expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/admin/payments/p1', 'Chum']);
    expect([file, rest.main]).toEqual(['Chum', true]);
  });

  it('opens its dialog by a press, where the reader may', async () => {
    const press = vi.fn<(row: Jar) => void>();
    const { cell } = await draw((col) => col.button('name', press));
    const button = within(cell).getByRole('button', { name: 'Chum' });
    expect(button.getAttribute('aria-haspopup')).toBe('dialog');
    await act(() => userEvent.click(button));
    expect(press.mock.calls).toEqual([[jar]]);
    await close?.();
    const read = await draw((col) => col.button('name', undefined));
    expect([read.cell.querySelector('button'), read.shown]).toEqual([null, 'Chum']);
  });

  it('may find, write, draw and place it otherwise', async () => {
    const given = { of: ({ id }: Jar) => id, main: false, text: () => 'in the file' };
    const link = await draw((col) => col.link('code', '/admin/payments/$id', given));
    expect(link).toMatchObject({ shown: 'p1', file: 'in the file', rest: { main: false } });
    await close?.();
    const drawn = await draw((col) => col.button('name', undefined, { cell: () => 'own' }));
    expect(drawn).toMatchObject({ shown: 'own', file: 'Chum' });
  });
});
