import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { mediaErrors as enErrors } from '#shared/messages/en-media.ts';
import { mediaErrors as viErrors } from '#shared/messages/vi-media.ts';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { ApiError } from '#web/platform/api/api-error.ts';
import type { MediaPorts } from '#web/platform/uploads/media-uploads.ts';
import type { UploadState } from '#web/platform/uploads/start-upload.ts';
import type { UnfinishedUpload } from '#web/platform/uploads/unfinished-uploads.ts';
import { type FormMedia, useMediaUploads } from '#web/platform/uploads/use-media-uploads.ts';
import { MediaUploader } from '#web/ui/media/media-uploader.tsx';

const calls = vi.hoisted(() => vi.fn<(contract: unknown, options: unknown) => Promise<unknown>>());
vi.mock('#web/platform/api/call.ts', () => ({ call: calls }));

const refusal = (code: ErrorCode, message: string) => new ApiError({ status: 422, code, message });

const kinds = { picture: 'postImages', video: 'postVideos' } as const;

type Sent = { name: string; calls: string[]; say: (to: Partial<UploadState>) => Promise<void> };
let sent: Sent[] = [];
let progress: (share: number) => Promise<void>;
let prepared: (poster?: File) => Promise<void>;
let packaged: (error?: unknown) => Promise<void>;
let stills: string[][] = [];

const ports: MediaPorts = {
  upload(_kind, file, { onChange }) {
    let state: UploadState = { status: 'sending', progress: 0 };
    const calls: string[] = [];
    const say = (to: Partial<UploadState>) => act(async () => onChange((state = { ...state, ...to })));
    sent.push({ name: file.name, calls, say });
    const call = (name: string) => () => void calls.push(name);
    return {
      pause: call('pause'),
      resume: call('resume'),
      cancel: () => Promise.resolve(void calls.push('cancel')),
      state: () => state,
      settled: () => Promise.resolve(),
    };
  },
  prepareVideo: (file, { onProgress }) => {
    progress = (share) => act(async () => onProgress(share));
    return new Promise((resolve) => {
      prepared = (poster) => act(async () => resolve({ file, poster, how: 'transcoded' }));
    });
  },
  processed: (_kind, id) =>
    new Promise((resolve, reject) => {
      packaged = (error) => act(async () => (error === undefined ? resolve(id) : reject(error)));
    }),
  putStill: (...ids) => Promise.resolve(stills.push(ids)),
  videoPoster: () => Promise.resolve(undefined),
  removeVideo: () => Promise.resolve(),
};

type FormProps = { max?: number; unfinished?: UnfinishedUpload[]; actions?: Partial<FormMedia> };

function Form({ max = 4, unfinished = [], actions }: FormProps) {
  const media = useMediaUploads(kinds, ports);
  const { arrived, isBusy } = media;
  return (
    <>
      <MediaUploader media={{ ...media, unfinished, ...actions }} max={max} />
      <textarea name="body" />
      <output>{JSON.stringify({ arrived, isBusy })}</output>
    </>
  );
}

/** What the form would send. */
const handed = () => JSON.parse(document.querySelector('output')?.textContent ?? '{}') as Partial<FormMedia>;

let close: (() => Promise<unknown>) | undefined;
beforeEach(() => {
  sent = [];
  stills = [];
});
afterEach(() => close?.());

