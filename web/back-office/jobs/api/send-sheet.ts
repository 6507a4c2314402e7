import { createJobFile, type SheetType } from '#shared/jobs/jobs.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { putFile } from '#web/platform/uploads/upload-file.ts';
import { sheetFile } from '../rules/sheet-file.ts';

/** Uploads a file for an import and returns the id that a job refers to it by. */
export async function sendSheet(
  offered: File,
  how: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<string> {
  const file = sheetFile(offered);
  // The drop zone and the server accept no other types.
  const body = { fileName: file.name.slice(-255), size: file.size, mimeType: file.type as SheetType };
  return putFile(await call(createJobFile, { body, signal: how.signal }), file, how);
}
