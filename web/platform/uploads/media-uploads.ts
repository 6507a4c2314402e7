import { uploadKinds, type UploadKind } from '#shared/media/upload-kinds.ts';
import type { PreparedVideo } from '../video/prepare-video.ts';
import { type MediaEntry, type MediaKinds, type MediaRole, roleOf } from './media-entry.ts';
import { isUploadRefusal } from './retry-transfer.ts';
import type { Upload, UploadOptions } from './start-upload.ts';

type PrepareOptions = { signal: AbortSignal; onProgress: (share: number) => void };

export type MediaPorts = {
  upload: (kind: UploadKind, file: File, options: UploadOptions) => Upload;
  prepareVideo: (file: File, options: PrepareOptions) => Promise<PreparedVideo>;
  /** Waits until the server has processed a video; throws the reason if it was refused. */
  processed: (kind: UploadKind, id: string, signal: AbortSignal) => Promise<unknown>;
  /** Makes an uploaded picture the still of a video. */
  putStill: (playbackId: string, pictureId: string) => Promise<unknown>;
  videoPoster: (file: File) => Promise<File | undefined>;
  removeVideo: (diskName: string) => Promise<unknown>;
};

/** Everything about an entry that the screen does not show. */
type Work = {
  file: File;
  diskName?: string | undefined;
  isPrepared: boolean;
  preparing?: AbortController;
  upload?: Upload;
  poster?: Upload;
  packaging?: AbortController;
};

/** A still is made of a picture of a post, whatever the form takes. */
const posterKind = 'postImages';

let entries = 0;

