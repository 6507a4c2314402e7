import * as z from 'zod';

/** Reply of an operation that returns a file: the bytes, and the name for saving it. */
export const FileReply = z.object({
  name: z.string().min(1).max(120),
  bytes: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
});
export type FileReply = z.infer<typeof FileReply>;

/** Supported file types. A contract that names one in its `file` replies with that type instead of JSON. */
const fileTypes = ['application/pdf'] as const;
export type FileType = (typeof fileTypes)[number];
