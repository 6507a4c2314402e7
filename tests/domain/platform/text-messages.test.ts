import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendTextMessage } from '#functions/platform/clients/text-messages.ts';
import { startCold } from '#functions/platform/cold-start.ts';
import { log } from '#functions/platform/log.ts';
import { playSecrets } from '../support/secret.ts';

const message = { id: 'code-1', to: '+84912345678', channel: 'zalo', text: '123456' } as const;
const provider = vi.fn<typeof fetch>();
const warned = vi.fn<typeof log.warn>();

beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'ap-southeast-1');
  vi.stubEnv('MESSAGES_API_URL', 'https://messages.test');
  vi.stubEnv('MESSAGES_SECRET_ID', 'cholang/messages');
  startCold();
  playSecrets({ 'cholang/messages': 'the secret of the carrier' });
  provider.mockReset().mockImplementation(async () => new Response());
  warned.mockReset();
  vi.stubGlobal('fetch', provider);
  vi.spyOn(log, 'warn').mockImplementation(warned);
});
afterEach(() => {
  vi.unstubAllEnvs();
  startCold();
});

describe('a text message', () => {
  it('is handed to the provider whole, with the shop’s secret, and is waited for six seconds', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout');
    expect(await sendTextMessage(message)).toBe(true);
    const [[address, { headers, method, body, signal } = {}] = []] = provider.mock.calls;
    expect([address, method, JSON.parse(body as string)]).toEqual([
      'https://messages.test/v1/messages',
      'POST',
      message,
    ]);
    expect(headers).toEqual({
      authorization: 'Bearer the secret of the carrier',
      'content-type': 'application/json',
    });
    expect(patience.mock.calls).toEqual([[6000]]);
    expect(signal).toBe(patience.mock.results[0]?.value);
    expect(warned).not.toHaveBeenCalled();
  });

  it('that is not taken is logged without its text and its number', async () => {
    provider.mockImplementation(async () => new Response(null, { status: 429 }));
    expect(await sendTextMessage(message)).toBe(false);
    expect(warned.mock.calls).toEqual([[expect.any(String), { status: 429, channel: 'zalo' }]]);
  });

  it('is not sent if the provider does not answer, with the reason in the log', async () => {
    const error = new TypeError('fetch failed');
    provider.mockRejectedValue(error);
    expect(await sendTextMessage(message)).toBe(false);
    expect(warned.mock.calls).toEqual([[expect.any(String), { error }]]);
  });

  it('is not sent where the shop has no provider', async () => {
    vi.stubEnv('MESSAGES_API_URL', '');
    expect(await sendTextMessage(message)).toBe(false);
    expect(provider).not.toHaveBeenCalled();
  });

  it.each([undefined, 'messages.test'])('needs an address for its provider: %s is none', async (address) => {
    vi.stubEnv('MESSAGES_API_URL', address);
    await expect(sendTextMessage(message)).rejects.toThrow('MESSAGES_API_URL');
  });
});
