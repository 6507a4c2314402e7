import type { ServerResponse } from 'node:http';
import * as z from 'zod';
import type { Clock } from '../home/clock.ts';
import { devPage, escapeHtml } from '../http/dev-page.ts';
import { devIndexPage, type Facts } from './dev-index-page.ts';
import { type Answer, PlainError, readBody, sendFailure, sendJson } from '../http/http-tools.ts';
import { mailPage } from '../mail/mail-page.ts';
import { mailFates, type MailReportsSource } from '../mail/mail-reports.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { Providers } from '../providers/providers.ts';
import { countMessages } from '../sqs/queues.ts';
import type { QueueStore } from '../emulators/fauxqs.ts';
import type { Scheduler } from '../lambda/scheduler.ts';

type Parts = {
  clock: Clock;
  mailbox: Mailbox;
  mailReports: MailReportsSource;
  queues: QueueStore;
  scheduler: () => Scheduler;
  facts: () => Pick<Facts, 'url' | 'endpoints'>;
  redrive: (queue: string) => unknown;
  /** Undefined while the cloud is starting. */
  providers: () => Providers | undefined;
};

const Advance = z.object({
  advanceSeconds: z.coerce
    .number()
    .min(0)
    .max(10 * 365 * 86_400),
});
const MailReturn = z.object({ to: z.string().min(3).max(320), fate: z.enum(mailFates).default('bounce') });
const Fail = z.object({ times: z.coerce.number().int().min(0).max(1000) });

const maxBytes = 10_000;

const sendPage = (response: ServerResponse, html: string) =>
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(html);

const goBack = (response: ServerResponse) => response.writeHead(303, { location: '/dev' }).end();

/** Parses JSON or a form, because programs and people post to the same addresses. */
function readFields(type: string, body: string): unknown {
  if (!type.includes('json')) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body || '{}');
  } catch {
    return undefined;
  }
}

/** Serves the developer pages: running services, mailbox, clock, queues. */
export function createDevPages({
  clock,
  mailbox,
  mailReports,
  queues,
  scheduler,
  facts,
  redrive,
  providers,
}: Parts): Answer {
  const clockNow = () => ({
    now: new Date(clock.now()).toISOString(),
    offsetSeconds: Math.round(clock.offset() / 1000),
  });

  const gets: Record<string, (response: ServerResponse, search: URLSearchParams) => void> = {
    '/dev': (response) =>
      sendPage(
        response,
        devIndexPage({
          ...facts(),
          queues: countMessages(queues),
          schedules: scheduler().list(),
          now: clock.now(),
          offsetMs: clock.offset(),
        }),
      ),
    '/dev/mail': (response) => {
      const mails = mailbox.list();
      sendPage(response, mailPage(mails, mails[0]));
    },
    '/dev/mail.json': (response, search) =>
      sendJson(
        response,
        200,
        mailbox.list(search.get('to') ?? undefined, Math.min(500, Number(search.get('limit')) || 200)),
      ),
    '/dev/outside': (response, search) =>
      sendPage(
        response,
        devPage(
          'Outside',
          `<p class="soft">Here the market leads to another site: ${escapeHtml(search.get('site') ?? '')}.</p>`,
        ),
      ),
    '/dev/queues.json': (response) => sendJson(response, 200, countMessages(queues)),
    '/dev/clock': (response) => sendJson(response, 200, clockNow()),
  };

  async function post(path: string, fields: unknown, search: URLSearchParams): Promise<unknown> {
    if (path === '/dev/clock') {
      await clock.advance(Advance.parse(fields).advanceSeconds);
      return clockNow();
    }
    if (path === '/dev/mail/fail') {
      mailbox.failNext(Fail.parse(fields).times);
      return { ok: true };
    }
    if (path === '/dev/mail/return') {
      const { to, fate } = MailReturn.parse(fields);
      return { queues: mailReports.report(to, fate) };
    }
    if (path === '/dev/schedules') {
      await scheduler().runAll(search.get('name') ?? undefined);
      return { ok: true };
    }
    if (path === '/dev/redrive') return redrive(search.get('queue') ?? '');
    return undefined;
  }

  return async function answer(request, response, url) {
    if (await providers()?.answer(request, response, url)) return;
    const path = url.pathname.replace(/(?<=.)\/$/, '');
    if (request.method === 'DELETE' && path === '/dev/mail.json') {
      mailbox.clear();
      return sendJson(response, 200, { ok: true });
    }
    if (request.method === 'POST') {
      const type = String(request.headers['content-type'] ?? '');
      const fields = readFields(type, (await readBody(request, maxBytes))?.toString('utf8') ?? '');
      const done = await post(path, fields, url.searchParams).catch((error: unknown) => {
        if (error instanceof z.ZodError) return undefined;
        if (error instanceof PlainError) return error;
        throw error;
      });
      if (done === undefined || done instanceof PlainError) {
        const message = done?.message ?? `Nothing to do at ${path} with that`;
        return sendFailure(response, 400, 'BAD_REQUEST', message);
      }
      if (type.includes('form')) return void goBack(response);
      return sendJson(response, 200, done);
    }
    const mailId = /^\/dev\/mail\/(\d+)$/.exec(path)?.[1];
    const mail = mailId ? mailbox.find(Number(mailId)) : undefined;
    if (mail) return void sendPage(response, mailPage(mailbox.list(), mail));
    const get = gets[path];
    if (get) return get(response, url.searchParams);
    sendFailure(response, 404, 'NOT_FOUND', 'Nothing here');
  };
}
