import { isMailReport, MailReports } from '#functions/domain/mail/mail-report.ts';
import { noteReport } from '#functions/domain/mail/suppression.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

export const handler = queueWorker(
  'suppress-addresses',
  MailReports,
  async (reports, { table, now }) => {
    for (const report of reports) await noteReport({ table, now }, report);
  },
  { isJunk: (body) => !isMailReport(body) },
);
