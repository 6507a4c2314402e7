import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/platform/api/api-error.ts';
import { acceptOf, maxBytesOf, roleOf } from '#web/platform/uploads/media-entry.ts';
import { mediaUploads, type MediaPorts } from '#web/platform/uploads/media-uploads.ts';
import type { UploadState } from '#web/platform/uploads/start-upload.ts';
import type { PreparedVideo } from '#web/platform/video/prepare-video.ts';
import { rest } from './upload-world.ts';

const kinds = { picture: 'postImages', video: 'postVideos', file: 'files' } as const;
const picture = (name = 'xoài.png') => new File(['x'], name, { type: 'image/png', lastModified: 1 });
const film = (name = 'phim.mov') => new File(['x'], name, { type: 'video/quicktime', lastModified: 1 });
const poster = new File(['p'], 'poster.webp', { type: 'image/webp' });

type Sent = {
  kind: string;
  file: File;
  diskName?: string | undefined;
  calls: string[];
  say: (to: Partial<UploadState>) => void;
};

function aForm(own: Partial<typeof kinds> = kinds) {
  const sent: Sent[] = [];
  const preparing: {
    file: File;
    signal: AbortSignal;
    progress: (share: number) => void;
    done: (video: PreparedVideo) => void;
    fail: () => void;
  }[] = [];
  const removed: string[] = [];
  const stills: string[][] = [];
  const packaging: {
    kind: string;
    id: string;
    signal: AbortSignal;
    done: () => void;
    fail: (error: unknown) => void;
  }[] = [];
  const ports: MediaPorts = {
    upload(kind, file, { onChange, diskName }) {
      let state: UploadState = { status: 'sending', progress: 0 };
      const calls: string[] = [];
      const say = (to: Partial<UploadState>) => onChange((state = { ...state, ...to }));
      sent.push({ kind, file, diskName, calls, say });
      const call = (name: string) => () => void calls.push(name);
      return {
        pause: call('pause'),
        resume: call('resume'),
        cancel: () => Promise.resolve(void calls.push('cancel')),
        state: () => state,
        settled: () => Promise.resolve(),
      };
    },
    prepareVideo: (file, { signal, onProgress }) =>
      new Promise((done, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason as Error));
        preparing.push({ file, signal, progress: onProgress, done, fail: () => fail(new Error('cannot')) });
      }),
    processed: (kind, id, signal) =>
      new Promise((done, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason as Error));
        packaging.push({ kind, id, signal, done: () => done(undefined), fail });
      }),
    putStill: (...ids) => {
      stills.push(ids);
      return Promise.reject(new Error('refused'));
    },
    videoPoster: () => Promise.resolve(poster),
    removeVideo: (diskName) => Promise.resolve(void removed.push(diskName)),
  };
  const uploads = mediaUploads(own, ports);
  const only = () => uploads.entries()[0];
  const key = () => only()?.key ?? '';
  return { sent, preparing, packaging, stills, removed, uploads, only, key };
}

const prepared = (size = 3): PreparedVideo => ({
  file: Object.defineProperty(new File(['mp4'], 'phim.mp4', { type: 'video/mp4' }), 'size', { value: size }),
  poster,
  how: 'transcoded',
  diskName: 'd1.mp4',
});

