import { type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { sendFailure } from '../http/http-tools.ts';

/** Hands a signed request on as CloudFront does: path and query as they came, under the bucket's own name. */
export function passSigned(request: IncomingMessage, response: ServerResponse, bucket: string): void {
  const url = new URL(bucket + (request.url ?? '/'));
  const { method, headers } = request;
  const forwarded = send(url, { method, headers: { ...headers, host: url.host } }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  forwarded.on('error', () =>
    response.headersSent ? response.destroy() : sendFailure(response, 503, 'UNAVAILABLE', 'Try again'),
  );
  request.on('close', () => request.complete || forwarded.destroy()).pipe(forwarded);
}