/** Uploads of one form. The screen subscribes to the list of entries. */
export function mediaUploads(kinds: MediaKinds, ports: MediaPorts) {
  let list: readonly MediaEntry[] = [];
  const works = new Map<string, Work>();
  const listeners = new Set<() => void>();
  /** Videos are converted one after the other, because each takes all of the device. */
  let converting: Promise<unknown> = Promise.resolve();

  const publish = (next: readonly MediaEntry[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const change = (key: string, to: Partial<MediaEntry>) =>
    publish(list.map((entry) => (entry.key === key ? { ...entry, ...to } : entry)));

  const setPreview = (key: string, picture: Blob) => {
    const old = list.find((entry) => entry.key === key)?.preview;
    if (old) URL.revokeObjectURL(old);
    change(key, { preview: URL.createObjectURL(picture) });
  };

  function sendPoster(key: string, work: Work, poster: File) {
    setPreview(key, poster);
    work.poster = ports.upload(posterKind, poster, {
      onChange({ status, id }) {
        if (status !== 'done') return;
        change(key, { posterId: id });
        keepStill(key);
      },
    });
  }

  /** Gives a video its still once both are there. Without one, players show the first frame. */
  function keepStill(key: string) {
    const { id, posterId } = list.find((entry) => entry.key === key) ?? {};
    if (id !== undefined && posterId !== undefined) void ports.putStill(id, posterId).catch(() => undefined);
  }

  /** A video has arrived for its form once it can be played: until then it may still be refused. */
  async function waitForPackaging(key: string, work: Work, kind: UploadKind, id: string): Promise<void> {
    const { signal } = (work.packaging = new AbortController());
    change(key, { status: 'packaging', progress: 1 });
    try {
      await ports.processed(kind, id, signal);
    } catch (error) {
      if (signal.aborted) return;
      // After a cut the video is on the server all the same.
      if (isUploadRefusal(error)) return change(key, { status: 'failed', problem: 'refused', error });
    }
    change(key, { status: 'done', id });
    keepStill(key);
  }

  function send(key: string, role: MediaRole, work: Work) {
    const kind = kinds[role];
    if (!kind) return;
    const { file, diskName } = work;
    if (file.size > uploadKinds[kind].maxBytes) return change(key, { status: 'failed', problem: 'tooLarge' });
    const begin = role === 'video' ? 0.5 : 0;
    change(key, {
      status: 'sending',
      progress: begin,
      size: file.size,
      problem: undefined,
      error: undefined,
    });
    work.upload = ports.upload(kind, file, {
      diskName,
      onChange({ status, progress, id, error }) {
        if (status === 'done' && role === 'video' && id !== undefined) {
          if (diskName !== undefined) void ports.removeVideo(diskName).catch(() => undefined);
          void waitForPackaging(key, work, kind, id);
          return;
        }
        const problem = status === 'failed' ? (isUploadRefusal(error) ? 'refused' : 'lost') : undefined;
        change(key, { status, progress: begin + progress * (1 - begin), id, error, problem });
      },
    });
  }

  async function prepare(key: string, work: Work): Promise<void> {
    const { signal } = (work.preparing = new AbortController());
    const turn = converting.then(() => {
      signal.throwIfAborted();
      return ports.prepareVideo(work.file, {
        signal,
        onProgress: (share) => change(key, { progress: share / 2 }),
      });
    });
    converting = turn.catch(() => undefined);
    try {
      const { file, poster, diskName } = await turn;
      Object.assign(work, { file, diskName, isPrepared: true });
      if (poster) sendPoster(key, work, poster);
      send(key, 'video', work);
    } catch (error) {
      if (!signal.aborted) change(key, { status: 'failed', problem: 'lost', error });
    }
  }

  function begin(file: File, role: MediaRole, prepared?: { diskName: string }): string {
    const key = `media-${(entries += 1)}`;
    const work: Work = { file, isPrepared: role !== 'video' || prepared !== undefined, ...prepared };
    works.set(key, work);
    const { name, size } = file;
    const status = work.isPrepared ? 'sending' : 'preparing';
    publish([...list, { key, name, size, role, status, progress: 0, alt: '' }]);
    if (role === 'picture') setPreview(key, file);
    if (work.isPrepared) send(key, role, work);
    else void prepare(key, work);
    return key;
  }

  const isChosen = ({ name, size, lastModified }: File) =>
    [...works.values()].some(
      ({ file }) => file.name === name && file.size === size && file.lastModified === lastModified,
    );

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    entries: () => list,
    /** Starts to send files. One that is in the list already is not sent twice. */
    add: (files: readonly File[]): void => {
      for (const file of files) {
        const role = roleOf(file, kinds);
        if (role && !isChosen(file)) begin(file, role);
      }
    },
    /** Goes on with a video that was prepared before a reload. */
    async addPrepared(file: File, diskName: string): Promise<void> {
      const key = begin(file, 'video', { diskName });
      const poster = await ports.videoPoster(file);
      const work = works.get(key);
      if (poster && work) sendPoster(key, work, poster);
    },
    pause: (key: string): void => works.get(key)?.upload?.pause(),
    /** Continues a paused upload, or retries a failed one. */
    resume: (key: string): void => {
      const work = works.get(key);
      const entry = list.find((one) => one.key === key);
      if (!work || !entry) return;
      if (work.upload) work.upload.resume();
      else if (entry.status === 'failed' && !work.isPrepared) {
        change(key, { status: 'preparing', progress: 0, problem: undefined, error: undefined });
        void prepare(key, work);
      }
    },
    /** Takes a file out of the list; what arrived of it is deleted. */
    remove: (key: string): void => {
      const work = works.get(key);
      if (!work) return;
      works.delete(key);
      work.preparing?.abort();
      work.packaging?.abort();
      void work.upload?.cancel();
      void work.poster?.cancel();
      if (work.diskName !== undefined) void ports.removeVideo(work.diskName).catch(() => undefined);
      const preview = list.find((entry) => entry.key === key)?.preview;
      if (preview) URL.revokeObjectURL(preview);
      publish(list.filter((entry) => entry.key !== key));
    },
    describe: (key: string, alt: string): void => change(key, { alt }),
    /** Stops everything when the form is left. Large uploads can be continued later. */
    leave(): void {
      for (const work of works.values()) {
        work.preparing?.abort();
        work.packaging?.abort();
        work.upload?.pause();
        work.poster?.pause();
      }
      works.clear();
      for (const { preview } of list) if (preview) URL.revokeObjectURL(preview);
      list = [];
      listeners.clear();
    },
  };
}
