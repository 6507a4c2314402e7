import { type Due, scheduleDue } from '#functions/domain/due/due-items.ts';
import { isStalled } from '#functions/domain/jobs/end-job.ts';
import { jobRecord } from '#functions/domain/jobs/job-record.ts';
import { startJob } from '#functions/domain/jobs/start-job.ts';
import { isRunningStatus } from '#shared/jobs/job-status.ts';
import { log } from '#functions/platform/log.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { bookRecord, type Editor } from '#functions/domain/pricing/price-book-record.ts';
import { bookDue } from '#functions/domain/pricing/price-due.ts';

async function start(context: Context, editor: Editor, bookId: string): Promise<void> {
  const { id: jobId } = await startJob(context, editor, { kind: 'write-prices', input: { bookId } });
  await context.table.write([bookRecord.count({ id: bookId }, { set: { jobId } }, { refusal: 'gone' })]);
}

/** Starts the job that writes a book into its products. If this fails, it is retried within a minute. */
export async function beginWriting(context: Context, editor: Editor, bookId: string): Promise<void> {
  try {
    await start(context, editor, bookId);
  } catch (error) {
    log.warn('a price book is written later', { bookId, error });
  }
}

/** Writes a saved book, in the name of its last editor, unless the job was stopped. */
export async function tendPriceBook(context: Context, { of: bookId }: Due): Promise<void> {
  const { table, now } = context;
  const book = await bookRecord.find(table, { id: bookId });
  if (!book || book.edition === book.writtenEdition) return;
  const job = book.jobId ? await jobRecord.find(table, { id: book.jobId }) : undefined;
  if (job?.status === 'stopped') return;
  const isAtWork = job && isRunningStatus(job.status) && !isStalled(job, now());
  if (!isAtWork) await start(context, book.updatedBy, bookId);
  await table.write([scheduleDue(bookDue(bookId, now()))]);
}
