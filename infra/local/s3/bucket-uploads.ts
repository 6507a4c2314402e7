import { type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { drain } from '../http/drain.ts';
import { sendFailure } from '../http/http-tools.ts';

/** Forwards a signed request as CloudFront does: unchanged path and query, under the bucket's own host name. */
export function passSigned(request: IncomingMessage, response: ServerResponse, bucket: string): void {
  const url = new URL(bucket + (request.url ?? '/'));
  const { method, headers } = request;
  const forwarded = send(url, { method, headers: { ...headers, host: url.host } }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    response.on('close', () => {
      reply.destroy();
      drain(request, forwarded);
    });
    reply.pipe(response);
  });
  forwarded.on('error', () =>
    response.headersSent ? response.destroy() : sendFailure(response, 503, 'UNAVAILABLE', 'Try again'),
  );
  request.on('close', () => request.complete || forwarded.destroy()).pipe(forwarded);
}
