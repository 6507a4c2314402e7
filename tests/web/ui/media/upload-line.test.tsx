import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { ApiError } from '#web/platform/api/api-error.ts';
import type { MediaEntry } from '#web/platform/uploads/media-entry.ts';
import type { FormMedia } from '#web/platform/uploads/use-media-uploads.ts';
import { MediaUploadLine } from '#web/ui/media/media-upload-line.tsx';
import { MediaUploader } from '#web/ui/media/media-uploader.tsx';

vi.mock('#web/platform/api/call.ts', () => ({ call: () => Promise.resolve({ captions: [] }) }));

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
afterEach(async () => {
  await screen?.close();
  screen = undefined;
});

const entry = (given: Partial<MediaEntry>): MediaEntry => ({
  key: 'k1',
  name: 'a.png',
  size: 2048,
  role: 'picture',
  status: 'sending',
  progress: 0.5,
  alt: '',
  ...given,
});

async function line(given: Partial<MediaEntry>) {
  const pressed: string[] = [];
  const on = (name: string) => () => void pressed.push(name);
  screen = await renderForm(
    <MediaUploadLine
      entry={entry(given)}
      maxBytes={5 * 1024 * 1024}
      onPause={on('pause')}
      onResume={on('resume')}
      onRemove={on('remove')}
      onDescribe={(alt) => void pressed.push(alt)}
    />,
  );
  return pressed;
}
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button[aria-label]')];
const labels = () => buttons().map((button) => button.getAttribute('aria-label'));
const icons = () =>
  [...document.querySelectorAll('li svg')].map(
    (icon) => /lucide-([a-z-]+)/.exec(icon.getAttribute('class') ?? '')?.[1],
  );
const said = () => document.querySelector('li p + p')?.textContent;

it.each([
  ['picture', 'image'],
  ['video', 'film'],
  ['file', 'file-text'],
] as const)('a %s without a preview has an icon of its own', async (role, icon) => {
  await line({ role });
  expect(icons()[0]).toBe(icon);
  expect(document.querySelector('li img')).toBeNull();
});

it('a file with a preview shows it', async () => {
  await line({ preview: 'blob:a' });
  expect(document.querySelector('li img')?.getAttribute('src')).toBe('blob:a');
  expect(icons()).toEqual(['pause', 'x']);
});

it.each([
  [{ status: 'sending' }, ['Tạm dừng a.png', 'Hủy tải a.png'], ['pause', 'x'], true],
  [{ status: 'offline' }, ['Tạm dừng a.png', 'Hủy tải a.png'], ['pause', 'x'], true],
  [{ status: 'paused' }, ['Tải tiếp a.png', 'Hủy tải a.png'], ['play', 'x'], true],
  [{ status: 'preparing' }, ['Hủy tải a.png'], ['x'], true],
  [{ status: 'packaging' }, ['Hủy tải a.png'], ['x'], true],
  [{ status: 'done' }, ['Xóa a.png'], ['x'], false],
  [{ status: 'failed', problem: 'lost' }, ['Thử lại a.png', 'Xóa a.png'], ['rotate-cw', 'x'], false],
  [{ status: 'failed', problem: 'refused' }, ['Xóa a.png'], ['x'], false],
  [{ status: 'failed', problem: 'tooLarge' }, ['Xóa a.png'], ['x'], false],
] as const)('%o has the acts that fit it', async (given, acts, signs, isUnderWay) => {
  const pressed = await line({ ...given, role: 'file' });
  expect([labels(), icons().slice(1), document.querySelector('progress') !== null]).toEqual([
    acts,
    signs,
    isUnderWay,
  ]);
  expect(document.querySelector('li')?.className.includes('border-danger')).toBe(given.status === 'failed');
  for (const button of buttons()) await act(async () => button.click());
  expect(pressed.at(-1)).toBe('remove');
  expect(pressed[0]).toBe({ pause: 'pause', play: 'resume', 'rotate-cw': 'resume', x: 'remove' }[signs[0]]);
});

