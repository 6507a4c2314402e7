import type { QueryClient } from '@tanstack/react-query';
import { saveProgress } from '#shared/library/index.ts';
import type { PositionOf } from '#shared/library/merge-progress.ts';
import type { ProgressReport } from '#shared/library/reading-progress.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { readSession, subscribeSession } from '#web/platform/api/stored-session.ts';
import { sendBeacon } from '#web/platform/live/send-beacon.ts';
import { accountOf } from '#web/platform/offline/account-of.ts';
import { createReadingQueue } from './reading-queue.ts';
import { reportRecords } from './report-records.ts';
import { showProgress } from './show-progress.ts';

const pauseMilliseconds = 10_000;

/** Account of this page. Without a readable token the session's name stands for it: it only separates people. */
export function ownAccount(): string | undefined {
  const session = readSession();
  return session && (accountOf(`Bearer ${session.accessToken}`) ?? session.username);
}

/** Refusals that concern the report itself. A missing token or too many requests may be over next time. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 410, 429].includes(error.status);

const clients = new Set<QueryClient>();

export const readingQueue = createReadingQueue({
  records: reportRecords,
  account: ownAccount,
  send: (id, report) => call(saveProgress, { params: { id }, body: report }),
  isRefused,
  onSaved: (id, progress) => {
    for (const client of clients) showProgress(client, id, progress);
  },
});

/** Sends what waits, unless the browser knows that it has no network. */
export async function sendReports(): Promise<void> {
  if (navigator.onLine) await readingQueue.sendAll();
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** Latest report of this page, until it was stored and sent. */
let unsent: { documentId: string; report: ProgressReport } | undefined;

async function sendUnsent(): Promise<void> {
  const sent = unsent;
  clearTimeout(timer);
  timer = undefined;
  await sendReports();
  if (unsent === sent) unsent = undefined;
}

type ReportOptions = {
  positionOf: PositionOf;
  /** Whether to send at once, at the end of a chapter or of reading. */
  isUrgent?: boolean;
};

/** Records a report on the device and sends it soon; reports that follow within ten seconds are sent as one. */
export async function reportReading(
  documentId: string,
  report: ProgressReport,
  { positionOf, isUrgent = false }: ReportOptions,
): Promise<void> {
  if (!readSession()) return;
  unsent = { documentId, report };
  await readingQueue.add(documentId, report, positionOf);
  if (isUrgent) return sendUnsent();
  timer ??= setTimeout(() => void sendUnsent(), pauseMilliseconds);
}

/** Sends at once what was not sent, because the page may be closed next. */
export function sendBeforeHiding(): void {
  if (unsent && navigator.onLine)
    sendBeacon(saveProgress, { params: { id: unsent.documentId }, body: unsent.report });
}

/**
 * Sends what was read without a network, now and whenever the network is back, and deletes the reports of a member
 * who signs out.
 */
export function followReading(client: QueryClient): void {
  clients.add(client);
  const send = () => void sendReports();
  addEventListener('online', send);
  subscribeSession(() => void readingQueue.forgetOthers().then(sendReports));
  void readingQueue.forgetOthers().then(sendReports);
}
