import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '#shared/contract/errors.ts';
import { usualBytes } from '#shared/contract/route.ts';

/** Maximum nesting; no contract describes anything deeper. */
const deepest = 32;

/** Checks the nesting of brackets without parsing, so that nothing is built for a hostile body. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place];
    if (isQuoted) {
      if (letter === '\\') place += 1;
      else if (letter === '"') isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === '[' || letter === '{') {
      depth += 1;
      if (depth > deepest) return true;
    } else if (letter === ']' || letter === '}') depth -= 1;
  }
  return false;
}

/** Rejects texts with a lone surrogate: JavaScript accepts them, but the table and mail do not. */
export function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => name.isWellFormed() && isWellFormed(part));
}

type HttpBody = Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded'>;

function textOf({ body = '', isBase64Encoded }: HttpBody, maxBytes: number) {
  // Cheap check before decoding: four characters of base64 are three bytes, and a character of plain text is at
  // least one.
  if (body.length > (isBase64Encoded ? Math.ceil(maxBytes / 3) * 4 : maxBytes))
    throw new AppError('PAYLOAD_TOO_LARGE');
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
  if (Buffer.byteLength(text) > maxBytes) throw new AppError('PAYLOAD_TOO_LARGE');
  return text;
}

/** Parses text from outside; MALFORMED_JSON if not JSON, too deep or with a lone surrogate. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new AppError('MALFORMED_JSON');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('MALFORMED_JSON', {}, { cause });
  }
  if (!isWellFormed(value)) throw new AppError('MALFORMED_JSON');
  return value;
}

/** Returns the parsed body of a request, or undefined if the body is empty. */
export function readJson(event: HttpBody, maxBytes = usualBytes): unknown {
  const text = textOf(event, maxBytes);
  return text === '' ? undefined : parseJson(text);
}
