import { checksum } from '#functions/domain/payments/providers/vietqr.ts';

export type QrFacts = { bin: string; account: string; amount: number | undefined; purpose: string };

/** Parses a sequence of fields: two-digit id, two-digit length, value. */
function fieldsIn(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at + 4 <= text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    if (!Number.isInteger(length)) break;
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

/** Reads a VietQR code as banking apps do; undefined for a wrong checksum or another kind. */
export function readQr(text: string): QrFacts | undefined {
  const [body, given] = [text.slice(0, -4), text.slice(-4)];
  if (checksum(body) !== given) return undefined;
  const fields = fieldsIn(text);
  const receiver = fieldsIn(fieldsIn(fields.get('38') ?? '').get('01') ?? '');
  const [bin, account] = [receiver.get('00'), receiver.get('01')];
  if (!bin || !account) return undefined;
  const amount = fields.get('54');
  return {
    bin,
    account,
    amount: amount === undefined ? undefined : Number(amount),
    purpose: fieldsIn(fields.get('62') ?? '').get('08') ?? '',
  };
}
