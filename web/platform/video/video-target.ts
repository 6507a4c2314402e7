import { BufferTarget, StreamTarget, type StreamTargetChunk, type Target } from 'mediabunny';
import { largeFileBytes } from '../files/large-file.ts';
import { removeVideo, videoFolder } from './video-disk.ts';
import { diskAbove } from './video-rules.ts';

/** A result, and its name if it lies on the browser's own disk. */
export type VideoContent = { content: Blob; diskName?: string | undefined };

/** Destination of a conversion, and the file that lies there in the end. */
export type VideoTarget = {
  target: Target;
  /** Memory allows to put the index in front at the end; on disk its room is reserved in advance. */
  isOnDisk: boolean;
  content: () => Promise<VideoContent>;
  remove: () => Promise<void>;
};

const mimeType = 'video/mp4';

function memoryTarget(): VideoTarget {
  const target = new BufferTarget();
  return {
    target,
    isOnDisk: false,
    content: async () => {
      if (!target.buffer) throw new Error('The conversion wrote nothing');
      const content = new Blob([target.buffer], { type: mimeType });
      // A large upload goes on after a reload only if the file is still there; without a disk it begins again.
      return content.size > largeFileBytes ? storeOnDisk(content).catch(() => ({ content })) : { content };
    },
    remove: async () => undefined,
  };
}

/** Sync access handles exist in workers only; the types of pages do not know them. */
type SyncAccess = {
  write: (data: Uint8Array, options: { at: number }) => number;
  flush: () => void;
  close: () => void;
};
type SyncFile = FileSystemFileHandle & { createSyncAccessHandle: () => Promise<SyncAccess> };

async function createFile() {
  const folder = await videoFolder();
  const diskName = `${crypto.randomUUID()}.mp4`;
  const file = (await folder.getFileHandle(diskName, { create: true })) as SyncFile;
  const access = await file.createSyncAccessHandle();
  const read = async (): Promise<VideoContent> => ({
    content: (await file.getFile()).slice(0, undefined, mimeType),
    diskName,
  });
  return { diskName, access, read };
}

async function storeOnDisk(blob: Blob): Promise<VideoContent> {
  const { access, read } = await createFile();
  try {
    access.write(new Uint8Array(await blob.arrayBuffer()), { at: 0 });
    access.flush();
  } finally {
    access.close();
  }
  return read();
}

async function diskTarget(): Promise<VideoTarget> {
  const { diskName, access, read } = await createFile();
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
    content: read,
    remove: () => removeVideo(diskName),
  };
}

/** Opens the destination for a result of about that size. Without a disk of its own, the page uses memory. */
export async function videoTarget(bytes: number): Promise<VideoTarget> {
  if (bytes <= diskAbove) return memoryTarget();
  return diskTarget().catch(memoryTarget);
}
