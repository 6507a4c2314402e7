import { describe, expect, it } from 'vitest';
import { createGridStore } from '#web/ui/grid/grid-store.ts';
import { valueIn } from '#web/ui/grid/row-edits.ts';
import { saveRows, type RowAnswer, type SaveRows } from '#web/ui/grid/save-rows.ts';

const row = (id: number) => ({ id: String(id), stock: id, version: 1 });

function aGrid(save: SaveRows) {
  const store = createGridStore(({ stock }): Record<string, string> =>
    Number(stock) < 0 ? { stock: 'Không được âm' } : {},
  );
  store.take([1, 2, 3, 4, 5].map((id) => [String(id), row(id)]));
  const progress: string[] = [];
  return {
    store,
    progress,
    set: (id: number, stock: number) => store.change([{ id: String(id), name: 'stock', value: stock }]),
    send: () =>
      saveRows({
        store,
        save,
        bodyOf: ({ stock, version }) => ({ stock, version }),
        maxRows: 2,
        unanswered: 'Không có trả lời',
        onProgress: (done, of) => progress.push(`${done}/${of}`),
      }),
  };
}

type Sent = { changes: Parameters<SaveRows>[0] };
function aServer(answer: (change: Sent['changes'][number], request: number) => RowAnswer | Error) {
  const sent: Sent[] = [];
  const save: SaveRows = async (changes) => {
    sent.push({ changes });
    const answers = changes.map((change) => answer(change, sent.length));
    const failure = answers.find((one) => one instanceof Error);
    if (failure) throw failure;
    return answers.flatMap((one) => (one instanceof Error ? [] : [one]));
  };
  return { sent, save };
}
const saved = ({ id, values }: Sent['changes'][number]): RowAnswer => ({
  id,
  outcome: 'saved',
  row: { ...row(Number(id)), ...values, version: 2 },
});

describe('saving', () => {
  it('sends changed rows chunk by chunk, each with its version, and nothing twice', async () => {
    const { sent, save } = aServer(saved);
    const { set, send, store, progress } = aGrid(save);
    for (const id of [1, 2, 4]) set(id, 50);
    expect(await send()).toEqual({ saved: 3, refused: 0, conflicts: 0 });
    expect(sent.map(({ changes }) => changes.map(({ id }) => id))).toEqual([['1', '2'], ['4']]);
    expect(sent[0]?.changes[0]).toEqual({ id: '1', values: { stock: 50 }, body: { stock: 50, version: 1 } });
    expect(progress).toEqual(['2/3', '3/3']);
    expect(store.summary().unsaved).toBe(0);
    expect(store.state('1')).toMatchObject({ saved: ['stock'], base: { version: 2 } });
    await send();
    expect(sent).toHaveLength(2);
  });

  it('leaves rows with a broken rule where they are and sends the others', async () => {
    const { sent, save } = aServer(saved);
    const { set, send, store } = aGrid(save);
    set(1, -3);
    set(2, 3);
    await send();
    expect(sent.flatMap(({ changes }) => changes.map(({ id }) => id))).toEqual(['2']);
    expect(store.summary()).toMatchObject({ unsaved: 1, wrong: 1, ready: 0 });
  });

  it('takes no row for saved that was not answered', async () => {
    const { save } = aServer(saved);
    const { set, send, store } = aGrid(async (changes) => (await save(changes)).slice(1));
    set(1, 50);
    set(2, 50);
    expect(await send()).toEqual({ saved: 1, refused: 1, conflicts: 0 });
    expect(store.state('1')).toMatchObject({ edits: { stock: 50 }, refused: { '': 'Không có trả lời' } });
  });

  it('keeps all of a request that failed, and sends it again', async () => {
    const { sent, save } = aServer((change, request) => (request === 1 ? new Error('lost') : saved(change)));
    const { set, send, store } = aGrid(save);
    set(1, 50);
    await expect(send()).rejects.toThrow('lost');
    expect(store.state('1')).toMatchObject({ edits: { stock: 50 }, sending: false, saved: [] });
    await send();
    expect(sent[1]).toEqual(sent[0]);
    expect(store.summary().unsaved).toBe(0);
  });

  it('goes on top of what somebody saved meanwhile, with their version', async () => {
    const { sent, save } = aServer((change, request) =>
      request === 1
        ? { id: change.id, outcome: 'stale', row: { ...row(1), note: 'x', version: 7 } }
        : saved(change),
    );
    const { set, send } = aGrid(save);
    set(1, 50);
    expect(await send()).toEqual({ saved: 1, refused: 0, conflicts: 0 });
    expect(sent.map(({ changes }) => changes[0]?.body)).toEqual([
      { stock: 50, version: 1 },
      { stock: 50, version: 7 },
    ]);
  });

  it('asks where both changed the same cell, and sends nothing until it is decided', async () => {
    const { sent, save } = aServer((change, request) =>
      request === 1
        ? { id: change.id, outcome: 'stale', row: { ...row(1), stock: 99, version: 7 } }
        : saved(change),
    );
    const { set, send, store } = aGrid(save);
    set(1, 50);
    expect(await send()).toEqual({ saved: 0, refused: 0, conflicts: 1 });
    await send();
    expect(sent).toHaveLength(1);
    const state = store.state('1');
    expect(state && [state.base['stock'], valueIn(state, 'stock')]).toEqual([99, 50]);
  });

  it('ends where a row stays stale whatever is sent', async () => {
    let version = 1;
    const { sent, save } = aServer(({ id }) => ({
      id,
      outcome: 'stale',
      row: { ...row(1), version: (version += 1) },
    }));
    const { set, send } = aGrid(save);
    set(1, 50);
    expect(await send()).toEqual({ saved: 0, refused: 1, conflicts: 0 });
    expect(sent).toHaveLength(2);
  });
});