describe('a picture', () => {
  it('is sent at once, with a preview and a description', () => {
    const { uploads, sent, only, key } = aForm();
    const heard = vi.fn<() => void>();
    uploads.subscribe(heard);
    uploads.add([picture()]);
    expect(only()).toMatchObject({ name: 'xoài.png', role: 'picture', status: 'sending', progress: 0 });
    expect(only()?.preview).toMatch(/^blob:/);
    sent[0]?.say({ progress: 0.4 });
    uploads.describe(key(), 'Rổ xoài');
    sent[0]?.say({ status: 'done', progress: 1, id: 'u1' });
    expect(only()).toMatchObject({ status: 'done', progress: 1, id: 'u1', alt: 'Rổ xoài' });
    expect(sent.map(({ kind }) => kind)).toEqual(['postImages']);
    expect(heard.mock.calls.length).toBeGreaterThan(3);
  });

  it('chosen twice is sent once; another one of the same name is sent too', () => {
    const { uploads, sent } = aForm();
    uploads.add([picture(), picture()]);
    uploads.add([picture(), new File(['xy'], 'xoài.png', { type: 'image/png', lastModified: 1 })]);
    uploads.add([new File(['x'], 'xoài.png', { type: 'image/png', lastModified: 2 })]);
    expect(sent).toHaveLength(3);
  });

  it.each([
    ['lost', new Error('cut')],
    ['lost', new ApiError({ status: 401, code: 'UNAUTHORIZED', message: 'Phiên đã hết hạn' })],
    ['refused', new ApiError({ status: 422, code: 'FILE_TYPE_REFUSED', message: 'Không đúng định dạng' })],
  ])('that fails is %s', (problem, error) => {
    const { uploads, sent, only } = aForm();
    uploads.add([picture()]);
    sent[0]?.say({ status: 'failed', error });
    expect(only()).toMatchObject({ status: 'failed', problem, error });
    sent[0]?.say({ status: 'sending', error: undefined });
    expect(only()?.problem).toBeUndefined();
  });

  it('removed is cancelled, freed, and heard of no more', () => {
    const freed = vi.spyOn(URL, 'revokeObjectURL');
    const { uploads, sent, key, only } = aForm();
    uploads.add([picture()]);
    const address = only()?.preview;
    uploads.remove(key());
    uploads.remove('media-0');
    sent[0]?.say({ status: 'cancelled' });
    expect([uploads.entries(), sent[0]?.calls, freed.mock.calls]).toEqual([[], ['cancel'], [[address]]]);
    uploads.add([picture()]);
    expect(sent).toHaveLength(2);
  });

  it('is paused and resumed', () => {
    const { uploads, sent, key } = aForm();
    uploads.add([picture()]);
    uploads.pause(key());
    uploads.resume(key());
    expect(sent[0]?.calls).toEqual(['pause', 'resume']);
  });
});

describe('a video', () => {
  it('is prepared, then sent with its poster, then packaged; the file on disk is removed once it is sent', async () => {
    const { uploads, sent, preparing, packaging, stills, removed, only } = aForm();
    uploads.add([film()]);
    await rest();
    expect(only()).toMatchObject({ status: 'preparing', progress: 0, role: 'video' });
    preparing[0]?.progress(0.5);
    expect(only()?.progress).toBe(0.25);
    preparing[0]?.done(prepared());
    await rest();
    expect(only()).toMatchObject({ status: 'sending', progress: 0.5, size: 3 });
    expect(sent.map(({ kind, file, diskName }) => [kind, file.name, diskName])).toEqual([
      ['postImages', 'poster.webp', undefined],
      ['postVideos', 'phim.mp4', 'd1.mp4'],
    ]);
    sent[1]?.say({ progress: 0.5 });
    expect([only()?.progress, only()?.preview?.slice(0, 5)]).toEqual([0.75, 'blob:']);
    expect(removed).toEqual([]);
    sent[0]?.say({ status: 'done', id: 'p1' });
    sent[1]?.say({ status: 'done', progress: 1, id: 'v1' });
    expect(only()).toMatchObject({ status: 'packaging', progress: 1, posterId: 'p1' });
    expect([only()?.id, removed, stills]).toEqual([undefined, ['d1.mp4'], []]);
    expect(packaging).toMatchObject([{ kind: 'postVideos', id: 'v1' }]);
    packaging[0]?.done();
    await rest();
    expect(only()).toMatchObject({ status: 'done', progress: 1, id: 'v1', posterId: 'p1' });
    expect(stills).toEqual([['v1', 'p1']]);
  });

  it('waits until the one before is converted, or failed', async () => {
    const { uploads, preparing } = aForm();
    uploads.add([film('a.mov'), film('b.mov'), film('c.mov')]);
    await rest();
    expect(preparing.map(({ file }) => file.name)).toEqual(['a.mov']);
    preparing[0]?.fail();
    await rest();
    expect(preparing.map(({ file }) => file.name)).toEqual(['a.mov', 'b.mov']);
    uploads.remove(uploads.entries()[2]?.key ?? '');
    uploads.remove(uploads.entries()[1]?.key ?? '');
    await rest();
    expect(preparing).toHaveLength(2);
    expect(uploads.entries()).toMatchObject([{ name: 'a.mov', status: 'failed', problem: 'lost' }]);
    uploads.resume(uploads.entries()[0]?.key ?? '');
    await rest();
    expect([preparing.length, uploads.entries()[0]?.status]).toEqual([3, 'preparing']);
  });

  it('too large even after its conversion is not sent', async () => {
    const { uploads, sent, preparing, only, key } = aForm();
    uploads.add([film()]);
    await rest();
    preparing[0]?.done({ ...prepared(200 * 1024 * 1024 + 1), poster: undefined });
    await rest();
    expect([only()?.status, only()?.problem, sent]).toEqual(['failed', 'tooLarge', []]);
    uploads.resume(key());
    await rest();
    expect(preparing).toHaveLength(1);
  });

  it('sends its poster also where the form takes no pictures', async () => {
    const { uploads, sent, preparing, only } = aForm({ video: 'postVideos' });
    uploads.add([film()]);
    await rest();
    preparing[0]?.done(prepared());
    await rest();
    expect([sent.map(({ kind }) => kind), only()?.preview?.slice(0, 5)]).toEqual([
      ['postImages', 'postVideos'],
      'blob:',
    ]);
  });

  it.each([
    ['refused', new ApiError({ status: 422, code: 'VIDEO_UNREADABLE', message: 'Hỏng' }), 'failed'],
    ['there all the same if only the line was lost', new TypeError('Failed to fetch'), 'done'],
  ])('is %s while it is packaged', async (_, error, status) => {
    const { uploads, sent, packaging, only } = aForm();
    await uploads.addPrepared(prepared().file, 'd1.mp4');
    sent[0]?.say({ status: 'done', progress: 1, id: 'v1' });
    packaging[0]?.fail(error);
    await rest();
    expect(only()).toMatchObject(
      status === 'failed' ? { status, problem: 'refused', error } : { status, id: 'v1' },
    );
  });

  it.each<['removed' | 'left', (form: ReturnType<typeof aForm>) => void]>([
    ['removed', ({ uploads, key }) => uploads.remove(key())],
    ['left', ({ uploads }) => uploads.leave()],
  ])('%s while it is packaged is heard of no more', async (_, end) => {
    const form = aForm();
    await form.uploads.addPrepared(prepared().file, 'd1.mp4');
    form.sent[0]?.say({ status: 'done', progress: 1, id: 'v1' });
    end(form);
    await rest();
    expect([form.packaging[0]?.signal.aborted, form.uploads.entries()]).toEqual([true, []]);
  });

  it('goes on from the disk after a reload without another conversion', async () => {
    const { uploads, sent, preparing, only, key, removed } = aForm();
    await uploads.addPrepared(prepared().file, 'd1.mp4');
    expect(preparing).toEqual([]);
    expect(sent.map(({ kind, diskName }) => [kind, diskName])).toEqual([
      ['postVideos', 'd1.mp4'],
      ['postImages', undefined],
    ]);
    expect(only()).toMatchObject({ status: 'sending', progress: 0.5 });
    uploads.remove(key());
    expect([sent.map(({ calls }) => calls), removed]).toEqual([[['cancel'], ['cancel']], ['d1.mp4']]);
  });
});

