import { indexedRecords } from '#web/platform/memory/indexed-records.ts';
import type { QueuedReport } from './reading-queue.ts';

const stored = indexedRecords<QueuedReport>('reading');

/** Reports of this page. Where IndexedDB is refused they are sent from here, as long as the page is open. */
const ofPage = new Map<string, QueuedReport>();

export const reportRecords = {
  read: async (key: string): Promise<QueuedReport | undefined> => (await stored.read(key)) ?? ofPage.get(key),
  async write(key: string, record: QueuedReport): Promise<void> {
    ofPage.set(key, record);
    await stored.write(key, record);
  },
  async remove(key: string): Promise<void> {
    ofPage.delete(key);
    await stored.remove(key);
  },
  async list(): Promise<QueuedReport[]> {
    const records = await stored.list();
    return records.length > 0 ? records : [...ofPage.values()];
  },
};
