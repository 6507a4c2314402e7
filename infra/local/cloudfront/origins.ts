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
  /** The same buckets through the proxy that checks signatures. */
  uploads: string;
  socketOrigin: string;
  /** Replaces references to secrets by their values. */
  inPlace: (text: string) => string;
  /** The demo's first pictures, perhaps unfinished; requests for files wait for them. */
  pictured: Promise<unknown> | undefined;
  /** The HTML page that rendered pages use, which may still be built. */
  shell: Promise<unknown> | undefined;
  pages: Answer | undefined;
  fillsPages: boolean;
  /** Whether public replies are cached. */
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

/** Selects the origin of each CDN behaviour: an HTTP API, the web app's files, or a bucket. */
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
    // Serves the web app's files for every pattern with this origin.
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

  /** Adds the distribution's headers for its origin; they overwrite a caller's of the same name. */
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

  /** Serves pages from the web app, but files such as robots.txt still from the function. */
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
    /** Adds the distribution's origin headers to a socket's first request. */
    addHeaders(request: IncomingMessage): void {
      const found = route(urlOf(request).pathname);
      if (found) adding(found.behaviour)(request);
    },
  };
}
