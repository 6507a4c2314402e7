import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteCaptions, getVideo, putCaptions } from '#shared/media/video.contract.ts';
import type { CaptionLanguage } from '#shared/playback.ts';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { ApiError } from '#web/platform/api/api-error.ts';
import { CaptionFiles } from '#web/ui/media/caption-files.tsx';

const server = vi.hoisted(() => ({
  captions: [] as string[],
  asked: [] as { contract: unknown; options: unknown }[],
  fails: false,
}));
vi.mock('#web/platform/api/call.ts', () => ({
  call: (contract: unknown, options: { params: { language: string } }) => {
    server.asked.push({ contract, options });
    if (server.fails)
      return Promise.reject(new ApiError({ status: 500, code: 'INTERNAL', message: 'Hỏng rồi.' }));
    const { language } = options.params;
    if (contract === putCaptions) server.captions = [...new Set([...server.captions, language])];
    if (contract === deleteCaptions) server.captions = server.captions.filter((one) => one !== language);
    return Promise.resolve({ captions: server.captions, success: true });
  },
}));

let close: (() => Promise<unknown>) | undefined;
beforeEach(() => Object.assign(server, { captions: ['vi'], asked: [], fails: false }));
afterEach(() => close?.());

const labels = () =>
  [...document.querySelectorAll('button[aria-label]')].map((button) => button.getAttribute('aria-label'));
const tap = (label: string) =>
  act(async () => document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)?.click());
const press = (text: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click(),
  );
const callsOf = (contract: unknown) =>
  server.asked.filter((one) => one.contract === contract).map(({ options }) => options);

async function open() {
  const form = await renderForm(<CaptionFiles playbackId="v1" name="phim" />);
  ({ close } = form);
  await expect.poll(() => callsOf(getVideo).length).toBe(1);
  return form;
}

it('captions that are there can be replaced or deleted, others only added', async () => {
  await open();
  await expect
    .poll(labels)
    .toEqual([
      'Thay phụ đề tiếng Việt của phim',
      'Xóa phụ đề tiếng Việt của phim',
      'Thêm phụ đề tiếng Anh cho phim',
    ]);
});

it('captions are deleted after a question, and then can be added again', async () => {
  const { text } = await open();
  await expect.poll(labels).toHaveLength(3);
  await tap('Xóa phụ đề tiếng Việt của phim');
  await press('Hủy');
  expect([callsOf(deleteCaptions), text().includes('Đã xóa')]).toEqual([[], false]);
  await tap('Xóa phụ đề tiếng Việt của phim');
  await press('Xóa phụ đề');
  const language: CaptionLanguage = 'vi';
  expect(callsOf(deleteCaptions)).toEqual([{ params: { playbackId: 'v1', language } }]);
  await expect.poll(labels).toEqual(['Thêm phụ đề tiếng Việt cho phim', 'Thêm phụ đề tiếng Anh cho phim']);
  expect(document.querySelector('[role=status]')?.textContent).toBe('Đã xóa phụ đề.');
});

it('a deletion that fails says why, and the captions stay', async () => {
  await open();
  await expect.poll(labels).toHaveLength(3);
  server.fails = true;
  await tap('Xóa phụ đề tiếng Việt của phim');
  await press('Xóa phụ đề');
  expect(document.body.textContent).toContain('Hỏng rồi.');
  await press('Hủy');
  expect([labels().length, document.querySelector('[role=status]')]).toEqual([3, null]);
});

const give = (...files: File[]) =>
  act(async () => {
    const box = document.querySelector<HTMLInputElement>('input[type=file]');
    Object.defineProperty(box, 'files', { value: files, configurable: true });
    box?.dispatchEvent(new Event('change', { bubbles: true }));
  });

it('what is there has a tick, and a press opens the choice of a file', async () => {
  await open();
  await expect.poll(labels).toHaveLength(3);
  const icons = [...document.querySelectorAll('li button[aria-label*="phụ đề"] svg')].map(
    (icon) => /lucide-([a-z]+)/.exec(icon.getAttribute('class') ?? '')?.[1],
  );
  expect(icons).toEqual(['check', 'trash', 'captions']);
  const box = document.querySelector<HTMLInputElement>('input[type=file]');
  let opened = 0;
  box?.addEventListener('click', () => {
    opened += 1;
  });
  await tap('Thay phụ đề tiếng Việt của phim');
  expect(opened).toBe(1);
});

it('without a chosen file nothing is sent; a file goes to the language that was pressed', async () => {
  await open();
  await expect.poll(labels).toHaveLength(3);
  await give();
  expect(callsOf(putCaptions)).toEqual([]);
  await give(new File(['WEBVTT'], 'a.vtt'));
  expect(callsOf(putCaptions)).toMatchObject([{ params: { language: 'vi' } }]);
  await tap('Thêm phụ đề tiếng Anh cho phim');
  await give(new File(['WEBVTT'], 'a.vtt'));
  expect(callsOf(putCaptions).at(-1)).toEqual({
    params: { playbackId: 'v1', language: 'en' },
    body: { text: 'WEBVTT' },
  });
  expect(document.querySelector('[role=status]')?.textContent).toBe('Đã lưu phụ đề.');
  await expect.poll(labels).toHaveLength(4);
});

it('what went before is no longer said once something else was done', async () => {
  await open();
  await expect.poll(labels).toHaveLength(3);
  await give(new File(['WEBVTT'], 'a.vtt'));
  server.fails = true;
  await give(new File(['WEBVTT'], 'a.vtt'));
  expect([
    document.querySelector('[role=status]'),
    document.querySelector('[role=alert]')?.textContent,
  ]).toEqual([null, 'Hỏng rồi.']);
  server.fails = false;
  await tap('Xóa phụ đề tiếng Việt của phim');
  await press('Xóa phụ đề');
  expect([
    document.querySelector('[role=status]')?.textContent,
    document.querySelector('[role=alert]'),
  ]).toEqual(['Đã xóa phụ đề.', null]);
});
