import { createECDH, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { providerAddresses } from '#infra/local/providers/provider-addresses.ts';
import { log } from '#functions/platform/log.ts';
import { isPushService, sendPush } from '#functions/platform/push/push-client.ts';
import { playSecrets } from '../support/secret.ts';

afterEach(() => vi.unstubAllEnvs());

describe('on one machine a push device', () => {
  const shop = 'http://127.0.0.1:3000';
  beforeEach(() => {
    const { PUSH_HOSTS = '' } = providerAddresses(shop, 'http://localhost:3000');
    vi.stubEnv('PUSH_HOSTS', PUSH_HOSTS);
    vi.stubEnv('PUSH_CONTACT', 'mailto:shop@cholang.test');
  });

  it('is a browser that the stand-in plays', () => {
    expect(isPushService(`${shop}/dev/push/to/01KAEF5X8FQ2YR0H3V6JN7TEB2`)).toBe(true);
  });

  it.each([
    `${shop}/dev/redrive?queue=mail`,
    `${shop}/api/orders`,
    `${shop}/dev/push/gone`,
    `${shop}/dev/push/to`,
    `${shop}/dev/push/together/a`,
    `${shop}/dev/push/to/../gone`,
    `${shop}/dev/push/to/%2e%2e/%2e%2e/redrive`,
    `${shop}?/dev/push/to/a`,
    `http://a@127.0.0.1:3000/dev/push/to/a`,
    `https://127.0.0.1:3000/dev/push/to/a`,
    'http://127.0.0.1:3001/dev/push/to/a',
  ])('is never %s', (endpoint) => {
    expect(isPushService(endpoint)).toBe(false);
  });
});

describe('in the cloud a push device', () => {
  beforeEach(() => {
    vi.stubEnv('PUSH_HOSTS', 'fcm.googleapis.com,.push.apple.com');
    vi.stubEnv('PUSH_CONTACT', 'mailto:shop@cholang.test');
  });

  it.each([
    ['https://fcm.googleapis.com/fcm/send/a', true],
    ['https://web.push.apple.com/a', true],
    ['http://fcm.googleapis.com/fcm/send/a', false],
    ['https://fcm.googleapis.com:8443/a', false],
    ['https://a.fcm.googleapis.com/a', false],
    ['https://push.apple.com/a', false],
    ['https://evil.test/fcm.googleapis.com/', false],
  ])('at %s is one that is written to: %s', (endpoint, expected) => {
    expect(isPushService(endpoint)).toBe(expected);
  });
});

it('on one machine a push device may be one of several stand-ins', () => {
  vi.stubEnv('PUSH_CONTACT', 'mailto:shop@cholang.test');
  vi.stubEnv('PUSH_HOSTS', 'http://127.0.0.1:3000/push,http://127.0.0.1:3001/push');
  const ends = [
    'http://127.0.0.1:3000/push/a',
    'http://127.0.0.1:3001/push/a',
    'http://127.0.0.1:3002/push/a',
  ];
  expect(ends.map(isPushService)).toEqual([true, true, false]);
});

describe('one push', () => {
  const browser = createECDH('prime256v1');
  const keys = {
    p256dh: browser.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const endpoint = 'https://fcm.googleapis.com/fcm/send/a';
  beforeEach(() => {
    for (const [name, value] of Object.entries({
      PUSH_HOSTS: 'fcm.googleapis.com',
      PUSH_CONTACT: 'mailto:shop@cholang.test',
      PUSH_SECRET_ID: 'cholang/push',
      AWS_REGION: 'ap-southeast-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    }))
      vi.stubEnv(name, value);
    vi.spyOn(log, 'warn').mockReturnValue();
  });
  afterEach(() => void vi.restoreAllMocks());

  /** What comes of a push whose carrier answers so, and what it was asked. */
  async function send(answer: () => Response | Promise<Response>, urgent?: boolean) {
    playSecrets({ 'cholang/push': 'a secret only this test run knows' });
    let asked: Request | undefined;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, given) => {
      asked = new Request(address, given);
      return answer();
    });
    const said = { text: 'Đơn đã giao', topic: 'order-1', ...(urgent !== undefined && { urgent }) };
    return { outcome: await sendPush({ endpoint, keys }, said), headers: asked?.headers };
  }

  it.each([
    [201, 'delivered'],
    [404, 'gone'],
    [410, 'gone'],
    [400, 'failed'],
    [429, 'failed'],
    [503, 'failed'],
  ])('that is answered with %i is %s', async (status, expected) => {
    const { outcome } = await send(() => new Response(null, { status }));
    expect(outcome).toBe(expected);
    expect(log.warn).toHaveBeenCalledTimes(expected === 'failed' ? 1 : 0);
  });

  it('that nobody answers has failed', async () => {
    expect((await send(() => Promise.reject(new Error('No way')))).outcome).toBe('failed');
  });

  it('waits a day under its topic, and at once only where it is urgent', async () => {
    const { headers } = await send(() => new Response(null, { status: 201 }));
    const names = ['ttl', 'topic', 'urgency', 'content-encoding'];
    expect(names.map((name) => headers?.get(name))).toEqual(['86400', 'order-1', 'normal', 'aes128gcm']);
    const urgent = await send(() => new Response(null, { status: 201 }), true);
    expect(urgent.headers?.get('urgency')).toBe('high');
  });

  it('says who sends it, to whose door, for half a day: a carrier refuses what is good for more than a day', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-01T00:00:00Z'), toFake: ['Date'] });
    const { headers } = await send(() => new Response(null, { status: 201 }));
    vi.useRealTimers();
    const token = /^vapid t=[^.]+\.([^.]+)\.[^,]+, k=/.exec(headers?.get('authorization') ?? '')?.[1] ?? '';
    expect(JSON.parse(Buffer.from(token, 'base64url').toString())).toEqual({
      aud: 'https://fcm.googleapis.com',
      exp: Date.parse('2026-03-01T12:00:00Z') / 1000,
      sub: 'mailto:shop@cholang.test',
    });
  });
});
