import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Role } from '#shared/contract/access.ts';
import { login, refresh } from '#shared/accounts/index.ts';
import { newId } from '#shared/values/ids.ts';
import {
  type AnyContract,
  type CallInput,
  fillPath,
  type ReplyOf,
  toQueryString,
} from '#shared/contract/route.ts';
import type { Failure } from '#shared/contract/failure.ts';
import {
  claimItems,
  credentialsItem,
  neverExpires,
  type Profile,
  profileRecord,
} from '#functions/domain/accounts/account.ts';
import { startSession } from '#functions/domain/accounts/sessions/sessions.ts';
import { hashPassword } from '#functions/domain/accounts/passwords/password-hash.ts';
import { newTill } from '#functions/domain/tills/till-record.ts';
import { now } from '#functions/platform/clock.ts';
import { startCold } from '#functions/platform/cold-start.ts';
import { createDocumentClient } from '#functions/platform/clients/document-client.ts';
import { createTable, type Item } from '#functions/platform/table/table.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { startCloud } from '#infra/local/cloud.ts';
import { built, emptyHome } from './built.ts';
import { warehouse } from './catalogue.ts';
import { changeHeader } from '#shared/contract/change-tokens.ts';
import {
  type Changes,
  readChanges,
  serialiseChanges,
  withChanges,
} from '#functions/platform/table/changes.ts';
import { contextOf } from './context.ts';
import { aProfile } from './profile.ts';
import { readAnswer } from './read-answer.ts';
import { noteAnswers } from './answers.ts';
import { isNight } from './night.ts';
import { settled } from './settled.ts';
import type { UserStatus } from '#shared/values/user-statuses.ts';

export const password = 'Cổng-làng-2026';
const passwordHash = hashPassword(password);

export type Answer<C extends AnyContract> = {
  status: number;
  body: ReplyOf<C>;
  failure: Failure;
  headers: Headers;
};
export type Member = Profile & { accessToken: string; refreshToken: string };

type Asked<C extends AnyContract> = CallInput<C> & {
  token?: string | undefined;
  language?: string;
  userAgent?: string;
  /** Returns TOKEN_BEHIND to the test instead of renewing the token as a client would. */
  unrenewed?: boolean;
};

const maxTries = 8;

/** Number of open worlds in this process. */
let openWorlds = 0;

let phones = 0;
/** Unique values in the run, so that tests do not affect each other. */
export const freshEmail = () => `${newId().toLowerCase()}@example.com`;
export const freshPhone = () =>
  `09${String((Date.now() % 1_000_000) * 100 + ((phones += 1) % 100)).padStart(8, '0')}`;

/**
 * Workers whose results few tests look at: much of the work that follows a change of an order, and what would run
 * whenever a test moves the clock.
 */
const usuallyAsleep = [
  'push-live',
  'push-notifications',
  'follow-customers',
  'follow-referrals',
  'snapshot-views',
  'compare-payments',
  'check-ledger',
  'count-recent-sales',
  'rewrite-items',
  'remind-birthdays',
] as const;

/**
 * Starts a cloud for one test file: real gateway, emulated table, queues and buckets. `awake` names the workers that
 * the file needs beside the usual ones; a world with pages, at night or with injected faults has all of them.
 */
