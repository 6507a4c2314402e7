import type { Attachment } from '#shared/library/document.ts';
import { saveFile } from '#web/platform/files/save-file.ts';

/** Browsers take several downloads at once for an attack, so that there is a pause between them. */
const spacingMilliseconds = 500;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Reads a file before it is saved: a link alone would not tell that the file is gone. */
async function readAttachment({ fileUrl }: Attachment): Promise<Blob> {
  const response = await fetch(fileUrl);
  if (!response.ok) throw new Error(`The file answered ${response.status}`);
  return response.blob();
}

/** Saves files one by one, each started half a second after the one before. */
export async function saveEach(files: readonly Attachment[]): Promise<void> {
  await Promise.all(
    files.map(async (file, place) => {
      if (place > 0) await pause(place * spacingMilliseconds);
      saveFile(await readAttachment(file), file.fileName);
    }),
  );
}

/** Saves files as one archive. The code that writes it is fetched with the first one. */
export async function saveArchive(files: readonly Attachment[], title: string): Promise<void> {
  const [{ writeArchive }, ...contents] = await Promise.all([
    import('./write-archive.ts'),
    ...files.map(async (file) => ({
      name: file.fileName,
      bytes: new Uint8Array(await (await readAttachment(file)).arrayBuffer()),
    })),
  ]);
  saveFile(writeArchive(contents), `${title}.zip`);
}
