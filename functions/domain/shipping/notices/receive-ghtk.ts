import { AppError } from '#shared/contract/errors.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';
import { sameSecret } from '#functions/platform/content/same-secret.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Carrier } from '../carriers/carrier.ts';
import { keepCarrierNotice } from './carrier-notice.ts';

type RawNotice = { body: Uint8Array; query: string; headers: Record<string, string | undefined> };

/** Receives a GHTK webhook, by a secret URL as it is unsigned. GHTK is then asked to confirm it. */
export async function receiveGhtk(
  { table, now }: Context,
  carrier: Pick<Carrier, 'readHint'>,
  { body, query, headers }: RawNotice,
): Promise<{ success: true }> {
  const shown = new URLSearchParams(query).get('hash') ?? '';
  if (!sameSecret(shown, await getSecret('GHTK_HOOK_SECRET_ID'))) throw new AppError('WEBHOOK_REFUSED');
  const raw = Buffer.from(body).toString('utf8');
  const hint = carrier.readHint(raw, headers['content-type'] ?? '');
  if (!hint) throw new AppError('WEBHOOK_REFUSED');
  await keepCarrierNotice(table, { carrier: 'ghtk', raw, receivedAt: now().toISOString(), hint });
  return { success: true };
}
