import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from './public-address.ts';

/** Rules for fetching pages. Production uses `publicWeb`; tests supply their own. */
export type Reach = {
  resolve: (host: string) => Promise<string[]>;
  mayConnect: (address: string) => boolean;
  mayUsePort: (port: number) => boolean;
  milliseconds: number;
};

export const publicWeb: Reach = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  mayConnect: isPublicAddress,
  mayUsePort: (port) => port === 80 || port === 443,
  milliseconds: 5000,
};

export type FetchedPage = { url: URL; contentType: string; bytes: Buffer };

const maxRedirects = 3;
const maxBytes = 512 * 1024;

/** Reason why only a link's host is shown. It is logged, but never returned to the client. */
export class Unreachable extends Error {}

/** Fetches a page and returns its final address. Every redirect is checked, and all share one timeout. */
export async function fetchPage(start: URL, reach: Reach): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(reach.milliseconds);
  let url = start;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const reply = await open(url, await addressFor(url, reach, signal), signal);
    const next = redirectOf(reply, url);
    if (!next) return await read(reply, url);
    reply.destroy();
    url = next;
  }
  throw new Unreachable('Too many redirects');
}

/** A checked address of the host. If any of its addresses is not allowed, the host is refused. */
async function addressFor(url: URL, { resolve, mayConnect, mayUsePort }: Reach, signal: AbortSignal) {
  const secure = url.protocol === 'https:';
  if (!secure && url.protocol !== 'http:') throw new Unreachable('Neither http nor https');
  if (!mayUsePort(Number(url.port) || (secure ? 443 : 80))) throw new Unreachable('Closed port');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await orGiveUp(resolve(host), signal);
  const [address] = addresses;
  if (!address || !addresses.every(mayConnect)) throw new Unreachable('Closed address');
  return address;
}

/** Stops waiting for a DNS lookup at the timeout, since the lookup itself cannot be cancelled. */
const orGiveUp = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    work.then(resolve, reject);
    if (signal.aborted) reject(new Unreachable('Too slow'));
    signal.addEventListener('abort', () => reject(new Unreachable('Too slow')), { once: true });
  });

/** Connects to the checked address, even if the name resolves to another one by now (DNS rebinding). */
const pinnedTo =
  (address: string): LookupFunction =>
  (_host, options, callback) => {
    const family = isIP(address);
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };

function open(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    request(url, {
      signal,
      lookup: pinnedTo(address),
      agent: false,
      maxHeaderSize: 16_384,
      headers: {
        'user-agent': 'CholangLinkPreview/1.0 (+https://cholang.vn)',
        accept: 'text/html,application/xhtml+xml;q=0.9',
        'accept-language': 'vi,en;q=0.8',
        'accept-encoding': 'gzip, br',
      },
    })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  const next = URL.parse(headers.location ?? '', from.href);
  if (!next) throw new Unreachable('Redirected nowhere');
  next.username = next.password = '';
  return next;
}

const unpackers = new Map<string, () => NodeJS.ReadWriteStream & Readable>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
]);

function unpacked(reply: IncomingMessage): Readable {
  const encoding = reply.headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (encoding === 'identity') return reply;
  const unpacker = unpackers.get(encoding)?.();
  if (!unpacker) throw new Unreachable('Unknown encoding');
  reply.on('error', (error) => unpacker.destroy(error));
  return reply.pipe(unpacker);
}

/** Reads the beginning of a page. Metadata is in its head, so nothing more is read or decompressed. */
async function read(reply: IncomingMessage, url: URL): Promise<FetchedPage> {
  try {
    const contentType = reply.headers['content-type'] ?? '';
    if (reply.statusCode !== 200) throw new Unreachable(`Answered ${reply.statusCode}`);
    if (!/^(text\/html|application\/xhtml\+xml)\b/i.test(contentType)) throw new Unreachable('Not a page');
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of unpacked(reply) as AsyncIterable<Buffer>) {
      parts.push(part);
      size += part.length;
      if (size >= maxBytes) break;
    }
    return { url, contentType, bytes: Buffer.concat(parts).subarray(0, maxBytes) };
  } finally {
    reply.destroy();
  }
}
