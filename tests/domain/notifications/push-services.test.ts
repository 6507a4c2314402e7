import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { providerAddresses } from '#infra/local/providers/provider-addresses.ts';
import { isPushService } from '#functions/platform/push/push-client.ts';

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
