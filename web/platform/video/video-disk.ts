/** Unfinished uploads are deleted by the bucket after this time, so their files are of no more use. */
const maxAge = 7 * 24 * 3_600_000;

/** Folder for prepared videos on the browser's own disk. */
export const videoFolder = async (): Promise<FileSystemDirectoryHandle> =>
  (await navigator.storage.getDirectory()).getDirectoryHandle('videos', { create: true });

export const removeVideo = async (diskName: string): Promise<void> =>
  (await videoFolder()).removeEntry(diskName);

/** Opens a prepared video again after a reload; undefined if it is gone. */
export async function openVideo(
  diskName: string,
  { name, lastModified }: { name: string; lastModified: number },
): Promise<File | undefined> {
  try {
    const stored = await (await (await videoFolder()).getFileHandle(diskName)).getFile();
    return new File([stored], name, { type: 'video/mp4', lastModified });
  } catch {
    return undefined;
  }
}

/** Deletes outdated results of earlier conversions. */
export async function sweepVideos(now: number): Promise<void> {
  const folder = await videoFolder();
  // The types of this version do not know that a folder can be iterated.
  const { values } = folder as unknown as { values: () => AsyncIterable<FileSystemHandle> };
  for await (const handle of values.call(folder)) {
    if (handle.kind !== 'file') continue;
    const { lastModified } = await (handle as FileSystemFileHandle).getFile();
    if (now - lastModified > maxAge) await folder.removeEntry(handle.name);
  }
}
