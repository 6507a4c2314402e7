import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { defineRoute } from '#shared/contract/route.ts';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { useAct } from '#web/platform/acts/use-act.ts';
import { connectToaster, type ToastRequest } from '#web/platform/feedback/toast.ts';

const savePot = defineRoute({
  name: 'pots/save-pot',
  summary: 'Saves a pot',
  method: 'PUT',
  path: '/pots/{id}',
  access: 'public',
  params: z.object({ id: z.string() }),
  body: z.object({ price: z.number() }),
  reply: z.object({ id: z.string(), price: z.number() }),
});
const input = { params: { id: 'p1' }, body: { price: 2 } };
const pot = { queryKey: ['pots', 'one', 'p1'] };
const read = [pot.queryKey, ['pots', 'list'], ['shards', 'list'], ['overview']];

const toasts: ToastRequest[] = [];
const server = vi.fn<(to: URL | string, how?: RequestInit) => Promise<Response>>();
const refuse = async () =>
  Response.json({ code: 'CONFLICT', message: 'Chậu đã bán.', statusCode: 409 }, { status: 409 });
beforeEach(() => {
  connectToaster((request) => void toasts.push(request));
  server.mockReset().mockImplementation(async () => Response.json({ id: 'p1', price: 2 }));
  vi.stubGlobal('fetch', server);
});
let close: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
  connectToaster(undefined);
  toasts.length = 0;
  vi.unstubAllGlobals();
});

type Act = ReturnType<typeof useAct<typeof savePot>>;

/** A page that saves a pot, in a browser that has read the pot and lists before. */
async function aPage(options?: Parameters<typeof useAct<typeof savePot>>[1]) {
  const client = new QueryClient();
  for (const queryKey of read) client.setQueryData(queryKey, { id: 'p1', price: 1 });
  const drawn: Act[] = [];
  function Page() {
    const now = useAct(savePot, options);
    drawn.push(now);
    return <p>{now.busy ? 'saving' : 'at rest'}</p>;
  }
  const screen = await renderForm(<Page />, { client });
  close = screen.close;
  const isStale = (queryKey: QueryKey) => client.getQueryState(queryKey)?.isInvalidated === true;
  return {
    client,
    text: screen.text,
    act: () => drawn.at(-1),
    run: () => act(async () => drawn.at(-1)?.run(input)),
    stale: () => read.filter(isStale),
  };
}
const told = () => toasts.map(({ tone, title, description }) => [tone, title, description]);

describe('an operation', () => {
  it('is called with what it is given, and returns its reply', async () => {
    const { run } = await aPage();
    expect(await run()).toEqual({ id: 'p1', price: 2 });
    const [[address, { method, body } = {}] = []] = server.mock.calls;
    expect([method, String(address), body]).toEqual([
      'PUT',
      expect.stringMatching(/\/api\/pots\/p1$/),
      '{"price":2}',
    ]);
    expect(told()).toEqual([]);
  });

  it('shows that it is under way until it is answered, also by a refusal', async () => {
    const { run, act: page, text } = await aPage();
    expect(text()).toBe('at rest');
    let answer: (response: Response) => void = () => undefined;
    server.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    let sent: Promise<unknown> | undefined;
    await act(async () => void (sent = page()?.send(input)));
    await vi.waitFor(() => expect(server).toHaveBeenCalledOnce());
    expect(text()).toBe('saving');
    await act(async () => {
      answer(Response.json({ id: 'p1', price: 2 }));
      await sent;
    });
    expect(text()).toBe('at rest');
    server.mockImplementation(refuse);
    await run();
    expect(text()).toBe('at rest');
  });

  it.each([
    ['a fixed text', 'Đã lưu', 'Đã lưu'],
    ['a text of the reply', ({ price }: { price: number }) => `Giá ${price}`, 'Giá 2'],
  ])('tells the reader that it is done by %s', async (_, done, title) => {
    const { run } = await aPage({ done });
    await run();
    expect(told()).toEqual([['success', title, undefined]]);
  });
});

describe('a refusal', () => {
  beforeEach(() => void server.mockImplementation(refuse));

  it.each([
    ['as the message', {}, 'Chậu đã bán.', undefined],
    ['under the title of the page', { failed: 'Chưa lưu được' }, 'Chưa lưu được', 'Chậu đã bán.'],
  ])('is shown %s', async (_, options, title, description) => {
    const { run } = await aPage({ ...options, done: 'Đã lưu', keeps: pot });
    expect(await run()).toBeUndefined();
    expect(told()).toEqual([['error', title, description]]);
  });

  it('is thrown to forms and dialogs, which show it themselves', async () => {
    const { act: page } = await aPage({ failed: 'Chưa lưu được' });
    await act(() => expect(page()?.send(input)).rejects.toMatchObject({ code: 'CONFLICT' }));
    expect(told()).toEqual([]);
  });

  it('refetches as well: somebody else may have changed the record', async () => {
    const { run, client, stale } = await aPage({ keeps: pot });
    await run();
    expect(stale()).toEqual([pot.queryKey, ['pots', 'list'], ['overview']]);
    expect(client.getQueryData(pot.queryKey)).toEqual({ id: 'p1', price: 1 });
  });
});

