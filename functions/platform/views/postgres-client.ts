import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Pool, PoolClient } from 'pg';
import { log } from '../log.ts';
import { keepableValues, numbered, type Sql } from './sql.ts';

/** A function handles one call at a time; a second connection allows parallel queries within that call. */
const maxConnections = 2;
const statementMilliseconds = 8_000;
const connectMilliseconds = 3_000;

/** Named statements stay prepared on the server as long as their connection lasts. */
const maxNames = 100;
const names = new Map<string, string>();

/** Returns a statement's name so that a connection prepares it once; none beyond `maxNames`. */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxNames) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 40);
  names.set(text, name);
  return name;
}

type Connection = Pick<Pool | PoolClient, 'query'>;

async function ask(on: Connection, text: string, values: readonly unknown[] = []): Promise<unknown[]> {
  const statement = numbered(text);
  const name = nameOf(statement);
  const asked = { ...(name && { name }), text: statement, values: keepableValues(values) };
  const { rows } = await on.query<Record<string, unknown>>(asked);
  return rows;
}

/** Recognizes a connection that broke while idle (frozen function); its statement can be repeated. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error &&
  (/terminated|ECONNRESET|EPIPE|not queryable/.test(error.message) ||
    ('code' in error && /^(?:57P0[1-3]|08)/.test(String(error.code))));

async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isBroken(error)) throw error;
    return work();
  }
}

async function inTransaction<T>(pool: Pool, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isSound = true;
  const within: Sql = {
    query: (text, values) => ask(client, text, values),
    transaction: (inner) => inner(within),
  };
  try {
    await client.query('BEGIN');
    const done = await work(within);
    await client.query('COMMIT');
    return done;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => (isSound = false));
    throw error;
  } finally {
    client.release(!isSound);
  }
}

/** Returns the address's password, or else a function that signs an IAM token for each new connection. */
export async function passwordOf(
  { password, hostname, port, username }: URL,
  region: string,
): Promise<string | (() => Promise<string>)> {
  if (password) return decodeURIComponent(password);
  const { Signer } = await import('@aws-sdk/rds-signer');
  const signer = new Signer({ hostname, port: Number(port || 5432), username, region });
  return () => signer.getAuthToken();
}

type Settings = { address: string; region: string; certificates?: string | undefined };

/** Connects to a database by its URL. The client library is loaded only by deployments with a database. */
export async function connectPostgres({ address, region, certificates }: Settings): Promise<Sql> {
  const { default: pg } = await import('pg');
  const url = new URL(address);
  const pool = new pg.Pool({
    host: url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: await passwordOf(url, region),
    database: url.pathname.slice(1),
    ...(certificates && { ssl: { ca: readFileSync(certificates, 'utf8') } }),
    max: maxConnections,
    connectionTimeoutMillis: connectMilliseconds,
    statement_timeout: statementMilliseconds,
    idle_in_transaction_session_timeout: statementMilliseconds,
    application_name: 'cholang-views',
    allowExitOnIdle: true,
  });
  pool.on('error', (error) => log.warn('a connection to the views broke', { error }));
  return {
    query: (text, values) => onceMore(() => ask(pool, text, values)),
    transaction: (work) => inTransaction(pool, work),
  };
}