it.each([
  [{ status: 'sending', progress: 0.427 }, 'Đang tải lên: 42%'],
  [{ status: 'sending', progress: 0.75, role: 'video' }, 'Đang tải lên: 50%'],
  [{ status: 'sending', progress: 0.4, role: 'video' }, 'Đang tải lên: 0%'],
  [{ status: 'preparing', progress: 0.25, role: 'video' }, 'Đang xử lý video: 50%'],
  [{ status: 'cancelled' }, ' · '],
] as const)('%o says how far it is', async (given, words) => {
  await line(given);
  expect(said()).toContain('2 KB');
  expect(said()?.endsWith(words)).toBe(true);
});

it.each([
  [
    { problem: 'refused', error: new ApiError({ status: 422, code: 'FILE_TOO_LARGE', message: 'To quá.' }) },
    'To quá.',
  ],
  [{ problem: 'refused', error: new Error('x') }, 'Tệp này không được chấp nhận.'],
  [{ problem: 'tooLarge' }, '5 MB'],
  [{}, 'Chưa tải lên được. Vui lòng thử lại.'],
] as const)('a failure says why: %o', async (given, words) => {
  await line({ status: 'failed', ...given });
  const reason = document.querySelector('[role=alert]')?.textContent ?? '';
  expect(reason).toContain(words);
  expect(reason).not.toContain('{{');
});

it('a picture is described, another file and one that failed are not', async () => {
  const box = () => document.querySelector('li input');
  await line({ alt: 'Rổ xoài' });
  expect(box()).toHaveProperty('value', 'Rổ xoài');
  await screen?.close();
  await line({ status: 'failed', problem: 'lost' });
  expect(box()).toBeNull();
  await screen?.close();
  await line({ role: 'video' });
  expect(box()).toBeNull();
});

it.each([
  [{ role: 'video', status: 'done', id: 'v1' }, true],
  [{ role: 'video', status: 'done' }, false],
  [{ role: 'video', status: 'packaging', id: 'v1' }, false],
  [{ role: 'picture', status: 'done', id: 'p1' }, false],
] as const)('captions can be added once a video is there: %o', async (given, offered) => {
  await line(given);
  expect(document.querySelector('input[accept^=".vtt"]') !== null).toBe(offered);
});

const nothing = () => undefined;
const media = (kinds: FormMedia['kinds'], entries: MediaEntry[] = []) =>
  ({
    kinds,
    entries,
    unfinished: [],
    add: nothing,
    pause: nothing,
    resume: nothing,
    remove: nothing,
    describe: nothing,
  }) as unknown as FormMedia;

it.each([
  [{ picture: 'postImages' }, 'Chụp ảnh', 'image/jpeg,image/png,image/webp,image/avif'],
  [{ video: 'postVideos' }, 'Quay video', 'video/*'],
  [{ video: 'postVideos', file: 'files' }, 'Quay video', 'video/*'],
] as const)('the camera takes what the form takes: %o', async (kinds, label, accept) => {
  screen = await renderForm(<MediaUploader media={media(kinds)} max={3} />);
  const camera = document.querySelector<HTMLInputElement>('input[capture]');
  expect(camera?.accept).toBe(accept);
  expect(screen.text()).toContain(label);
  expect(document.querySelector('ul')).toBeNull();
});

it('a form of files has no camera', async () => {
  screen = await renderForm(<MediaUploader media={media({ file: 'files' })} max={3} disabled />);
  expect(document.querySelector('input[capture]')).toBeNull();
  expect(document.querySelector<HTMLInputElement>('input[type=file]')?.disabled).toBe(true);
});

it('a form that may be used is not disabled, and a file that is too large says the limit of its kind', async () => {
  const entries = [entry({ status: 'failed', problem: 'tooLarge' })];
  screen = await renderForm(<MediaUploader media={media({ picture: 'postImages' }, entries)} max={3} />);
  expect(document.querySelector<HTMLInputElement>('input[type=file]')?.disabled).toBe(false);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('10 MB');
});