it('leaving stops everything and gives nothing up', async () => {
  const { uploads, sent, preparing } = aForm();
  const heard = vi.fn<() => void>();
  uploads.subscribe(heard);
  uploads.add([picture(), film()]);
  await rest();
  heard.mockClear();
  uploads.leave();
  await rest();
  sent[0]?.say({ status: 'paused' });
  expect([sent[0]?.calls, preparing[0]?.signal.aborted, uploads.entries()]).toEqual([['pause'], true, []]);
  expect(heard).not.toHaveBeenCalled();
});

describe('what a form takes', () => {
  it.each([
    ['image/png', kinds, 'picture'],
    ['video/mp4', kinds, 'video'],
    ['application/pdf', kinds, 'file'],
    ['video/mp4', { file: 'files' } as const, 'file'],
    ['image/png', { video: 'postVideos' } as const, undefined],
    ['video/mp4', { picture: 'postImages' } as const, undefined],
  ])('%s of %o is a %s', (type, taken, role) => expect(roleOf({ type }, taken)).toBe(role));

  it('measures pictures and files by their kinds; videos only roughly, because they are converted', () => {
    const mega = 1024 * 1024;
    const types = ['image/png', 'application/pdf', 'video/mp4'];
    expect(types.map((type) => maxBytesOf({ type }, kinds) / mega)).toEqual([10, 50, 4096]);
    expect(maxBytesOf({ type: 'text/plain' }, { picture: 'postImages' })).toBe(0);
  });

  it('offers every video, but only pictures that are stored', () => {
    expect(acceptOf({ picture: 'postImages', video: 'postVideos' })).toBe(
      'image/jpeg,image/png,image/webp,image/avif,video/*',
    );
    expect(acceptOf({ file: 'files' })).toContain('application/pdf');
    expect(acceptOf({})).toBe('');
  });

  it('passes over what no kind takes', () => {
    const { uploads, sent } = aForm({ picture: 'postImages' });
    uploads.add([film()]);
    expect([uploads.entries(), sent]).toEqual([[], []]);
  });
});
