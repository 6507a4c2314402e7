import { type Faults, takeOne } from './faults.ts';

/** A signed call to the shop. */
export type Call = { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; body?: string };

export type Notice = {
  id: number;
  label: string;
  state: 'waiting' | 'held' | 'lost' | 'taken' | 'refused';
  dueAt: number;
  tries: number;
  /** The shop's reply to the last try. */
  answer: string;
};

type OutboxNotice = Notice & { build: () => Call; tampers: boolean };

type Options = {
  now: () => number;
  faults: Faults;
  /** Whether the shop's reply ends the retries. */
  isGood: (status: number, body: string) => boolean;
  /** Minutes until a notice that was not accepted is sent again, for each retry. */
  retryMinutes: readonly number[];
};

const maxKept = 2000;
const patienceMs = 30_000;

/** Changes the first digit of a text. */
const changed = (text: string): string => text.replace(/\d/, (figure) => String((Number(figure) + 1) % 10));

function tamper({ url, body, ...call }: Call): Call {
  if (body !== undefined) return { ...call, url, body: changed(body) };
  const [address = '', query = ''] = url.split('?');
  return { ...call, url: `${address}?${changed(query)}` };
}

async function send({ url, ...init }: Call): Promise<{ status: number; body: string }> {
  try {
    const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
    return { status: reply.status, body: (await reply.text()).slice(0, 300) };
  } catch (error) {
    return { status: 0, body: error instanceof Error ? error.message : String(error) };
  }
}

/** Creates a provider's outbox, which sends notices to the shop and retries them until the shop accepts. */
export function createOutbox({ now, faults, isGood, retryMinutes }: Options) {
  const notices: OutboxNotice[] = [];
  let lastId = 0;
  let underWay = 0;

  async function attempt(notice: OutboxNotice): Promise<void> {
    notice.tries += 1;
    notice.dueAt = Infinity;
    underWay += 1;
    const call = notice.build();
    const { status, body } = await send(notice.tampers ? tamper(call) : call).finally(() => (underWay -= 1));
    notice.answer = `${status || 'no answer'} ${body}`;
    const minutes = retryMinutes[notice.tries - 1];
    if (isGood(status, body)) notice.state = 'taken';
    else if (minutes === undefined) notice.state = 'refused';
    else notice.dueAt = now() + minutes * 60_000;
  }

  async function pump(): Promise<void> {
    const due = notices.filter(({ state, dueAt }) => state === 'waiting' && dueAt <= now());
    await Promise.all(due.map(attempt));
  }

  function add(label: string, build: () => Call, laterSeconds: number): OutboxNotice {
    const state = takeOne(faults, 'lose') ? 'lost' : faults.hold === 'yes' ? 'held' : 'waiting';
    const dueAt = now() + (faults.delaySeconds + laterSeconds) * 1000;
    const tampers = takeOne(faults, 'tamper');
    lastId += 1;
    const notice: OutboxNotice = { id: lastId, label, state, dueAt, tries: 0, answer: '', build, tampers };
    notices.push(notice);
    if (notices.length > maxKept) notices.shift();
    return notice;
  }

  const view = ({ id, label, state, dueAt, tries, answer }: OutboxNotice): Notice => ({
    id,
    label,
    state,
    dueAt: Number.isFinite(dueAt) ? dueAt : 0,
    tries,
    answer,
  });

  return {
    /** Queues a notice and returns at once, as the provider's own pages do. */
    post(label: string, build: () => Call, { laterSeconds = 0 }: { laterSeconds?: number } = {}): void {
      for (let copy = 0; copy < faults.copies; copy += 1) add(label, build, laterSeconds);
      void pump();
    },
    pump,
    /** Lists notices, newest first. */
    list: (): Notice[] => notices.map(view).reverse(),
    /** Sends held notices one after the other. */
    async release(order: 'given' | 'reversed'): Promise<number> {
      const held = notices.filter(({ state }) => state === 'held');
      if (order === 'reversed') held.reverse();
      for (const notice of held) {
        notice.state = 'waiting';
        await attempt(notice);
      }
      return held.length;
    },
    /** Sends a notice to the shop again, whatever its state. */
    async resend(id: number): Promise<boolean> {
      const notice = notices.find((one) => one.id === id);
      if (!notice) return false;
      Object.assign(notice, { state: 'waiting', tampers: false });
      await attempt(notice);
      return true;
    },
    isIdle: (): boolean =>
      underWay === 0 && !notices.some(({ state, dueAt }) => state === 'waiting' && dueAt <= now()),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