export async function aWorld({
  env = {},
  web,
  awake = web !== undefined || isNight || process.env['CHAOS'] !== undefined ? usuallyAsleep : [],
  edgeCache = false,
}: {
  env?: Record<string, string>;
  web?: string;
  awake?: readonly (typeof usuallyAsleep)[number][];
  edgeCache?: boolean;
} = {}) {
  openWorlds += 1;
  const { assembly, functions } = built();
  const home = mkdtempSync(join(tmpdir(), 'cholang-test-'));
  cpSync(emptyHome(), home, { recursive: true });
  const asleep = usuallyAsleep.filter((worker) => !awake.includes(worker));
  const cloud = await startCloud({
    home,
    port: 0,
    assembly,
    functions,
    env,
    edgeCache,
    asleep,
    ...(web && { web }),
  });
  noteAnswers(cloud.server);
  const client = createDocumentClient({
    endpoint: cloud.endpoints.dynamodb,
    region: 'ap-southeast-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  // Change ids of earlier writes, sent with each call as clients do, so that every call sees all earlier
  // changes.
  const changes: Changes = { made: new Map(), known: new Map() };
  const bare = createTable(client, cloud.tableName);
  const table: typeof bare = {
    ...bare,
    write: (operations) => withChanges(changes, () => bare.write(operations)),
    change: (operation, schema) => withChanges(changes, () => bare.change(operation, schema)),
  };

  /** Current token pair of each user, by the access token that the test has. */
  const held = new Map<string, { refreshToken: string; accessToken: string }>();
  /** Running renewals, so that parallel calls renew a token only once. */
  const renewals = new Map<string, Promise<void>>();

  async function renew(token: string, refreshToken: string): Promise<void> {
    const { status, body } = await sendThrough(refresh, { body: { refreshToken } });
    if (status === 200) held.set(token, body);
  }

  /** Renews a token that is out of date, as clients do. */
  async function renewed(token: string, shown: string): Promise<string | undefined> {
    const pair = held.get(token);
    if (!pair) return undefined;
    if (pair.accessToken === shown) {
      const underWay = renewals.get(token) ?? renew(token, pair.refreshToken);
      renewals.set(token, underWay);
      await underWay.finally(() => renewals.delete(token));
    }
    return held.get(token)?.accessToken;
  }

  /** In chaos, time advances for retries, so that a token can expire meanwhile. */
  const isRenewed = (code: string | undefined): boolean =>
    code === 'TOKEN_BEHIND' || (cloud.chaos() !== undefined && code === 'TOKEN_EXPIRED');

  /**
   * Sends a request as a client that does not give up. It renews tokens that are behind. In chaos it retries
   * when told to (503), and after a missing answer (504).
   */
  async function send<C extends AnyContract>(
    contract: C,
    { unrenewed = false, ...asked }: Asked<C> = {} as Asked<C>,
  ): Promise<Answer<C>> {
    const { token } = asked;
    const shown = token && (held.get(token)?.accessToken ?? token);
    const answer = await sendThrough(contract, { ...asked, token: shown });
    if (unrenewed || !token || !shown || !isRenewed(answer.failure?.code)) return answer;
    const fresh = await renewed(token, shown);
    return fresh ? sendThrough(contract, { ...asked, token: fresh }) : answer;
  }

  async function sendThrough<C extends AnyContract>(contract: C, asked: Asked<C>): Promise<Answer<C>> {
    for (let tries = 1; ; tries += 1) {
      const answer = await sendOnce(contract, asked);
      const seconds = answer.status === 504 ? 0 : Number(answer.headers.get('retry-after') ?? Number.NaN);
      const isPassing = answer.status === 504 || (answer.status === 503 && seconds > 0);
      if (!cloud.chaos() || !isPassing || tries === maxTries) return answer;
      await wait(seconds * 1000);
    }
  }

  async function sendOnce<C extends AnyContract>(
    contract: C,
    { params, query, body, token, userAgent, language = 'vi' }: Asked<C>,
  ): Promise<Answer<C>> {
    const search = toQueryString(query as Record<string, string>);
    const path = fillPath(contract.path, params as Record<string, string>);
    const reply = await fetch(`${cloud.url}/api${path}${search && `?${search}`}`, {
      method: contract.method,
      headers: {
        'accept-language': language,
        ...(userAgent && { 'user-agent': userAgent }),
        [changeHeader]: serialiseChanges(changes) ?? '',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const { feed, id } of readChanges(reply.headers.get(changeHeader) ?? undefined))
      changes.made.set(feed, id);
    const answer = (await readAnswer(reply)) as never;
    return { status: reply.status, body: answer, failure: answer, headers: reply.headers };
  }

  const write = (items: Item[]) => table.write(items.map((item) => put(item)));

  type Given = Partial<Profile> & { role?: Role; status?: UserStatus };

  async function opened(given: Given) {
    const at = new Date().toISOString();
    const profile = aProfile({ email: freshEmail(), phoneNumber: freshPhone(), ...given }, at);
    const credentials = credentialsItem(profile.id, { passwordHash: await passwordHash, sessionsFrom: at });
    await write([
      profileRecord.item(profile),
      credentials,
      ...Object.values(claimItems(profile, neverExpires)),
    ]);
    return { profile, credentials: { sessionsFrom: at } };
  }

  async function openTillOf({ id: userId, fullName: personName }: Profile): Promise<void> {
    const place = { warehouseId: warehouse.id, warehouseName: warehouse.name };
    const { writes } = newTill({ userId, personName, ...place, openedBy: 'person', float: 0 }, new Date());
    await table.write(writes);
  }

  const anAccount = async (given: Given = {}): Promise<Profile> => (await opened(given)).profile;

  /**
   * Signed-in member. The session does not come from a password, which is slow on purpose; tests of signing in
   * use one themselves.
   */
  /** `hasTill`: also opens a till at the usual warehouse, for staff who take cash. */
  async function aMember({ hasTill = false, ...given }: Given & { hasTill?: boolean } = {}): Promise<Member> {
    const account = await opened(given);
    if (hasTill) await openTillOf(account.profile);
    // This process keeps keys and table of only one world, so in another world members sign in through the API.
    if (openWorlds > 1) {
      const { body } = await send(login, { body: { username: account.profile.email, password } });
      held.set(body.accessToken, body);
      return { ...account.profile, accessToken: body.accessToken, refreshToken: body.refreshToken };
    }
    const begun = { ...account, userAgent: 'a test', refusal: 'INVALID_CREDENTIALS' } as const;
    const pair = await startSession(contextOf(table, now), begun);
    held.set(pair.accessToken, pair);
    return { ...account.profile, ...pair };
  }

  /**
   * Newest mail to an address with these words, after all mails are delivered. Mails of one moment arrive in
   * any order.
   */
  async function mailTo(address: string, words = '') {
    await settled(cloud);
    const mail = cloud.mailbox
      .list(address)
      .find(({ subject, text }) => `${subject}\n${text}`.includes(words));
    if (!mail) throw new Error(`No mail to ${address} says “${words}”`);
    return mail;
  }

  /** Advances to the start of the next rate limit period; a test that counts calls begins with it. */
  const nextTurnOf = (seconds: number) =>
    cloud.clock.advance(seconds - (Math.floor(cloud.clock.now() / 1000) % seconds));

  async function close() {
    await cloud.close();
    openWorlds -= 1;
    startCold();
    rmSync(home, { recursive: true, force: true });
    const denied = cloud.denied();
    if (denied.length > 0) throw new Error(`On AWS this would have been denied:\n${denied.join('\n')}`);
  }

  return { cloud, table, send, write, anAccount, aMember, mailTo, nextTurnOf, close, url: cloud.url };
}

export type World = Awaited<ReturnType<typeof aWorld>>;

/** Token in the link of a mail. */
export function tokenIn({ text }: { text: string }): string {
  const token = /token=([\w.-]+)/.exec(text)?.[1];
  if (!token) throw new Error('The mail has no link with a token');
  return token;
}
