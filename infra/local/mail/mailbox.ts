import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import * as z from 'zod';
import { host } from '../http/http-tools.ts';

const Row = z.object({
  id: z.number(),
  message_id: z.string(),
  sender: z.string(),
  receivers: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  at: z.string(),
});

export type Mail = {
  id: number;
  messageId: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  at: string;
  links: string[];
};

const linksIn = (text: string): string[] => [...new Set(text.match(/https?:\/\/[^\s"'<>]+/g) ?? [])];

function toMail(row: unknown): Mail {
  const { id, message_id: messageId, sender: from, receivers, subject, text, html, at } = Row.parse(row);
  return {
    id,
    messageId,
    from,
    to: receivers.split('\n').filter(Boolean),
    subject,
    text,
    html,
    at,
    links: linksIn(text),
  };
}

/** Starts the mailbox of all mails; those with the same message id are stored once. */
export async function startMailbox(home: string, now: () => number) {
  mkdirSync(home, { recursive: true });
  const db = new DatabaseSync(join(home, 'mailbox.sqlite'));
  db.exec(`
    PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;
    CREATE TABLE IF NOT EXISTS mails (
      id INTEGER PRIMARY KEY, message_id TEXT NOT NULL UNIQUE, sender TEXT NOT NULL, receivers TEXT NOT NULL,
      subject TEXT NOT NULL, text TEXT NOT NULL, html TEXT NOT NULL, at TEXT NOT NULL
    );
  `);
  const insert = db.prepare(
    'INSERT OR IGNORE INTO mails (message_id, sender, receivers, subject, text, html, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  let failures = 0;
  let listener: (mail: Pick<Mail, 'to' | 'at'>) => void = () => undefined;

  async function receive(raw: Buffer, receivers: string[]): Promise<void> {
    const {
      messageId = crypto.randomUUID(),
      from,
      subject = '',
      text = '',
      html = '',
    } = await PostalMime.parse(raw);
    const sender = from?.name ? `${from.name} <${from.address}>` : (from?.address ?? '');
    const at = new Date(now()).toISOString();
    insert.run(messageId, sender, receivers.map((to) => `${to}\n`).join(''), subject, text, html, at);
    listener({ to: receivers, at });
  }

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: 10 * 1024 * 1024,
    onData(stream, { envelope }, reply) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (failures > 0) {
          failures -= 1;
          return reply(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        }
        receive(
          Buffer.concat(chunks),
          envelope.rcptTo.map(({ address }) => address),
        ).then(
          () => reply(),
          (error: Error) => reply(error),
        );
      });
    },
  });
  smtp.on('error', () => undefined); // errors of clients that hang up midway are ignored
  await new Promise<void>((resolve) => smtp.listen(0, host, resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    smtpUrl: `smtp://${host}:${port}?ignoreTLS=true`,
    /** Lists mails, newest first. */
    list: (to?: string, limit = 200): Mail[] =>
      db
        .prepare(
          `SELECT * FROM mails WHERE ?1 = '' OR instr(char(10) || lower(receivers), char(10) || lower(?1) || char(10)) > 0 ORDER BY id DESC LIMIT ?2`,
        )
        .all(to ?? '', limit)
        .map(toMail),
    find: (id: number): Mail | undefined => {
      const row = db.prepare('SELECT * FROM mails WHERE id = ?').get(id);
      return row && toMail(row);
    },
    clear: (): void => db.exec('DELETE FROM mails'),
    /** Registers the listener for received mails. */
    onMail: (heard: typeof listener): void => void (listener = heard),
    /** Rejects the next mails, to test how the product reacts. */
    failNext: (times: number): void => void (failures = times),
    async close() {
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      db.close();
    },
  };
}

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;
