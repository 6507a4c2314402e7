import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { one } from '#shared/lists/query-parts.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { openList, page, pot, shows, usual } from './open-list.tsx';
import { learnPotTexts, listPots, potWords, servePots } from './pots.ts';

const [jar, bowl] = [pot('p1', { name: 'Chum' }), pot('p2', { name: 'Bát' })];

beforeAll(learnPotTexts);

describe('a declared list asks the server', () => {
  it('for what its address says, in its own sort and page size', async () => {
    const asked = servePots(() => ({ data: [jar] }));
    const List = staffList(listPots, {
      ...usual,
      name: 'own-size',
      size: 50,
      sort: 'name',
    });
    await openList(<List />, '?state=sold&nonsense=1');
    await shows('Chum');
    expect(asked).toEqual([{ state: 'sold', sortBy: 'name', sortOrder: 'asc', page: '1', limit: '50' }]);
  });

  it('for what it shows by itself: as it opens, as it reads its address, and as it narrows the query', async () => {
    const asked = servePots(() => ({ data: [jar] }));
    const List = staffList(listPots, {
      ...usual,
      name: 'own-query',
      opensOn: { state: 'kept' },
      asks: (query) => ({ ...query, fragile: 'true' }),
      choices: { state: 'pots:state' },
    });
    await openList(<List />);
    await shows('Chum');
    expect(asked).toMatchObject([{ state: 'kept', fragile: 'true' }]);
    expect(page.getByRole('button', { name: /Tình trạng: Còn giữ/ })).toBeTruthy();

    const Report = staffList(listPots, {
      ...usual,
      name: 'own-address',
      reads: (search) => ({ colour: 'red', ...search }),
    });
    await openList(<Report />, '?state=sold');
    await shows('Chum');
    expect(asked[1]).toMatchObject({ state: 'sold', colour: 'red' });
  });

  it('again at once only if its answer is to be fresher than usual', async () => {
    const client = createQueryClient();
    const asked = servePots(() => ({ data: [jar] }));
    const Usual = staffList(listPots, { ...usual, name: 'usual' });
    const Fresh = staffList(listPots, { ...usual, name: 'fresh', fresh: { staleTime: 0 } });
    for (const [List, times] of [
      [Usual, 1],
      [Usual, 1],
      [Fresh, 2],
    ] as const) {
      await openList(<List />, '', client);
      await shows('Chum');
      expect(asked).toHaveLength(times);
    }
  });
});

describe('the address of a declared list', () => {
  const tab = { tab: one(['first', 'second']) } as const;
  const Filtered = staffList(listPots, {
    ...usual,
    name: 'filtered',
    beside: tab,
    otherWords: ['potter', 'street'],
    choices: { state: 'pots:state' },
    useOwn: ({ onSearch, query, search, rows }) => ({
      names: rows.map(({ name }) => name).join(),
      screen: {
        before: (
          <>
            <button onClick={() => onSearch({ ...search, state: 'sold' })}>sold</button>
            <button onClick={() => onSearch({ colour: 'blue' })}>blue</button>
            <p>{`own: ${search.tab} ${query.page} ${rows.length}`}</p>
          </>
        ),
        after: <p>below</p>,
      },
    }),
    columns: (col, { own, t, number }) => [
      col.text('name', { main: true }),
      col.custom('price', () => `${own.names} ${t('pots:list.title')} ${number(1000)}`),
    ],
  });

  it('changes as its hook wants, without a jump to the top', async () => {
    servePots(() => ({ data: [jar] }));
    const { press, address, router } = await openList(<Filtered />, '?tab=second&q=gốm&page=2');
    await shows('own: second 2 1');
    const navigate = vi.spyOn(router, 'navigate');
    await press('sold');
    expect(address()).toEqual({ tab: 'second', q: 'gốm', state: 'sold', page: 2 });
    await press('blue');
    expect(address()).toEqual({ colour: 'blue' });
    expect(navigate.mock.calls.map(([{ resetScroll }]) => resetScroll)).toEqual([false, false]);
  });

  it('takes what is typed in each box in place of the entry before', async () => {
    servePots(() => ({ data: [jar] }));
    const { type, press, address, router } = await openList(<Filtered />, '?tab=second');
    expect(page.getByPlaceholderText(potWords.search)).toBe(
      page.getByRole('searchbox', { name: 'Tìm chậu' }),
    );
    await type('Tìm chậu', 'gốm');
    await press('Bộ lọc khác');
    // A box without a text of its own for its inside shows its name there.
    expect(page.getByPlaceholderText('Tên thợ gốm')).toBe(page.getByRole('searchbox', { name: 'Thợ gốm' }));
    expect(page.getByPlaceholderText('Phố')).toBe(page.getByRole('searchbox', { name: 'Phố' }));
    await type('Thợ gốm', 'Lan');
    expect(address()).toEqual({ tab: 'second', q: 'gốm', potter: 'Lan' });
    expect(router.history.length).toBe(1);
  });

  it('is handed to its hook, and what that returns to columns and page', async () => {
    servePots(() => ({ data: [jar, bowl] }));
    const { text } = await openList(<Filtered />);
    await shows('own: undefined 1 2');
    expect(page.getAllByText('Chum,Bát Chậu 1.000')).toHaveLength(2);
    expect(text()).toMatch(/own: .*Chum.*below$/);
  });

  it('keeps the rows in sight while the next page is on its way', async () => {
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    servePots(() => ({ data: [jar] }));
    const { press } = await openList(<Filtered />);
    await shows('Chum');
    const answer = fetch;
    vi.stubGlobal('fetch', (...input: Parameters<typeof fetch>) => held.then(() => answer(...input)));
    await press('sold');
    expect(page.queryByText('Chum')).not.toBeNull();
    await act(async () => arrive());
  });
});
