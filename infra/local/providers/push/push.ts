import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { Faults } from '../common/faults.ts';
import { createOutbox } from '../common/outbox.ts';
import { type Answer, type Ask, control, orTrouble } from '../common/provider-door.ts';
import { type Provider, providerBases, type ProviderContext } from '../common/provider.ts';
import { pushPage } from './push-page.ts';
import { Browser, type PushDelivery } from './push-browsers.ts';
import { pairOf, readPush, wrongWithSender } from './push-reading.ts';

const base = providerBases.push;

const Ids = z.array(z.string());
const Which = z.object({ id: z.string() });
const most = 200;

const no = (status: number, message: string): Answer => ({ status, json: { message } });

/** Simulates a push service and its browsers: messages are validated, then decrypted. */
export function createPush({ clock, state, shop }: ProviderContext): Provider {
  const faults = Faults.parse({});
  // The simulator sends no notices to the shop.
  const outbox = createOutbox({ now: clock.now, faults, isGood: () => true, retryMinutes: [] });
  const delivered: PushDelivery[] = [];

  const find = (id: string): Browser | undefined => {
    const text = state.read(`push:${id}`);
    return text === undefined ? undefined : Browser.parse(JSON.parse(text));
  };
  const ids = (): string[] => Ids.parse(JSON.parse(state.read('push:all') ?? '[]'));
  const save = (browser: Browser) => state.write(`push:${browser.id}`, JSON.stringify(browser));

  /** Creates a subscription like `pushManager.subscribe` in a real browser. */
  function subscribe(): Answer {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const browser: Browser = {
      id: randomUUID(),
      privateKey: pair.getPrivateKey().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
      at: clock.now(),
      isGone: false,
    };
    save(browser);
    state.write('push:all', JSON.stringify([...ids(), browser.id].slice(-most)));
    return {
      status: 201,
      json: {
        endpoint: `${shop()}${base}/to/${browser.id}`,
        keys: { p256dh: pairOf(browser).getPublicKey().toString('base64url'), auth: browser.auth },
      },
    };
  }

  function take(id: string, { headers, bytes }: Ask): Answer {
    const browser = find(id);
    if (!browser) return no(404, 'No such subscription');
    if (browser.isGone) return no(410, 'Unsubscribed');
    const wrong = wrongWithSender(headers.authorization, {
      origin: new URL(shop()).origin,
      seconds: Math.floor(clock.now() / 1000),
    });
    if (wrong) return no(403, wrong);
    if (headers['content-encoding'] !== 'aes128gcm' || !headers['ttl']) return no(400, 'Not a push');
    try {
      const text = readPush(bytes, browser);
      const topic = String(headers['topic'] ?? '');
      delivered.push({ at: clock.now(), to: id, text, topic, bytes: bytes.length });
      if (delivered.length > most) delivered.shift();
    } catch {
      return no(400, 'The browser cannot read it');
    }
    return { status: 201, json: {} };
  }

  function leave({ fields, isForm }: Ask): Answer {
    const browser = find(Which.safeParse(fields).data?.id ?? '');
    if (!browser) return no(404, 'No such subscription');
    save({ ...browser, isGone: true });
    return isForm ? { goTo: base } : { json: {} };
  }

  async function answer(ask: Ask): Promise<Answer | undefined> {
    const { method, path } = ask;
    const [, to = ''] = /^\/to\/([\w-]+)$/.exec(path) ?? [];
    if (method === 'POST' && to !== '') return orTrouble(faults, () => take(to, ask));
    if (method === 'POST' && path === '/subscriptions') return subscribe();
    if (method === 'POST' && path === '/gone') return leave(ask);
    if (method === 'GET' && path === '/messages.json') return { json: delivered };
    if (method === 'GET' && path === '')
      return {
        page: pushPage(
          ids().flatMap((id) => find(id) ?? []),
          delivered,
        ),
      };
    return control(base, ask, outbox, faults);
  }

  return { answer, pump: outbox.pump, isIdle: outbox.isIdle };
}
