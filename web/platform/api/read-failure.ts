import type { Failure } from '#shared/contract/failure.ts';
import { i18n } from '../i18n/i18n.ts';
import { ApiError } from './api-error.ts';

type Answer = { statusCode: number; headers: Record<string, string>; body?: string };

/** Reads the server's response from Amplify's error; without one, the request or its response was lost. */
function answerOf(error: unknown): Answer | undefined {
  if (typeof error !== 'object' || error === null || !('response' in error)) return undefined;
  return error.response as Answer | undefined;
}

function parsed(body: string | undefined): Partial<Failure> {
  try {
    const value: unknown = JSON.parse(body ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // The body is a proxy's HTML page or empty, so only the status is known.
    return {};
  }
}

const seconds = (text: string | undefined): number | undefined => {
  const value = Number(text);
  return text && Number.isFinite(value) ? value : undefined;
};

/** Converts anything the transport threw to an ApiError. */
export function readFailure(error: unknown): ApiError {
  const answer = answerOf(error);
  if (!answer) {
    const code = error instanceof Error && error.name === 'TimeoutError' ? 'TIMEOUT' : 'NETWORK';
    const message = code === 'TIMEOUT' ? 'api.timeout' : 'api.network';
    return new ApiError({ status: 0, code, message: i18n.t(message, { ns: 'shell' }) }, { cause: error });
  }
  const failure = parsed(answer.body);
  return new ApiError(
    {
      status: answer.statusCode,
      code: failure.code ?? 'UNKNOWN',
      message: failure.message ?? i18n.t('api.failed', { ns: 'shell' }),
      body: failure,
      requestId: failure.requestId ?? answer.headers['apigw-requestid'] ?? answer.headers['x-request-id'],
      retryAfter: failure.retryAfter ?? seconds(answer.headers['retry-after']),
      errors: failure.errors,
    },
    { cause: error },
  );
}
