import type { PositionOf } from '#shared/library/merge-progress.ts';
import type { ProgressReport, ReadingProgress } from '#shared/library/reading-progress.ts';
import { mergeReports } from '../rules/merge-reports.ts';

/** Report of one document that the server does not know yet. */
export type QueuedReport = {
  account: string;
  documentId: string;
  report: ProgressReport;
  /** Another one after each change, so that what was added while a report was sent is sent as well. */
  stamp: string;
};

type Records = {
  read: (key: string) => Promise<QueuedReport | undefined>;
  write: (key: string, record: QueuedReport) => Promise<void>;
  remove: (key: string) => Promise<void>;
  list: () => Promise<QueuedReport[]>;
};

type Options = {
  records: Records;
  /** Account of this page; undefined for guests, whose reading is not recorded. */
  account: () => string | undefined;
  send: (documentId: string, report: ProgressReport) => Promise<ReadingProgress>;
  /** Tells whether a failure is final, so that sending again would only repeat it. */
  isRefused: (error: unknown) => boolean;
  onSaved: (documentId: string, progress: ReadingProgress) => void;
};

const keyOf = ({ account, documentId }: Pick<QueuedReport, 'account' | 'documentId'>): string =>
  `${account}:${documentId}`;

/**
 * Keeps reports of reading on the device until the server has them: one for each document, which the next ones are
 * merged into. The server merges again, so that a report may come late and twice.
 */
export function createReadingQueue({ records, account, send, isRefused, onSaved }: Options) {
  let last: Promise<unknown> = Promise.resolve();
  let sending: Promise<void> | undefined;
  let isAddedMeanwhile = false;

  /** Changes follow one another: each reads a record and writes it. */
  function inOrder<T>(change: () => Promise<T>): Promise<T> {
    const changed = last.then(change);
    last = changed.catch(() => undefined);
    return changed;
  }

  const removeSent = (sent: QueuedReport): Promise<void> =>
    inOrder(async () => {
      const now = await records.read(keyOf(sent));
      if (now?.stamp === sent.stamp) await records.remove(keyOf(sent));
    });

  async function listOwn(): Promise<QueuedReport[]> {
    const own = account();
    await last;
    return (await records.list()).filter((record) => record.account === own);
  }

  /** Sends a record. Returns false if there is no use in sending others now. */
  async function sendOne(record: QueuedReport): Promise<boolean> {
    try {
      const progress = await send(record.documentId, record.report);
      await removeSent(record);
      onSaved(record.documentId, progress);
      return true;
    } catch (error) {
      if (!isRefused(error)) return false;
      await removeSent(record);
      return true;
    }
  }

  async function sendEach(): Promise<void> {
    do {
      isAddedMeanwhile = false;
      for (const record of await listOwn()) if (!(await sendOne(record))) return;
    } while (isAddedMeanwhile);
  }

  return {
    async add(documentId: string, report: ProgressReport, positionOf: PositionOf): Promise<void> {
      const own = account();
      if (own === undefined) return;
      const key = keyOf({ account: own, documentId });
      await inOrder(async () => {
        const before = await records.read(key);
        const merged = mergeReports(before?.report, report, positionOf);
        await records.write(key, {
          account: own,
          documentId,
          report: merged,
          stamp: crypto.randomUUID(),
        });
      });
      isAddedMeanwhile = true;
    },
    async find(documentId: string): Promise<ProgressReport | undefined> {
      const own = account();
      await last;
      return own === undefined
        ? undefined
        : (await records.read(keyOf({ account: own, documentId })))?.report;
    },
    /** Drops what was not sent of a document, because its reader chose another place. */
    async drop(documentId: string): Promise<void> {
      const own = account();
      if (own !== undefined) await inOrder(() => records.remove(keyOf({ account: own, documentId })));
    },
    /** Sends what waits. A second call while one is under way joins it. */
    sendAll(): Promise<void> {
      sending ??= sendEach().finally(() => (sending = undefined));
      return sending;
    },
    /** Deletes the reports of everybody who is not signed in here. */
    async forgetOthers(): Promise<void> {
      const own = account();
      await inOrder(async () => {
        const others = (await records.list()).filter((record) => record.account !== own);
        await Promise.all(others.map((record) => records.remove(keyOf(record))));
      });
    },
  };
}
