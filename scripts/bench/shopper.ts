import { performance } from 'node:perf_hooks';
import * as z from 'zod';
import { demoPassword } from '#seed/world/members.ts';

const consumed = /desc="(\d+) trips, ([\d.]+) RCU, ([\d.]+) WCU"/;
const Session = z.object({ accessToken: z.string(), refreshToken: z.string() });

export type Answer = {
  status: number;
  milliseconds: number;
  trips: number;
  readUnits: number;
  writeUnits: number;
  body: unknown;
};

/** Signs in a member of the demo shop, and calls the API as the web app does. */
export async function aShopper(origin: string, email: string) {
  let token = '';

  async function send(method: string, path: string, body?: object): Promise<Answer> {
    const started = performance.now();
    const reply = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await reply.json();
    const milliseconds = performance.now() - started;
    const [, trips = 0, read = 0, write = 0] = consumed.exec(reply.headers.get('server-timing') ?? '') ?? [];
    return {
      status: reply.status,
      milliseconds,
      trips: Number(trips),
      readUnits: Number(read),
      writeUnits: Number(write),
      body: answer,
    };
  }

  /** Sends a request that has to succeed; otherwise the measurement is invalid. */
  async function must(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await send(method, path, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  const signedIn = await must('POST', '/auth/login', { username: email, password: demoPassword });
  token = Session.parse(signedIn.body).accessToken;
  return { send, must, session: { ...Session.parse(signedIn.body), username: email } };
}

export type Shopper = Awaited<ReturnType<typeof aShopper>>;
