import type { MediaKinds } from './media-entry.ts';
import { isUploadRefusal } from './retry-transfer.ts';
import type { UploadDoor } from './upload-door.ts';
import type { KeptUpload, uploadMemory } from './upload-memory.ts';

/** An upload of an earlier page that can be continued. */
export type UnfinishedUpload = KeptUpload & {
  /** Share that the server has, from 0 to 1. */
  share: number;
};

type Memory = Pick<typeof uploadMemory, 'list' | 'forget'>;

/** Lists unfinished uploads with what the server has of them; those it has no more are forgotten. */
export async function unfinishedUploads(
  kinds: MediaKinds,
  door: Pick<UploadDoor, 'signParts'>,
  memory: Memory,
  signal: AbortSignal,
): Promise<UnfinishedUpload[]> {
  const kept = await Promise.all(Object.values(kinds).map((kind) => memory.list(kind)));
  const found = await Promise.all(
    kept.flat().map(async (upload) => {
      try {
        const { arrived } = await door.signParts(upload.kind, upload.id, [1], signal);
        return { ...upload, share: arrived.reduce((sum, { bytes }) => sum + bytes, 0) / upload.size };
      } catch (error) {
        if (isUploadRefusal(error)) await memory.forget(upload.kind, upload.identity);
        return undefined;
      }
    }),
  );
  return found.filter((upload) => upload !== undefined);
}

/** Gives an unfinished upload up: it is not offered again, and the server deletes what arrived. */
export async function discardUpload(
  { kind, id, identity }: KeptUpload,
  door: Pick<UploadDoor, 'giveUp'>,
  memory: Pick<Memory, 'forget'>,
): Promise<void> {
  await memory.forget(kind, identity);
  await door.giveUp(kind, id).catch(() => undefined);
}
