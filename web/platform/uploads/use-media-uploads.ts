import { useEffect, useState, useSyncExternalStore } from 'react';
import { openVideo, removeVideo } from '../video/video-disk.ts';
import { sendStill } from './send-still.ts';
import { videoPoster } from '../video/video-poster.ts';
import { apiUploadDoor } from './api-upload-door.ts';
import { uploadToSite } from './browser-upload.ts';
import type { MediaKinds } from './media-entry.ts';
import { mediaUploads, type MediaPorts } from './media-uploads.ts';
import { processedUpload } from './processed-upload.ts';
import { discardUpload, unfinishedUploads, type UnfinishedUpload } from './unfinished-uploads.ts';
import { uploadMemory } from './upload-memory.ts';

const browserPorts: MediaPorts = {
  upload: uploadToSite,
  prepareVideo: async (file, options) =>
    (await import('../video/prepare-video.ts')).prepareVideo(file, options),
  processed: processedUpload,
  putStill: sendStill,
  videoPoster,
  removeVideo,
};

/** Tells whether an entry is the file that an unfinished upload waits for. */
const isSame = (upload: UnfinishedUpload, { name, size }: { name: string; size: number }) =>
  upload.name === name && upload.size === size;

function useUnfinished(kinds: MediaKinds) {
  const [unfinished, setUnfinished] = useState<UnfinishedUpload[]>([]);
  const forget = ({ id }: UnfinishedUpload) => setUnfinished((all) => all.filter((one) => one.id !== id));
  // Kinds are fixed as long as the form is open.
  const [fixed] = useState(kinds);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void unfinishedUploads(fixed, apiUploadDoor, uploadMemory, signal).then((found) => {
      if (!signal.aborted) setUnfinished(found);
    });
    return () => leaving.abort();
  }, [fixed]);
  return { unfinished, forget };
}

/** Uploads of a form: what is under way, what waits since an earlier visit, and the actions on both. */
export function useMediaUploads(kinds: MediaKinds, ports: MediaPorts = browserPorts) {
  const [uploads] = useState(() => mediaUploads(kinds, ports));
  const entries = useSyncExternalStore(uploads.subscribe, uploads.entries);
  const { unfinished, forget } = useUnfinished(kinds);
  useEffect(() => () => uploads.leave(), [uploads]);

  return {
    kinds,
    entries,
    unfinished: unfinished.filter((upload) => !entries.some((entry) => isSame(upload, entry))),
    add: uploads.add,
    pause: uploads.pause,
    resume: uploads.resume,
    remove: uploads.remove,
    describe: uploads.describe,
    /** Goes on with a prepared video; one whose file is gone must be chosen again. */
    async resumeUnfinished(upload: UnfinishedUpload): Promise<void> {
      const { diskName } = upload;
      const file = diskName === undefined ? undefined : await openVideo(diskName, upload);
      forget(upload);
      if (file && diskName !== undefined) await uploads.addPrepared(file, diskName);
    },
    async discard(upload: UnfinishedUpload): Promise<void> {
      forget(upload);
      if (upload.diskName !== undefined) await removeVideo(upload.diskName).catch(() => undefined);
      await discardUpload(upload, apiUploadDoor, uploadMemory);
    },
    /** True while the form must not be sent: a file would be missing. */
    isBusy: entries.some(({ status }) => status !== 'done'),
    /** Files that arrived, in the order chosen. */
    arrived: entries.flatMap(({ id, role, alt, posterId }) =>
      id === undefined ? [] : [{ id, role, alt, posterId }],
    ),
  };
}

export type FormMedia = ReturnType<typeof useMediaUploads>;
