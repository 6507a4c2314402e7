import { AppError } from '#shared/contract/errors.ts';
import type { FileReply } from '#shared/contract/file-reply.ts';
import { readCompany } from '#functions/platform/company.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { requireTill, type TillWorker } from './read-tills.ts';
import { tillSlip } from './till-slip.ts';

/** Returns the slip of a closed till. An open till was not counted yet, so it has none. */
export async function printSlip(
  context: TableContext,
  asked: TillWorker & { id: string },
): Promise<FileReply> {
  const till = await requireTill(context, asked);
  if (till.status === 'open') throw new AppError('TILL_STILL_OPEN');
  return { name: `${till.code}.pdf`, bytes: tillSlip(till, readCompany()) };
}
