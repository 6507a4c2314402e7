import { BufferTarget, StreamTarget, type StreamTargetChunk, type Target } from 'mediabunny';
import { diskAbove } from './video-rules.ts';

/** Destination of a conversion, and the file that lies there in the end. */
export type VideoTarget = {
  target: Target;
  /** Memory allows to put the index in front at the end; on disk its room is reserved in advance. */
  isOnDisk: boolean;
  content: () => Promise<Blob>;
  remove: () => Promise<void>;
};

const folderName = 'videos';
const mimeType = 'video/mp4';

const openFolder = async () =>
  (await navigator.storage.getDirectory()).getDirectoryHandle(folderName, { create: true });

function memoryTarget(): VideoTarget {
  const target = new BufferTarget();
  return {
    target,
    isOnDisk: false,
    content: async () => {
      if (!target.buffer) throw new Error('The conversion wrote nothing');
      return new Blob([target.buffer], { type: mimeType });
    },
    remove: async () => undefined,
  };
}

/** Sync access handles exist in workers only; the types of pages do not know them. */
type SyncAccess = {
  write: (data: Uint8Array, options: { at: number }) => number;
  truncate: (size: number) => void;
  flush: () => void;
  close: () => void;
};
type SyncFile = FileSystemFileHandle & { createSyncAccessHandle: () => Promise<SyncAccess> };

async function diskTarget(): Promise<VideoTarget> {
  const folder = await openFolder();
  const name = `${crypto.randomUUID()}.mp4`;
  const file = (await folder.getFileHandle(name, { create: true })) as SyncFile;
  const access = await file.createSyncAccessHandle();
  access.truncate(0);
  const close = () => {
    access.flush();
    access.close();
  };
  const writable = new WritableStream<StreamTargetChunk>({
    write: ({ data, position }) => void access.write(data, { at: position }),
    close,
    abort: close,
  });
  return {
    target: new StreamTarget(writable, { chunked: true }),
    isOnDisk: true,
    content: async () => (await file.getFile()).slice(0, undefined, mimeType),
    remove: () => folder.removeEntry(name),
  };
}

/** Opens the destination for a result of about that size. Without a disk of its own, the page uses memory. */
export async function videoTarget(bytes: number): Promise<VideoTarget> {
  if (bytes <= diskAbove) return memoryTarget();
  return diskTarget().catch(memoryTarget);
}

/** Deletes results of earlier conversions, at the latest when the next one begins after a day. */
export async function sweepVideos(now: number): Promise<void> {
  const folder = await openFolder();
  for await (const handle of (
    folder as unknown as { values: () => AsyncIterable<FileSystemHandle> }
  ).values()) {
    if (handle.kind !== 'file') continue;
    const { lastModified } = await (handle as FileSystemFileHandle).getFile();
    if (now - lastModified > 24 * 3_600_000) await folder.removeEntry(handle.name);
  }
}
