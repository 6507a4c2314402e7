import { beforeAll, describe, expect, it, vi } from 'vitest';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { offers, openList, page, pot, shows, usual } from './open-list.tsx';
import { learnPotTexts, listPots, listShards, type Pot, potWords, servePots } from './pots.ts';

const jar = pot('p1', { name: 'Chum' });

beforeAll(learnPotTexts);

describe('a declared list shows', () => {
  it('no search box where it has no words to search, no box of days without a label, no choice of rows and no export', async () => {
    servePots(() => ({ data: [jar] }));
    const List = staffList(listShards, {
      ...usual,
      name: 'bare',
    });
    await openList(<List />);
    await shows('Chum');
    expect(page.getByRole('table', { name: potWords.title })).toBeTruthy();
    for (const role of ['searchbox', 'checkbox']) expect(page.queryAllByRole(role)).toEqual([]);
    expect(page.queryByRole('button', { name: /^Xuất/ })).toBeNull();

    const Dated = staffList(listPots, {
      ...usual,
      name: 'undated',
      period: ['from', 'to'],
    });
    await openList(<Dated />);
    await shows('Chum');
    expect(page.queryByRole('button', { name: potWords.createdAt })).toBeNull();
  });

  it.each([
    ['createdAt', [potWords.createdAt]],
    [
      ['createdAt', 'firedAt'],
      [potWords.createdAt, potWords.firedAt],
    ],
  ])('its periods by their labels: %s', async (days, labels) => {
    servePots(() => ({ data: [jar] }));
    const List = staffList(listPots, {
      ...usual,
      name: 'dated',
      period: ['from', 'to'],
      ...(labels.length > 1 && { otherPeriods: [['firedFrom', 'firedTo']] as const }),
      days,
    });
    const { text, click } = await openList(<List />);
    await shows('Chum');
    if (labels.length > 1) await click('[role=combobox]');
    for (const label of labels) expect(text()).toContain(label);
  });

  it('its faces in its own words, and its choices by their labels', async () => {
    servePots(() => ({ data: [], totalPages: 0 }));
    const List = staffList(listPots, {
      ...usual,
      name: 'empty',
      choices: { state: 'pots:state' },
    });
    const { text } = await openList(<List />);
    await shows(potWords.empty);
    expect(text()).toContain(potWords.emptyHint);
    expect(page.getByRole('combobox', { name: 'Tình trạng' }).textContent).toBe('Mọi tình trạng');
  });

  it.each([
    [pot('p1', { code: 'C1', name: 'Chum' }), 'C1'],
    [pot('p2', { name: 'Bát' }), 'Bát'],
    [pot('p3'), 'p3'],
  ])('each row by its code, its name or its id: %o', async (row, name) => {
    servePots(() => ({ data: [row] }));
    const List = staffList(listPots, {
      ...usual,
      name: 'named',
      file: 'chau',
    });
    await openList(<List />);
    expect(await offers(`Chọn ${name}`)).toBeTruthy();
  });

  it('a row by the name that its list or its hook gives it', async () => {
    servePots(() => ({ data: [pot('p1', { code: 'C1' })] }));
    const rules = {
      ...usual,
      name: 'named-otherwise',
      file: 'chau',
      nameOf: ({ price }: Pot) => `chậu ${price} đồng`,
      columns: () => [{ name: 'name', label: 'Tên', main: true, cell: ({ id }: Pot) => id }],
    };
    const List = staffList(listPots, rules);
    await openList(<List />);
    expect(await offers('Chọn chậu 1000 đồng')).toBeTruthy();
    const Own = staffList(listPots, { ...rules, useOwn: () => ({ screen: { nameOf: () => 'của hook' } }) });
    await openList(<Own />);
    expect(await offers('Chọn của hook')).toBeTruthy();
  });
});

describe('the tools of a declared list', () => {
  const Told = staffList(listPots, {
    ...usual,
    name: 'told',
    asks: (query) => ({ ...query, fragile: 'true' }),
    useOwn: () => ({ screen: { tools: <p>of the hook</p> } }),
  });

  it('of its page get the query of all rows, and stand before those of its hook', async () => {
    servePots(() => ({ data: [jar] }));
    const { text } = await openList(
      <Told tools={(query) => <p>{JSON.stringify(query)}</p>} />,
      '?state=sold&page=2',
    );
    await shows('Chum');
    expect(text()).toContain('{"state":"sold","fragile":"true"}of the hook');
    const alone = await openList(<Told />);
    await shows('Chum');
    expect(alone.text()).toContain('of the hook');
  });

  it('write all pages into the list’s file, as the list asks for them', async () => {
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chau');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const asked = servePots((query) => ({
      data: [pot(`p${query.get('page')}`, { name: 'Chum' })],
      totalPages: 2,
    }));
    const Exported = staffList(listPots, {
      ...usual,
      name: 'exported',
      file: 'chau',
      asks: (query) => ({ ...query, fragile: 'true' }),
    });
    const { press } = await openList(<Exported />);
    await shows('Chum');
    await press('Xuất 40 dòng');
    await vi.waitFor(() => expect(names).toEqual(['chau.csv']));
    expect(asked.map(({ page: number, fragile }) => `${number} ${fragile}`)).toEqual([
      '1 true',
      '1 true',
      '2 true',
    ]);
  });
});
