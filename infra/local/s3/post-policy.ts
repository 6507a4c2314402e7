import * as z from 'zod';
import { sameSecret } from '#functions/platform/content/same-secret.ts';
import { credentials, type Refusal, signatureOf } from '../http/sigv4.ts';

const Policy = z.object({
  expiration: z.string(),
  conditions: z.array(
    z.union([z.array(z.union([z.string(), z.number()])), z.record(z.string(), z.string())]),
  ),
});

type Form = { fields: Map<string, string>; fileSize: number };

/** Reads the fields of an upload form and the size of its file, which is the last part. */
export function readForm(body: Buffer, contentType: string): Form | undefined {
  const boundary = /boundary="?([^\s;"]+)"?/i.exec(contentType)?.[1];
  if (!boundary) return undefined;
  const fields = new Map<string, string>();
  let start = body.indexOf(`--${boundary}`);
  while (start >= 0) {
    const end = body.indexOf(`\r\n--${boundary}`, start + 1);
    const split = body.indexOf('\r\n\r\n', start);
    if (end < 0 || split < 0 || split > end) return undefined;
    const head = body.subarray(start, split).toString('utf8');
    const name = /name="([^"]*)"/i.exec(head)?.[1] ?? '';
    if (name === 'file' || /filename="/i.test(head)) return { fields, fileSize: end - split - 4 };
    fields.set(name.toLowerCase(), body.subarray(split + 4, end).toString('utf8'));
    start = end + 2;
  }
  return undefined;
}

const denied = (message: string): Refusal => ({ status: 403, code: 'AccessDenied', message });
const failedCondition = (condition: unknown) =>
  denied(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(condition)}`);

const ungoverned = new Set(['policy', 'x-amz-signature', 'file']);

function checkConditions(
  { conditions }: z.output<typeof Policy>,
  { fields, fileSize }: Form,
): Refusal | undefined {
  const named = new Set<string>();
  const value = (name: string) => fields.get(name) ?? '';
  for (const condition of conditions) {
    const rules = Array.isArray(condition)
      ? [condition]
      : Object.entries(condition).map(([name, wanted]) => ['eq', `$${name}`, wanted]);
    for (const [kind, subject = '', wanted = ''] of rules) {
      if (kind === 'content-length-range') {
        const tooLarge = fileSize > Number(wanted);
        if (!tooLarge && fileSize >= Number(subject)) continue;
        const code = tooLarge ? 'EntityTooLarge' : 'EntityTooSmall';
        return { status: 400, code, message: 'Your upload is outside the allowed size.' };
      }
      const name = String(subject).replace(/^\$/, '').toLowerCase();
      named.add(name);
      const fits =
        kind === 'starts-with' ? value(name).startsWith(String(wanted)) : value(name) === String(wanted);
      if (!fits) return failedCondition(condition);
    }
  }
  const extra = [...fields.keys()].find(
    (name) => !named.has(name) && !ungoverned.has(name) && !name.startsWith('x-ignore-'),
  );
  return extra ? denied(`Invalid according to Policy: Extra input fields: ${extra}`) : undefined;
}

/** Checks an upload form's policy; undefined if signature and all conditions hold, else the refusal. */
export function checkPolicy(form: Form, bucket: string, now: number): Refusal | undefined {
  const encoded = form.fields.get('policy');
  const [keyId = '', ...scope] = (form.fields.get('x-amz-credential') ?? '').split('/');
  if (!encoded || keyId !== credentials.accessKeyId) return denied('Access Denied');
  if (!sameSecret(form.fields.get('x-amz-signature') ?? '', signatureOf(scope.join('/'), encoded))) {
    return { status: 403, code: 'SignatureDoesNotMatch', message: 'The policy signature does not match.' };
  }
  const policy = Policy.safeParse(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  if (!policy.success)
    return { status: 400, code: 'InvalidPolicyDocument', message: 'The policy cannot be read.' };
  if (Date.parse(policy.data.expiration) <= now)
    return denied('Invalid according to Policy: Policy expired.');
  const fields = new Map(form.fields).set('bucket', bucket);
  return checkConditions(policy.data, { ...form, fields });
}
