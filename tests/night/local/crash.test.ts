import { describe, expect, it } from 'vitest';
import type { Failure } from '#shared/contract/failure.ts';
import type { Mail } from '#infra/local/mail/mailbox.ts';
import { freshEmail, freshPhone, password } from '#tests/support/world.ts';
import { aCloudToKill } from '#tests/local/fixtures/cloud-to-kill.ts';
import { eventually } from '#tests/local/fixtures/eventually.ts';
import { databasePid, isDatabase } from '#tests/local/fixtures/processes.ts';

const { home, startCloud } = aCloudToKill();

const post = (url: string, path: string, body: unknown) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

type Attempt = { email: string; status: number | undefined };

/** One registration; no status when the cloud was gone before it answered. */
async function register(url: string, onAnswer: () => void): Promise<Attempt> {
  const email = freshEmail();
  const form = { fullName: 'Nguyễn Thị Đào', email, phoneNumber: freshPhone(), password };
  const status = await post(url, '/api/auth/register', form).then(
    (reply) => reply.status,
    () => undefined,
  );
  if (status === 201) onAnswer();
  return { email, status };
}

async function mailsPerAddress(url: string): Promise<Map<string, number>> {
  const mails = (await (await fetch(`${url}/dev/mail.json?limit=500`)).json()) as Mail[];
  const addresses = Map.groupBy(
    mails.flatMap(({ to }) => to),
    (address) => address,
  );
  return new Map([...addresses].map(([address, all]) => [address, all.length]));
}

describe('a cloud that is killed', () => {
  it('loses nothing it answered for, and sends each mail once', async () => {
    const first = startCloud();
    const url = await first.ready();
    const firstDatabase = databasePid(home) ?? 0;
    let answered = 0;
    const half = Promise.withResolvers<void>();
    const onAnswer = () => (answered += 1) === 10 && half.resolve();
    const running = Array.from({ length: 40 }, () => register(url, onAnswer));
    await Promise.race([half.promise, Promise.all(running)]);
    await first.end('SIGKILL');
    const attempts = await Promise.all(running);
    const accepted = attempts.filter(({ status }) => status === 201).map(({ email }) => email);
    expect(accepted.length).toBeGreaterThanOrEqual(10);
    expect(attempts.some(({ status }) => status === undefined)).toBe(true);

    // Killed once more while it gets up.
    const second = startCloud();
    await eventually(() => databasePid(home) !== firstDatabase && databasePid(home));
    const secondDatabase = databasePid(home) ?? 0;
    await second.end('SIGKILL');

    const third = startCloud();
    const again = await third.ready();
    expect([isDatabase(firstDatabase), isDatabase(secondDatabase)]).toEqual([false, false]);
    for (const username of accepted) {
      const reply = await post(again, '/api/auth/login', { username, password });
      expect(((await reply.json()) as Failure).code).toMatch(
        /^(EMAIL_NOT_VERIFIED|VERIFICATION_ALREADY_SENT)$/,
      );
    }
    let looks = 0;
    const counts = await eventually(async () => {
      // A mail whose worker was killed is leased to it still: time has to pass.
      if ((looks += 1) % 20 === 0) await post(again, '/dev/clock', { advanceSeconds: 400 });
      const mails = await mailsPerAddress(again);
      return accepted.every((email) => mails.has(email)) && mails;
    }, 20);
    await post(again, '/dev/clock', { advanceSeconds: 400 });
    await eventually(async () => {
      const queues = (await (await fetch(`${again}/dev/queues.json`)).json()) as {
        waiting: number;
        inFlight: number;
      }[];
      return queues.every(({ waiting, inFlight }) => waiting + inFlight === 0);
    });
    expect([...(await mailsPerAddress(again)).values()].filter((count) => count !== 1)).toEqual([]);
    expect(counts.size).toBeGreaterThanOrEqual(accepted.length);
    await third.end('SIGKILL');
  });
});
