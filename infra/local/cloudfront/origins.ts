import { sendObject } from '../s3/bucket-files.ts';
import { passSigned } from '../s3/bucket-uploads.ts';
import { type Behaviour, readBehaviours } from './cdn.ts';
import { createEdgeCache } from './edge-cache.ts';
import { createHttpGateway } from '../gateway/http-gateway.ts';
import type { DeclaredApi } from '../gateway/http-routes.ts';
import type { IncomingMessage } from 'node:http';
import { type Answer, sendFailure, urlOf } from '../http/http-tools.ts';
import type { Runtime } from '../lambda/lambda-runtime.ts';
import type { Assembly } from '../template/template.ts';

type Options = {
  assembly: Assembly;
  apis: DeclaredApi[];
  runtime: Runtime;
  s3Endpoint: string;
  /** The same buckets, where signatures are checked. */
  uploads: string;
  socketOrigin: string;
  /** Puts secrets in the place of their references. */
  inPlace: (text: string) => string;
  /** The demo's first pictures, which are still drawn as the doors open: whoever asks for a file waits for them. */
  pictured: Promise<unknown> | undefined;
  /** What pages are filled into, which may still be built. */
  shell: Promise<unknown> | undefined;
  pages: Answer | undefined;
  fillsPages: boolean;
  /** Whether copies of public answers are kept. */
  edgeCache: boolean;
  now: () => number;
};

const bucketOf = (origin: string): string | undefined => /^(.+)\.s3[.-]/.exec(origin)?.[1];

const after =
  (waitedFor: Promise<unknown> | undefined, answer: Answer): Answer =>
  async (request, response, url) => {
    await waitedFor;
    await answer(request, response, url);
  };

/** Who answers for each behaviour of the CDN: an HTTP API, the web app's files, or a bucket. */
export function createOrigins({ assembly, apis, runtime, socketOrigin, inPlace, now, ...web }: Options) {
  const gateways = new Map(
    apis
      .filter(({ protocol }) => protocol === 'HTTP')
      .map((api) => [api.id, createHttpGateway(api, runtime, now)]),
  );
  const behaviours = readBehaviours(assembly, socketOrigin);
  const last = behaviours.at(-1);

  function answerOf(behaviour: Behaviour): Answer {
    const api = apis.find(({ id }) => gateways.has(id) && behaviour.origin.startsWith(id));
    const gateway = gateways.get(api?.id ?? '');
    if (gateway) {
      const shown = showing(behaviour, gateway);
      if (api?.stage !== '$default') return shown;
      return web.fillsPages ? after(web.shell, shown) : unfilled(shown);
    }
    // The web app's files, whichever pattern they are asked by.
    if (behaviour.origin === last?.origin)
      return (
        web.pages ?? ((_, response) => sendFailure(response, 404, 'NOT_FOUND', 'The web app is not built'))
      );
    const bucket = bucketOf(behaviour.origin);
    if (behaviour.methods.has('PUT'))
      return (request, response) => passSigned(request, response, `${web.uploads}/${bucket}`);
    return after(web.pictured, (request, response, url) =>
      sendObject(request, response, `${web.s3Endpoint}/${bucket}${url.pathname}`),
    );
  }

  /** The headers the distribution adds for its origin, over whatever came under their names. */
  function adding({ originHeaders }: Behaviour): (request: IncomingMessage) => void {
    const added = originHeaders.map(([name, value]) => [name.toLowerCase(), inPlace(value)] as const);
    return (request) => void Object.assign(request.headers, Object.fromEntries(added));
  }

  function showing(behaviour: Behaviour, gateway: Answer): Answer {
    const add = adding(behaviour);
    return (request, response, url) => {
      add(request);
      return gateway(request, response, url);
    };
  }

  /** The files among them are still the function's. */
  const unfilled =
    (gateway: Answer): Answer =>
    (request, response, url) =>
      (/\.\w+$/.test(url.pathname) ? gateway : (web.pages ?? gateway))(request, response, url);

  const cached = web.edgeCache ? createEdgeCache(now) : undefined;
  const routes = behaviours.map((behaviour) => {
    const answer = answerOf(behaviour);
    return { behaviour, answer: behaviour.cache && cached ? cached(behaviour.cache, answer) : answer };
  });
  const route = (path: string) => routes.find(({ behaviour }) => behaviour.pattern.test(path));
  return {
    route,
    /** What the distribution adds to a socket's first request. */
    addHeaders(request: IncomingMessage): void {
      const found = route(urlOf(request).pathname);
      if (found) adding(found.behaviour)(request);
    },
  };
}
