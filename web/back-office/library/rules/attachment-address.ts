import { slugify } from '#shared/values/text.ts';

/** Address of an uploaded file: a safe name that keeps the ending. */
export function attachmentAddress(uploadId: string, fileName: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.\w{1,8})?$/s.exec(fileName) ?? [];
  return `/media/files/${uploadId}/${slugify(stem) || 'tep'}${ending.toLowerCase()}`;
}
