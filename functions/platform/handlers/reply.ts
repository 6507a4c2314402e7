import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError } from '#shared/contract/errors.ts';
import type { Failure } from '#shared/contract/failure.ts';
import type { Language } from '#shared/values/language.ts';
import { edgeCaching } from './cache-lifetime.ts';
import { fileDisposition } from '#shared/contract/file-name.ts';
import { FileReply, type FileType } from '#shared/contract/file-reply.ts';
import { ReadyReply } from './ready-reply.ts';
import { errorMessage } from '#shared/messages/index.ts';
import type { AnyContract } from '#shared/contract/route.ts';

export type Reply = APIGatewayProxyStructuredResultV2 & { headers: Record<string, string> };

const json = { 'content-type': 'application/json; charset=utf-8' };

/** The CDN may cache public reads with `cacheSeconds`; all other replies are private and not stored. */
const cacheControl = ({ cacheSeconds, staleSeconds = 30 }: AnyContract, most?: number): string =>
  cacheSeconds ? edgeCaching({ keep: cacheSeconds, stale: staleSeconds }, most) : 'no-store';

/** API Gateway takes binary bodies as base64 text and sends them as bytes. */
function fileReply(status: number, type: FileType, given: unknown): Reply {
  const { name, bytes } = FileReply.parse(given);
  return {
    statusCode: status,
    headers: {
      'content-type': type,
      'content-disposition': fileDisposition(name),
      'cache-control': 'no-store',
      vary: 'accept-language',
    },
    body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
    isBase64Encoded: true,
  };
}

const jsonReply = (contract: AnyContract, given: unknown, freshSeconds?: number): Reply => ({
  statusCode: contract.status,
  headers: { ...json, 'cache-control': cacheControl(contract, freshSeconds), vary: 'accept-language' },
  body: given instanceof ReadyReply ? given.text : JSON.stringify(contract.reply.parse(given)),
});

/** Builds a reply, parsed by the contract unless a `ReadyReply`; undeclared fields are never sent. */
export const success = (contract: AnyContract, given: unknown, freshSeconds?: number): Reply =>
  contract.file ? fileReply(contract.status, contract.file, given) : jsonReply(contract, given, freshSeconds);

export function failure(error: unknown, language: Language, requestId: string): Reply {
  const { code, status, details } = error instanceof AppError ? error : new AppError('INTERNAL');
  const body: Failure = {
    message: errorMessage(code, language, details.params),
    code,
    statusCode: status,
    requestId,
    ...(details.errors && { errors: details.errors }),
    ...(details.retryAfter !== undefined && { retryAfter: details.retryAfter }),
    ...(details.userStatus && { userStatus: details.userStatus }),
    ...(details.params && { params: details.params }),
  };
  return {
    statusCode: status,
    headers: {
      ...json,
      'cache-control': 'no-store',
      ...(details.retryAfter !== undefined && { 'retry-after': String(details.retryAfter) }),
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
    },
    body: JSON.stringify(body),
  };
}
