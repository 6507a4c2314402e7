import * as z from 'zod';
import { readConfig } from '#functions/platform/config.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';
import { log } from '#functions/platform/log.ts';
import { CarrierRefusal, CarrierSilence } from './carrier.ts';

const config = readConfig({ GHTK_API_URL: z.url(), GHTK_CLIENT: z.string() });

const patienceMilliseconds = 9000;

/** A fee, which comes as a number or as text, or is missing. */
export const Fee = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => {
    const fee = Math.round(Number(value ?? 0));
    return Number.isFinite(fee) ? Math.max(0, fee) : 0;
  });

/** An id or code, which comes as text or as a number. */
export const Code = z.union([z.string(), z.number()]).transform(String);

const Envelope = z.looseObject({
  success: z.boolean(),
  message: z.string().nullish(),
  code: Code.nullish(),
  error: z.looseObject({ code: Code.nullish(), ghtk_label: Code.nullish() }).nullish().catch(null),
  ghtk_label: Code.nullish(),
});
export type GhtkAnswer = z.infer<typeof Envelope>;

type Ask = { method: 'GET' | 'POST'; path: string; body?: unknown };

async function send({ method, path, body }: Ask): Promise<Response> {
  const { GHTK_API_URL, GHTK_CLIENT } = config();
  const token = await getSecret('GHTK_SECRET_ID');
  try {
    return await fetch(`${GHTK_API_URL}${path}`, {
      method,
      headers: {
        token,
        'x-client-source': GHTK_CLIENT,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
  } catch (cause) {
    throw new CarrierSilence('GHTK does not answer', { cause });
  }
}

/** Parses GHTK's answer: refusals often come with HTTP 200; unreadable ones throw `CarrierSilence`. */
async function readAnswer(reply: Response): Promise<GhtkAnswer> {
  const text = await reply.text().catch(() => '');
  if (reply.status >= 500) throw new CarrierSilence(`GHTK answered ${reply.status}`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new CarrierSilence(`GHTK answered ${reply.status} with no JSON`, { cause });
  }
  const { data } = Envelope.safeParse(json);
  if (!data) throw new CarrierSilence(`GHTK answered ${reply.status} with something else`);
  return data;
}

const loadChunk = ({ code, error }: GhtkAnswer): string => error?.code ?? code ?? '';

function refuse(answer: GhtkAnswer, status: number): never {
  const message = answer.message ?? `GHTK ${status}`;
  log.warn('ghtk refuses', { status, code: loadChunk(answer), message });
  throw new CarrierRefusal(message, loadChunk(answer));
}

/** Calls GHTK and returns a successful answer. `known` may accept a refusal as success. */
export async function askGhtk(
  ask: Ask,
  known: (answer: GhtkAnswer, code: string) => boolean = () => false,
): Promise<GhtkAnswer> {
  const reply = await send(ask);
  const answer = await readAnswer(reply);
  if ((reply.ok && answer.success) || known(answer, loadChunk(answer))) return answer;
  return refuse(answer, reply.status);
}

/** Downloads a file. If GHTK sends JSON instead, it contains the reason for the refusal. */
export async function fetchGhtkFile(path: string, type: string): Promise<Uint8Array<ArrayBuffer>> {
  const reply = await send({ method: 'GET', path });
  if (!reply.ok || !reply.headers.get('content-type')?.includes(type))
    return refuse(await readAnswer(reply), reply.status);
  try {
    return new Uint8Array(await reply.arrayBuffer());
  } catch (cause) {
    throw new CarrierSilence('GHTK ended its answer in the middle', { cause });
  }
}
