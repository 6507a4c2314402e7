import { fileNameOf } from '#shared/contract/file-name.ts';
import type { FileReply } from '#shared/contract/file-reply.ts';

/** Body of an answer as the contract's reply type has it: plain data or a file. */
export async function readAnswer(reply: Response): Promise<unknown> {
  const disposition = reply.headers.get('content-disposition');
  if (disposition === null) return reply.json();
  const bytes = new Uint8Array(await reply.arrayBuffer());
  return { name: fileNameOf(disposition), bytes } satisfies FileReply;
}
