import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** What both an upload and the object it becomes say of themselves. */
const Description = z.object({
  bucket: z.string(),
  key: z.string(),
  /** Headers that every reply with the object repeats: its type, how long it may be kept, its metadata. */
  headers: z.record(z.string(), z.string()),
});

export const OpenUpload = Description.extend({ initiatedAt: z.number() });

const Part = z.object({ number: z.int(), file: z.string(), bytes: z.int(), etag: z.string() });
export type Part = z.output<typeof Part>;

export const StoredObject = Description.extend({
  etag: z.string(),
  bytes: z.int(),
  modifiedAt: z.number(),
  parts: z.array(Part),
  /** False until the object is in the bucket's list: a process killed in between finishes that at its start. */
  isListed: z.boolean(),
});
export type StoredObject = z.output<typeof StoredObject> & { id: string };

/** Replaces the file as a whole, so that a killed process leaves the old or the new content. */
export function writeJson(file: string, content: unknown): void {
  writeFileSync(`${file}.new`, JSON.stringify(content));
  renameSync(`${file}.new`, file);
}

function readJson<T>(file: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined; // the folder holds no such file: its upload never got so far
  }
}

export const uploadFile = (folder: string): string => join(folder, 'upload.json');
export const objectFile = (folder: string): string => join(folder, 'object.json');
export const readUpload = (folder: string) => readJson(uploadFile(folder), OpenUpload);
export const readObject = (folder: string) => readJson(objectFile(folder), StoredObject);
