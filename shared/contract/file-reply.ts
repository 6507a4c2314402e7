import * as z from 'zod';

/** What an operation answers that hands over a file: its bytes as they are, and what it is called where it is kept. */
export const FileReply = z.object({
  name: z.string().min(1).max(120),
  bytes: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
});
export type FileReply = z.infer<typeof FileReply>;

/** The types of files there are; what a contract names as its `file` is answered as such instead of as JSON. */
export const fileTypes = ['application/pdf'] as const;
export type FileType = (typeof fileTypes)[number];