describe('after an operation the browser', () => {
  it('refetches the queries of its area and those that list every change', async () => {
    const { run, stale } = await aPage();
    await run();
    expect(stale()).toEqual([pot.queryKey, ['pots', 'list'], ['overview']]);
  });

  it('refetches the queries that the page names instead', async () => {
    const { run, stale } = await aPage({ stale: [['shards']] });
    await run();
    expect(stale()).toEqual([['shards', 'list']]);
  });

  it.each([
    ['by its query', pot],
    ['by the reply', ({ id }: { id: string }) => ({ queryKey: ['pots', 'one', id] })],
  ])('knows the record of the reply %s, and does not refetch it', async (_, keeps) => {
    const { run, client, stale } = await aPage({ keeps });
    await run();
    expect(client.getQueryData(pot.queryKey)).toEqual({ id: 'p1', price: 2 });
    expect(stale()).toEqual([['pots', 'list'], ['overview']]);
  });

  it('does not make the reader wait for the refetch', async () => {
    const { run, client } = await aPage();
    vi.spyOn(client, 'invalidateQueries').mockReturnValue(new Promise(() => undefined));
    expect(await run()).toEqual({ id: 'p1', price: 2 });
  });
});

describe('a round of operations', () => {
  const round = ['p1', 'p2', 'p3'].map((id) => ({ ...input, params: { id } }));
  const asked = () => server.mock.calls.map(([address]) => String(address).split('/').at(-1));

  it('calls one after the other, tells how each ended, and refetches once', async () => {
    const { act: page, client } = await aPage();
    const refetched = vi.spyOn(client, 'invalidateQueries');
    server.mockImplementationOnce(refuse);
    const ends: unknown[] = [];
    await act(async () =>
      page()?.sendEach(round, ({ params: { id } }, failure) => void ends.push([id, failure?.code])),
    );
    expect(ends).toEqual([
      ['p1', 'CONFLICT'],
      ['p2', undefined],
      ['p3', undefined],
    ]);
    expect(asked()).toEqual(['p1', 'p2', 'p3']);
    expect(refetched.mock.calls.map(([what]) => what?.queryKey)).toEqual([
      ['pots'],
      ['activity'],
      ['waiting'],
      ['overview'],
    ]);
    expect(told()).toEqual([]);
  });

  it('is under way until the last one is answered', async () => {
    const { act: page, text } = await aPage();
    const answers: ((response: Response) => void)[] = [];
    server.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    let ended: Promise<void> | undefined;
    await act(async () => void (ended = page()?.sendEach(round, () => undefined)));
    for (const nth of [1, 2, 3]) {
      await vi.waitFor(() => expect(answers).toHaveLength(nth));
      expect(text()).toBe('saving');
      await act(async () => answers.at(-1)?.(Response.json({ id: 'p1', price: 2 })));
    }
    await act(async () => ended);
    expect(text()).toBe('at rest');
  });

  it('ends where it is told to', async () => {
    const { act: page } = await aPage();
    await act(async () => page()?.sendEach(round, ({ params: { id } }) => id !== 'p2'));
    expect(asked()).toEqual(['p1', 'p2']);
  });

  it('ends at an input that cannot be sent: that is no refusal', async () => {
    const { act: page } = await aPage();
    const ends = vi.fn<() => void>();
    const broken = [{ ...input, params: undefined }, input] as unknown as typeof round;
    await act(() => expect(page()?.sendEach(broken, ends)).rejects.toThrow('Missing path parameter id'));
    expect(ends).not.toHaveBeenCalled();
    expect(server).not.toHaveBeenCalled();
  });

  it('ends at a fault that is thrown, refetches, and is at rest', async () => {
    const { act: page, stale, text } = await aPage();
    const fault = new Error('torn');
    await act(() =>
      expect(
        page()?.sendEach(round, () => {
          throw fault;
        }),
      ).rejects.toBe(fault),
    );
    expect([asked(), text()]).toEqual([['p1'], 'at rest']);
    expect(stale()).toEqual([pot.queryKey, ['pots', 'list'], ['overview']]);
  });
});
