import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUpload, finishUpload } from '#shared/media/upload.contract.ts';
import { answer, aNetwork, refuse } from '#tests/web/support/network.ts';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { usePictures } from '#web/platform/uploads/use-pictures.ts';
import { PictureField } from '#web/ui/form/picture-field.tsx';

const network = aNetwork([]);
vi.mock('#web/platform/api/stored-session.ts', async (load) => ({
  ...(await load<object>()),
  readSession: () => ({ accessToken: 'a', refreshToken: 'r', username: 'lan' }),
}));
vi.mock('#web/platform/api/transport.ts', async () => {
  const { readFailure } = await import('#web/platform/api/read-failure.ts');
  return {
    send: async ({ method, path, body }: { method: string; path: string; body?: unknown }) => {
      const reply = await network.send(`/api${path}`, { method, body: JSON.stringify(body) });
      const told = (await reply.json()) as unknown;
      if (!reply.ok)
        throw readFailure({
          response: { statusCode: reply.status, headers: {}, body: JSON.stringify(told) },
        });
      return told;
    },
  };
});

/** What the bucket answers to what is put there. */
let bucket: (number | 'nothing')[] = [];

class Putting {
  status = 0;
  upload = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  open() {}
  setRequestHeader() {}
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  send() {
    const answer = bucket.shift() ?? 200;
    if (answer === 'nothing') return;
    this.status = answer;
    queueMicrotask(() => {
      this.onload?.();
      this.onloadend?.();
    });
  }
}

const place = answer(createUpload, {
  id: 'u1',
  uploadUrl: '/uploads/lan/u1?signed',
  parts: null,
  headers: {},
  expiresAt: '2026-11-22T00:00:00.000Z',
  maxBytes: 8_388_608,
  ufsUrl: '/media/reviews/u1/1280.webp',
  type: 'image/png',
});
const looked = answer(finishUpload, { id: 'u1', status: 'waiting', url: null });

function Form() {
  const pictures = usePictures('reviewImages', [], String);
  return (
    <>
      <PictureField pictures={pictures} most={3} />
      <output>{pictures.ids?.join()}</output>
    </>
  );
}

let close: (() => Promise<unknown>) | undefined;
beforeEach(() => {
  bucket = [];
  vi.stubGlobal('XMLHttpRequest', Putting);
  network.answer(place, looked);
});
afterEach(async () => {
  await close?.();
  if (network.faults.length > 0) throw new Error(network.faults.join('\n'));
  vi.unstubAllGlobals();
});

async function choose(name = 'ấm trà.png') {
  const form = await renderForm(<Form />);
  ({ close } = form);
  await act(async () => {
    const box = document.querySelector<HTMLInputElement>('input[type=file]');
    Object.defineProperty(box, 'files', { value: [new File(['x'], name, { type: 'image/png' })] });
    box?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const settle = () => act(() => vi.dynamicImportSettled().then(() => network.rest()));
  await settle();
  const button = (label: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
  return { ...form, button, settle, named: () => document.querySelector('output')?.textContent };
}

it('a picture is sent, and told to be there, before the form names it', async () => {
  const { named } = await choose();

  expect(named()).toBe('u1');
  expect(network.askedOf(finishUpload).map(({ params }) => params)).toEqual([
    { kind: 'reviewImages', id: 'u1' },
  ]);
});

it('what is no picture can only be taken away', async () => {
  network.answer(refuse(finishUpload, 'FILE_TYPE_REFUSED'));
  const { named, text, button } = await choose();
  expect([named(), text()]).toEqual(['', expect.stringContaining('Không đọc được')]);
  expect(button('Tải lại ảnh ấm trà.png')).toBeNull();
  await act(async () => button('Xóa ảnh ấm trà.png')?.click());
  expect(text()).not.toContain('Không đọc được');
});

it('what did not arrive is sent once more when asked', async () => {
  bucket = [503];
  const { named, button, settle } = await choose();
  expect(named()).toBe('');
  await act(async () => button('Tải lại ảnh ấm trà.png')?.click());
  await settle();

  expect(named()).toBe('u1');
});

it.each([
  ['a line that says nothing for half a minute', () => vi.advanceTimersByTime(31_000)],
  ['a line that is gone', () => dispatchEvent(new Event('offline'))],
])('%s fails, and may be tried again', async (_, pass) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  bucket = ['nothing'];
  const { named, button, settle } = await choose();
  expect(button('Tải lại ảnh ấm trà.png')).toBeNull();
  await act(async () => void pass());
  await act(async () => button('Tải lại ảnh ấm trà.png')?.click());
  await settle();
  expect(named()).toBe('u1');
  vi.useRealTimers();
});

it('a file is let go of when the form is', async () => {
  const [made, freed] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(URL, 'revokeObjectURL')];
  await choose();
  await close?.();
  close = undefined;
  expect(freed.mock.calls.flat()).toEqual(made.mock.results.map(({ value }) => value as string));
  vi.restoreAllMocks();
});
