import * as z from 'zod';
import { Faults } from '../common/faults.ts';
import { createOutbox } from '../common/outbox.ts';
import { type Answer, type Ask, control, orTrouble } from '../common/provider-door.ts';
import { type Provider, providerBases, type ProviderContext } from '../common/provider.ts';
import { StoredMessage } from './stored-message.ts';
import { messagesPage } from './messages-page.ts';

const base = providerBases.messages;
const maxKept = 200;

const Handover = StoredMessage.omit({ at: true });
const Messages = z.array(StoredMessage);

/** Simulates the provider of SMS and Zalo messages; a repeated id is stored once. */
export function createMessages({ clock, state, secret }: ProviderContext): Provider {
  const faults = Faults.parse({});
  const outbox = createOutbox({ now: clock.now, faults, isGood: () => true, retryMinutes: [] });
  const list = (): StoredMessage[] => Messages.parse(JSON.parse(state.read('messages:all') ?? '[]'));

  function take({ headers, body }: Ask): Answer {
    if (headers.authorization !== `Bearer ${secret('messages')}`)
      return { status: 401, json: { message: 'Sai mã truy cập' } };
    const { data } = Handover.safeParse(JSON.parse(body || '{}'));
    if (!data) return { status: 400, json: { message: 'Thiếu thông tin' } };
    const known = list();
    if (!known.some(({ id }) => id === data.id)) {
      const kept = { ...data, at: new Date(clock.now()).toISOString() };
      state.write('messages:all', JSON.stringify([kept, ...known].slice(0, maxKept)));
    }
    return { json: { status: 'accepted', id: data.id } };
  }

  async function answer(ask: Ask): Promise<Answer | undefined> {
    const { method, path, url } = ask;
    if (method === 'POST' && path === '/v1/messages') return orTrouble(faults, () => take(ask));
    if (method === 'GET' && path === '')
      return { page: messagesPage(list(), { notices: outbox.list(), faults }) };
    if (method === 'GET' && path === '/messages.json') {
      const to = url.searchParams.get('to');
      return { json: list().filter((message) => !to || message.to === to) };
    }
    return control(base, ask, outbox, faults);
  }

  return { answer, pump: outbox.pump, isIdle: outbox.isIdle };
}
