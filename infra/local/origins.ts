import { sendObject } from './bucket-files.ts';
import { type Behaviour, readBehaviours } from './cdn.ts';
import type { Answer } from './front-door.ts';
import { createHttpGateway } from './http-gateway.ts';
import type { DeclaredApi } from './http-routes.ts';
import { sendFailure } from './http-tools.ts';
import type { Runtime } from './lambda-runtime.ts';
import type { SendFile } from './static-files.ts';
import type { Assembly } from './template.ts';

type Options = {
  assembly: Assembly;
  apis: DeclaredApi[];
  runtime: Runtime;
  s3Endpoint: string;
  socketOrigin: string;
  pages: Answer | undefined;
  now: () => number;
};

export const pagesFrom =
  (sendFile: SendFile): Answer =>
  (request, response, url) =>
    sendFile(request, response, url.pathname);

const bucketOf = (origin: string): string | undefined => /^(.+)\.s3[.-]/.exec(origin)?.[1];

/** Who answers for each behaviour of the CDN: an HTTP API, the web app's files, or a bucket. */
export function createOrigins({ assembly, apis, runtime, s3Endpoint, socketOrigin, pages, now }: Options) {
  const gateways = new Map(
    apis
      .filter(({ protocol }) => protocol === 'HTTP')
      .map((api) => [api.id, createHttpGateway(api, runtime, now)]),
  );
  const behaviours = readBehaviours(assembly, socketOrigin);
  const last = behaviours.at(-1);

  function answerOf(behaviour: Behaviour): Answer {
    const gateway = [...gateways].find(([id]) => behaviour.origin.startsWith(id))?.[1];
    if (gateway) return gateway;
    if (behaviour === last)
      return pages ?? ((_, response) => sendFailure(response, 404, 'NOT_FOUND', 'The web app is not built'));
    const bucket = bucketOf(behaviour.origin);
    return (request, response, url) =>
      sendObject(request, response, `${s3Endpoint}/${bucket}${url.pathname}`);
  }

  const routes = behaviours.map((behaviour) => ({ behaviour, answer: answerOf(behaviour) }));
  return (path: string) => routes.find(({ behaviour }) => behaviour.pattern.test(path));
}
