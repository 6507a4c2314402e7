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
  heldForGood,
  type Profile,
  profileRecord,
} from '#functions/domain/accounts/account.ts';
import { startSession } from '#functions/domain/accounts/sessions.ts';
import { hashPassword } from '#functions/domain/accounts/password-hash.ts';
import { newTill } from '#functions/domain/tills/till-record.ts';
import { now } from '#functions/platform/clock.ts';
import { startCold } from '#functions/platform/cold-start.ts';
import { TableClient } from '#functions/platform/clients/table-client.ts';
import { createTable, type Item } from '#functions/platform/table/table.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { startCloud } from '#infra/local/cloud.ts';
import { built, emptyHome } from './built.ts';
import { warehouse } from './catalogue.ts';
import { changeHeader } from '#shared/contract/change-tokens.ts';
import { type Changes, readChanges, toldChanges, withChanges } from '#functions/platform/table/changes.ts';
import { contextOf } from './context.ts';
import { aProfile } from './profile.ts';
import { readAnswer } from './read-answer.ts';
import { noteRefusals } from './refusals.ts';
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
  /** Hears that its token is behind, where a client would have it renewed. */
  unrenewed?: boolean;
};

const maxTries = 8;

/** Worlds of this process that are open now. */
let openWorlds = 0;

let phones = 0;
/** Names nobody else in the run uses, so that every test stands alone. */
export const freshEmail = () => `${newId().toLowerCase()}@example.com`;
export const freshPhone = () =>
  `09${String((Date.now() % 1_000_000) * 100 + ((phones += 1) % 100)).padStart(8, '0')}`;

/** A whole cloud of its own for one test file: real gateway, real emulated table, queues and buckets. */
export async function aWorld({
  env = {},
  web,
  edgeCache = false,
}: { env?: Record<string, string>; web?: string; edgeCache?: boolean } = {}) {
  openWorlds += 1;
  const { assembly, functions } = built();
  const home = mkdtempSync(join(tmpdir(), 'cholang-test-'));
  cpSync(emptyHome(), home, { recursive: true });
  const cloud = await startCloud({ home, port: 0, assembly, functions, env, edgeCache, ...(web && { web }) });
  noteRefusals(cloud.server);
  const client = new TableClient({
    endpoint: cloud.endpoints.dynamodb,
    region: 'ap-southeast-1',
    credentials: () => ({ accessKeyId: 'local', secretAccessKey: 'local' }),
  });
  // As a client does, all that is asked here knows of all that was changed here before.
  const changes: Changes = { made: new Map(), known: new Map() };
  const bare = createTable(client, cloud.tableName);
  const table: typeof bare = {
    ...bare,
    write: (operations) => withChanges(changes, () => bare.write(operations)),
    change: (operation, schema) => withChanges(changes, () => bare.change(operation, schema)),
  };

  /** By the access token they came with: what renews it, and what they hold now. */
  const held = new Map<string, { refreshToken: string; accessToken: string }>();
  /** Once, whoever asks for it meanwhile. */
  const renewals = new Map<string, Promise<void>>();

  async function renew(token: string, refreshToken: string): Promise<void> {
    const { status, body } = await sendThrough(refresh, { body: { refreshToken } });
    if (status === 200) held.set(token, body);
  }

  /** As clients do when a token says what is no longer so. */
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

  /** Chaos lets minutes pass, because what failed comes again after some: a token may run out meanwhile. */
  const isRenewed = (code: string | undefined): boolean =>
    code === 'TOKEN_BEHIND' || (cloud.chaos() !== undefined && code === 'TOKEN_EXPIRED');

  /**
   * A client that does not give up: a token that is behind is renewed, and where there is chaos, it comes again when told
   * to (503), and asks again what went without an answer (504).
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
    { params, query, body, token, language = 'vi' }: Asked<C>,
  ): Promise<Answer<C>> {
    const search = toQueryString(query as Record<string, string>);
    const path = fillPath(contract.path, params as Record<string, string>);
    const reply = await fetch(`${cloud.url}/api${path}${search && `?${search}`}`, {
      method: contract.method,
      headers: {
        'accept-language': language,
        [changeHeader]: toldChanges(changes) ?? '',
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
      ...Object.values(claimItems(profile, heldForGood)),
    ]);
    return { profile, credentials: { sessionsFrom: at } };
  }

  async function openTillOf({ id: userId, fullName: personName }: Profile): Promise<void> {
    const place = { warehouseId: warehouse.id, warehouseName: warehouse.name };
    const { writes } = newTill({ userId, personName, ...place, openedBy: 'person', float: 0 }, new Date());
    await table.write(writes);
  }

  const anAccount = async (given: Given = {}): Promise<Profile> => (await opened(given)).profile;

  /** Somebody signed in; not by a password, which is slow on purpose. Tests of signing in do that themselves. */
  /** `hasTill`: of staff who take cash at the counter of the usual warehouse. */
  async function aMember({ hasTill = false, ...given }: Given & { hasTill?: boolean } = {}): Promise<Member> {
    const account = await opened(given);
    if (hasTill) await openTillOf(account.profile);
    // The test's own modules keep the keys and the table of one world: beside another, people sign in through the API.
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

  /** The newest mail to somebody that says this, once all is delivered. Mails of one moment arrive in any order. */
  async function mailTo(address: string, words = '') {
    await settled(cloud);
    const mail = cloud.mailbox
      .list(address)
      .find(({ subject, text }) => `${subject}\n${text}`.includes(words));
    if (!mail) throw new Error(`No mail to ${address} says “${words}”`);
    return mail;
  }

  /** Calls are counted by the minute or the hour; a test that counts them begins with one. */
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

/** The token in the link a mail carries. */
export function tokenIn({ text }: { text: string }): string {
  const token = /token=([\w.-]+)/.exec(text)?.[1];
  if (!token) throw new Error('The mail has no link with a token');
  return token;
}
