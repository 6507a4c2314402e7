import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FrontDoor, openFrontDoor } from '#infra/local/cloudfront/front-door.ts';
import { showProgress } from '#infra/local/commands/progress.ts';

describe('the front door', () => {
  let door: FrontDoor | undefined;
  afterEach(() => door?.close());

  const opening = { route: () => undefined, upgrade: async () => undefined, dev: () => undefined };
  const ask = async ({ url }: FrontDoor, path: string) => {
    const reply = await fetch(url + path);
    return {
      status: reply.status,
      wait: reply.headers.get('retry-after'),
      body: (await reply.json()) as unknown,
    };
  };

  it('answers from the first moment that the market is starting, and when to come again', async () => {
    door = await openFrontDoor(0);
    for (const path of ['/api/health', '/e-commerce', '/dev'])
      expect(await ask(door, path)).toMatchObject({
        status: 503,
        wait: '2',
        body: { status: 'starting', code: 'STARTING', statusCode: 503 },
      });
  });

  it('says so until the market is filled, though it may be walked through before', async () => {
    door = await openFrontDoor(0);
    const filled = Promise.withResolvers<void>();
    door.open({ ...opening, filled: filled.promise });
    expect((await ask(door, '/api/health')).status).toBe(503);
    expect((await ask(door, '/e-commerce')).status).toBe(404);
    filled.resolve();
    await expect.poll(async () => door && (await ask(door, '/api/health')).status).toBe(404);
  });

  it('under a name it leads browsers there from the number, and nothing else', async () => {
    door = await openFrontDoor(0, 'localhost');
    door.open(opening);
    const { url, origin, port } = door;
    expect([url, origin]).toEqual([`http://127.0.0.1:${port}`, `http://localhost:${port}`]);
    const asked = (address: string, accept: string, method = 'GET') =>
      fetch(address, { method, headers: { accept }, redirect: 'manual' });
    const page = 'text/html,application/xhtml+xml';
    const led = await asked(`${url}/e-commerce?page=2`, page);
    expect([led.status, led.headers.get('location')]).toEqual([302, `${origin}/e-commerce?page=2`]);
    for (const answer of [
      asked(`${origin}/e-commerce`, page),
      asked(`${url}/e-commerce`, 'application/json'),
      asked(`${url}/e-commerce`, page, 'POST'),
      asked(`${url}/api/health`, page),
    ])
      expect((await answer).status).toBe(404);
  });

  it('without a name answers at the number itself', async () => {
    door = await openFrontDoor(0);
    door.open(opening);
    expect(door.origin).toBe(door.url);
    const reply = await fetch(`${door.url}/`, { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect(reply.status).toBe(404);
  });

  it('never calls a market open that could not be filled', async () => {
    door = await openFrontDoor(0);
    const failed = Promise.reject(new Error('No room'));
    door.open({ ...opening, filled: failed });
    await failed.catch(() => undefined);
    expect((await ask(door, '/api/health')).status).toBe(503);
  });
});

describe('what a person who waits is shown', () => {
  function aScreen(isTTY: boolean) {
    const written: string[] = [];
    const write = (text: string) => written.push(text) > 0;
    return { written, out: { isTTY, write } as Parameters<typeof showProgress>[0] };
  }
  afterEach(() => void vi.useRealTimers());

  it('is a line for each step where nobody can rewrite one', async () => {
    const { written, out } = aScreen(false);
    const progress = showProgress(out);
    expect(await progress.during('building', Promise.resolve('built'))).toBe('built');
    await expect(progress.during('filling', Promise.reject(new Error('No')))).rejects.toThrow('No');
    progress.end();
    const lines = ['  building …\n', '  building: 0.0 s\n', '  filling …\n', '  filling: failed\n'];
    expect(written.map((line) => line.replace(/\d\.\d/, '0.0'))).toEqual(lines);
  });

  it('is one line on a terminal, with everything under way and the time, and is gone in the end', async () => {
    vi.useFakeTimers();
    const { written, out } = aScreen(true);
    const progress = showProgress(out);
    const building = Promise.withResolvers<void>();
    const all = [
      progress.during('building', building.promise),
      progress.during('filling', new Promise<void>(() => undefined)),
    ];
    vi.advanceTimersByTime(1000);
    expect(written.at(-1)).toMatch(/^\r\S+ +1\.\d s {2}building · filling$/);
    building.resolve();
    await all[0];
    expect(written.at(-1)).toMatch(/ s {2}filling$/);
    progress.end();
    expect(written.join('')).not.toContain('\n');
    expect(written.at(-1)).toBe('\r\u001b[2K');
  });
});