async function aForm(props: FormProps = {}) {
  const form = await renderForm(<Form {...props} />);
  ({ close } = form);
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
  const choose = (files: File[], box = boxes()[0]) =>
    act(async () => {
      Object.defineProperty(box, 'files', { value: files, configurable: true });
      box?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const paste = async (files: File[], target: EventTarget = document.body, types = ['Files']) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'clipboardData', { value: { files, types } });
    await act(async () => void target.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const button = (label: string) =>
    document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
  const tap = (label: string) => act(async () => button(label)?.click());
  return { ...form, boxes, choose, paste, button, tap };
}

const picture = (name = 'xoài.png', size = 3) =>
  Object.defineProperty(new File(['x'], name, { type: 'image/png', lastModified: size }), 'size', {
    value: size,
  });
const film = () => new File(['x'], 'phim.mov', { type: 'video/quicktime' });

describe('a file', () => {
  it('shows how far it is, and can be paused, continued and cancelled', async () => {
    const { choose, text, tap, button } = await aForm();
    await choose([picture(), picture('ổi.png', 4)]);
    expect(sent.map(({ name }) => name)).toEqual(['xoài.png', 'ổi.png']);
    await sent[0]?.say({ progress: 0.427 });
    expect(text()).toContain('Đang tải lên: 42%');
    expect(
      document.querySelector<HTMLProgressElement>('progress[aria-label="xoài.png"]')?.getAttribute('value'),
    ).toBe('0.427');
    await tap('Tạm dừng xoài.png');
    await sent[0]?.say({ status: 'paused' });
    expect(text()).toContain('Đã tạm dừng ở 42%');
    expect(button('Tạm dừng xoài.png')).toBeNull();
    await tap('Tải tiếp xoài.png');
    await sent[0]?.say({ status: 'offline' });
    expect(text()).toContain('Mất kết nối. Tệp sẽ tự tải tiếp khi có mạng.');
    expect(button('Tải tiếp xoài.png')).toBeNull();
    expect(handed().isBusy).toBe(true);
    await tap('Hủy tải xoài.png');
    expect([sent[0]?.calls, text().includes('xoài.png')]).toEqual([['pause', 'resume', 'cancel'], false]);
  });

  it('that arrived is handed to the form with its description', async () => {
    const { choose, text, button } = await aForm();
    await choose([picture()]);
    const alt = document.querySelector<HTMLInputElement>('[aria-label="Mô tả ảnh xoài.png"]');
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(alt, 'Rổ xoài');
      alt?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await sent[0]?.say({ status: 'done', progress: 1, id: 'u1' });
    expect(handed()).toEqual({ arrived: [{ id: 'u1', role: 'picture', alt: 'Rổ xoài' }], isBusy: false });
    expect(text()).toContain('Đã tải lên');
    expect([button('Xóa xoài.png') === null, document.querySelector('progress')]).toEqual([false, null]);
  });

  it('that was cut off can be sent again', async () => {
    const { choose, text, tap } = await aForm();
    await choose([picture()]);
    await sent[0]?.say({ status: 'failed', error: new Error('cut') });
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Chưa tải lên được. Vui lòng thử lại.');
    await tap('Thử lại xoài.png');
    expect(sent[0]?.calls).toEqual(['resume']);
    expect(text()).not.toContain('Tạm dừng');
  });

  it('that the server refuses says why, and can only be removed', async () => {
    const { choose, button, text, tap } = await aForm();
    await choose([picture()]);
    const error = new ApiError({
      status: 415,
      code: 'FILE_TYPE_REFUSED',
      message: 'Nội dung không đúng định dạng',
    });
    await sent[0]?.say({ status: 'failed', error });
    expect(text()).toContain('Nội dung không đúng định dạng');
    expect(button('Thử lại xoài.png')).toBeNull();
    expect(document.querySelector('[aria-label="Mô tả ảnh xoài.png"]')).toBeNull();
    await tap('Xóa xoài.png');
    expect(text()).not.toContain('xoài.png');
  });

  it('is refused before it is sent if it is of a wrong type, too large, empty, or one too many', async () => {
    const { choose, text, paste, tap } = await aForm({ max: 2 });
    await choose([
      new File(['x'], 'virus.exe', { type: 'application/x-msdownload' }),
      picture('to.png', 10 * 1024 * 1024 + 1),
      picture('rỗng.png', 0),
      picture(),
      picture('ổi.png', 4),
      picture('mận.png', 5),
    ]);
    for (const sentence of [
      'virus.exe không đúng định dạng',
      'to.png lớn hơn 10 MB',
      'rỗng.png là tệp trống',
      'Chỉ được chọn tối đa 2 tệp',
    ])
      expect(text()).toContain(sentence);
    expect(sent.map(({ name }) => name)).toEqual(['xoài.png', 'ổi.png']);
    expect(document.querySelector('input[type=file]')).toBeNull();
    await paste([picture('mận.png', 5)]);
    expect([sent.length, text().includes('Chỉ được chọn tối đa 2 tệp')]).toEqual([2, true]);
    await tap('Hủy tải ổi.png');
    await choose([picture('mận.png', 5)]);
    expect([sent.length, text().includes('Chỉ được chọn')]).toEqual([3, false]);
  });

  it('can be pasted anywhere; pasted text stays where it was meant', async () => {
    const { paste } = await aForm();
    const box = document.querySelector('textarea') ?? document.body;
    expect([await paste([], box), await paste([picture()], box), sent.length]).toEqual([false, true, 1]);
    const word = ['text/plain', 'Files'];
    expect(await paste([picture('từ Word.png', 4)], box, word)).toBe(false);
    expect([await paste([picture('từ Word.png', 4)], document.body, word), sent.length]).toEqual([true, 2]);
    await close?.();
    close = undefined;
    expect(await paste([picture('ổi.png', 4)])).toBe(false);
  });

  it('can be taken with the camera of a phone', async () => {
    const { boxes, choose, text } = await aForm();
    const [, camera] = boxes();
    expect([camera?.getAttribute('capture'), camera?.accept]).toEqual([
      'environment',
      'image/jpeg,image/png,image/webp,image/avif,video/*',
    ]);
    expect(text()).toContain('Chụp ảnh hoặc quay video');
    await choose([picture()], camera);
    expect(sent).toHaveLength(1);
  });
});

it('a video says that it is being processed before it is sent', async () => {
  const { choose, text, button } = await aForm();
  await choose([film()]);
  await act(() => vi.dynamicImportSettled());
  await progress(0.31);
  expect(text()).toContain('Đang xử lý video: 31%');
  expect([button('Tạm dừng phim.mov'), button('Hủy tải phim.mov') === null]).toEqual([null, false]);
  expect(text()).toContain('Ảnh tối đa 10 MB · Video tối đa 200 MB sau khi xử lý');
});

describe('a video that arrived', () => {
  async function aSentFilm(poster?: File) {
    const form = await aForm();
    await form.choose([film()]);
    await act(() => vi.dynamicImportSettled());
    await prepared(poster);
    const [sending] = poster ? sent.slice(1) : sent;
    await sending?.say({ status: 'done', progress: 1, id: 'v1' });
    return form;
  }

  it('is handed to the form once it can be played', async () => {
    const { text } = await aSentFilm();
    expect(text()).toContain('Đang chuẩn bị để phát…');
    expect(handed()).toEqual({ arrived: [], isBusy: true });
    await packaged();
    expect(handed()).toMatchObject({ arrived: [{ id: 'v1', role: 'video' }], isBusy: false });
    expect(stills).toEqual([]);
  });

  it('gets the frame that was taken of it once that arrived', async () => {
    await aSentFilm(picture('poster.webp'));
    await packaged();
    expect(stills).toEqual([]);
    await sent[0]?.say({ status: 'done', progress: 1, id: 'p1' });
    expect(stills).toEqual([['v1', 'p1']]);
  });

  it('gets the frame that came before it', async () => {
    await aSentFilm(picture('poster.webp'));
    await sent[0]?.say({ status: 'done', progress: 1, id: 'p1' });
    expect(stills).toEqual([]);
    await packaged();
    expect(stills).toEqual([['v1', 'p1']]);
  });

  it('counts as arrived if only the line was lost while it was packaged', async () => {
    await aSentFilm();
    await packaged(new TypeError('Failed to fetch'));
    expect(handed()).toMatchObject({ arrived: [{ id: 'v1' }], isBusy: false });
  });

  it('takes captions, and says why it takes some not', async () => {
    const { tap, text } = await aSentFilm();
    await packaged();
    const box = document.querySelector<HTMLInputElement>('input[accept^=".vtt"]');
    const give = async (content: string) => {
      Object.defineProperty(box, 'files', { value: [new File([content], 'a.vtt')], configurable: true });
      await act(async () => void box?.dispatchEvent(new Event('change', { bubbles: true })));
    };
    calls.mockRejectedValueOnce(refusal('CAPTIONS_REFUSED', viErrors.CAPTIONS_REFUSED));
    await tap('Thêm phụ đề tiếng Anh cho phim.mov');
    await give('1');
    expect(document.querySelector('[role=alert]')?.textContent).toBe(viErrors.CAPTIONS_REFUSED);
    calls.mockResolvedValueOnce({ language: 'en', text: 'WEBVTT' });
    await give('WEBVTT');
    expect(calls.mock.lastCall?.[1]).toEqual({
      params: { playbackId: 'v1', language: 'en' },
      body: { text: 'WEBVTT' },
    });
    expect([text().includes('Đã lưu phụ đề.'), document.querySelector('[role=alert]')]).toEqual([true, null]);
  });
});

describe('a file that the server refuses says why at its line', () => {
  const videoCodes = [
    'VIDEO_UNREADABLE',
    'VIDEO_WITHOUT_PICTURE',
    'VIDEO_FORMAT_REFUSED',
    'VIDEO_TOO_LONG',
    'VIDEO_FRAME_TOO_LARGE',
  ] as const;
  const fileCodes = [
    'FILE_TYPE_REFUSED',
    'FILE_TOO_LARGE',
    'PICTURE_TOO_LARGE',
    'PICTURE_UNREADABLE',
    'ARCHIVE_REFUSED',
  ] as const;

  it.each([viErrors, enErrors].flatMap((texts) => fileCodes.map((code) => [code, texts[code]] as const)))(
    '%s: %s',
    async (code, message) => {
      const { choose, button, text } = await aForm();
      await choose([picture()]);
      await sent[0]?.say({ status: 'failed', error: refusal(code, message) });
      expect(document.querySelector('li [role=alert]')?.textContent).toBe(message);
      expect([button('Thử lại xoài.png'), handed().isBusy, text().includes('Mô tả')]).toEqual([
        null,
        true,
        false,
      ]);
    },
  );

  it.each([viErrors, enErrors].flatMap((texts) => videoCodes.map((code) => [code, texts[code]] as const)))(
    '%s: %s',
    async (code, message) => {
      const { choose, tap, text } = await aForm();
      await choose([film()]);
      await act(() => vi.dynamicImportSettled());
      await prepared();
      await sent[0]?.say({ status: 'done', progress: 1, id: 'v1' });
      await packaged(refusal(code, message));
      expect(document.querySelector('li [role=alert]')?.textContent).toBe(message);
      expect(handed()).toMatchObject({ arrived: [], isBusy: true });
      await tap('Xóa phim.mov');
      expect([handed().isBusy, text().includes('phim.mov')]).toEqual([false, false]);
    },
  );
});

describe('an upload of an earlier visit', () => {
  const upload = (to: Partial<UnfinishedUpload> = {}): UnfinishedUpload => ({
    identity: 'i',
    kind: 'postVideos',
    id: 'u1',
    name: 'hội chợ.mp4',
    size: 100,
    lastModified: 1,
    startedAt: 1,
    share: 0.459,
    ...to,
  });

  it('goes on at a press if its file is still there', async () => {
    const resumeUnfinished = vi.fn<(upload: UnfinishedUpload) => Promise<void>>(() => Promise.resolve());
    const { text, press } = await aForm({
      unfinished: [upload({ diskName: 'd.mp4' })],
      actions: { resumeUnfinished },
    });
    expect(text()).toContain('hội chợ.mp4 đang tải dở, đã có 45%');
    expect(text()).not.toContain('Chọn lại tệp này');
    await press('Tải tiếp');
    expect(resumeUnfinished).toHaveBeenCalledWith(upload({ diskName: 'd.mp4' }));
  });

  it('asks for its file otherwise, or is discarded', async () => {
    const discard = vi.fn<(upload: UnfinishedUpload) => Promise<void>>(() => Promise.resolve());
    const { text, press } = await aForm({ unfinished: [upload()], actions: { discard } });
    expect(text()).toContain('Chọn lại tệp này để tải tiếp phần còn lại.');
    expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain(
      'Tải tiếp',
    );
    await press('Bỏ tệp này');
    expect(discard).toHaveBeenCalledWith(upload());
  });
});
