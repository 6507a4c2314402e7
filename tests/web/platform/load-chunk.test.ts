import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withLoadChunk } from '#web/build/retry-chunks.ts';

const base = new URL('../../../web/platform/code/load-chunk.ts', import.meta.url);
const files: Record<string, string> = {
  'dialog.js': 'import{a}from"./button.js";import"./side.js";import{b}from`./shell.js`;import("./later.js")',
  'button.js': 'import{x}from"./icon.js";export const a=x',
  'icon.js': 'export const x=1',
  'side.js': '',
  'later.js': '',
};

/** A network that refuses each file as often as told, and one file that the page itself brought. */
function aNetwork(refusals: Record<string, number>, status = 503) {
  const asked: string[] = [];
  const left = { ...refusals };
  vi.stubGlobal('fetch', async (address: string) => {
    const name = address.split('/').at(-1) ?? '';
    asked.push(name);
    const refused = left[name] ?? 0;
    left[name] = refused - 1;
    if (refused > 0 && status === 0) throw new TypeError('Failed to fetch');
    if (refused > 0) return new Response('', { status });
    return new Response(files[name]);
  });
  vi.stubGlobal('performance', {
    getEntriesByName: (address: string) => (address.endsWith('/shell.js') ? [{ responseStatus: 200 }] : []),
  });
  return asked;
}

let chunkArrival: (file: string) => Promise<void>;
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  ({ chunkArrival } = await import('#web/platform/code/load-chunk.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The outcome, with every pause passed at once. */
async function outcome(arriving: Promise<void>): Promise<string> {
  const told = arriving.then(
    () => 'here',
    (error: Error & { code?: string }) => error.code ?? error.message,
  );
  await vi.runAllTimersAsync();
  return told;
}

describe('before a file of code is imported', () => {
  it('all it imports before it runs is asked for, once, save what the page brought and what comes later', async () => {
    const asked = aNetwork({});
    expect(await outcome(chunkArrival('./dialog.js'))).toBe('here');
    expect(await outcome(chunkArrival('./dialog.js'))).toBe('here');
    expect(asked.toSorted()).toEqual(['button.js', 'dialog.js', 'icon.js', 'side.js']);
  });

  it.each([
    ['the file', { 'dialog.js': 1 }, 503],
    ['something it imports', { 'icon.js': 1 }, 503],
    ['everything, by a broken line', { 'dialog.js': 1, 'button.js': 1, 'icon.js': 1, 'side.js': 1 }, 0],
  ])('%s failing once is asked for again', async (_, refusals, status) => {
    aNetwork(refusals, status);
    expect(await outcome(chunkArrival('./dialog.js'))).toBe('here');
  });

  it('what fails three times is told as a lost network, and can be asked for again', async () => {
    const asked = aNetwork({ 'icon.js': 3 });
    expect(await outcome(chunkArrival('./dialog.js'))).toBe('NETWORK');
    expect(await outcome(chunkArrival('./dialog.js'))).toBe('here');
    expect(asked.filter((name) => name === 'icon.js')).toHaveLength(4);
  });

  it('what breaks off in its middle is asked for again, though its first line said all was well', async () => {
    const asked = aNetwork({});
    const whole = fetch;
    const broken = () => new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
    vi.stubGlobal('fetch', async (address: string) => {
      const reply = await whole(address);
      return asked.length === 1 ? new Response(broken()) : reply;
    });
    vi.stubGlobal('performance', {
      getEntriesByName: (address: string) => [
        { responseStatus: 200, initiatorType: address.endsWith('/shell.js') ? 'script' : 'fetch' },
      ],
    });
    expect(await outcome(chunkArrival('./icon.js'))).toBe('here');
    expect(asked).toEqual(['icon.js', 'icon.js']);
    expect(await outcome(chunkArrival('./shell.js'))).toBe('here');
    expect(asked).toHaveLength(2);
  });

  it('without a network nobody is kept waiting', async () => {
    const asked = aNetwork({ 'dialog.js': 1 }, 0);
    vi.stubGlobal('navigator', { onLine: false });
    expect(await outcome(chunkArrival('./dialog.js'))).toBe('NETWORK');
    expect(asked).toEqual(['dialog.js']);
  });

  it('a file of an older release is told as the router knows it, at once', async () => {
    const asked = aNetwork({ 'dialog.js': 1 }, 404);
    expect(await outcome(chunkArrival('./dialog.js'))).toBe(
      `Failed to fetch dynamically imported module: ${new URL('./dialog.js', base).href}`,
    );
    expect(asked).toEqual(['dialog.js']);
  });
});

it('the build writes the waiting into every import() of its own files, and into no other', () => {
  expect(withLoadChunk('x(()=>import(`./a-1.js`),[]);import{b}from"./b.js";import("https://c.js")')).toBe(
    'x(()=>loadChunk(`./a-1.js`),[]);import{b}from"./b.js";import("https://c.js")',
  );
});

it('the build leaves out the list of what to preload, which is always empty', () => {
  expect(withLoadChunk('page(() => __vitePreload(() => import("./a-1.js"), __VITE_PRELOAD__))')).toBe(
    'page(() => loadChunk("./a-1.js"))',
  );
});
