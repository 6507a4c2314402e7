import type { UploadKind } from '#shared/media/upload-kinds.ts';
import { readSession } from '../api/stored-session.ts';
import { indexedRecords } from '../memory/indexed-records.ts';

/** An upload that was begun in this browser and can be continued with the same file. */
export type KeptUpload = {
  /** Key of the file's content: see `fileIdentity`. */
  identity: string;
  kind: UploadKind;
  id: string;
  name: string;
  size: number;
  lastModified: number;
  startedAt: number;
  /** Name of the prepared file on the browser's own disk; without it, the person chooses the file again. */
  diskName?: string | undefined;
};

/** The bucket deletes unfinished uploads after this time. */
const maxAge = 7 * 24 * 3_600_000;

const records = indexedRecords<KeptUpload & { person: string }>('upload');
const person = () => readSession()?.username ?? '';
const keyOf = (kind: UploadKind, identity: string) => JSON.stringify([person(), kind, identity]);

const isCurrent = ({ startedAt }: KeptUpload): boolean => Date.now() - startedAt < maxAge;

/** Remembers unfinished uploads beyond a reload. Each person sees their own only. */
export const uploadMemory = {
  async find(kind: UploadKind, identity: string): Promise<KeptUpload | undefined> {
    const kept = await records.read(keyOf(kind, identity));
    return kept && isCurrent(kept) ? kept : undefined;
  },
  keep: (upload: KeptUpload) =>
    records.write(keyOf(upload.kind, upload.identity), { ...upload, person: person() }),
  forget: (kind: UploadKind, identity: string): Promise<void> => records.remove(keyOf(kind, identity)),
  /** Lists own unfinished uploads of a kind, and deletes outdated ones. */
  async list(kind: UploadKind): Promise<KeptUpload[]> {
    const own = (await records.list()).filter((one) => one.person === person() && one.kind === kind);
    const outdated = own.filter((one) => !isCurrent(one));
    await Promise.all(outdated.map(({ identity }) => uploadMemory.forget(kind, identity)));
    return own.filter(isCurrent);
  },
};

export type UploadMemory = Pick<typeof uploadMemory, 'find' | 'keep' | 'forget'>;
