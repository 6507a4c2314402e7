import * as z from 'zod';
import type { MatchedRoute } from './http-event.ts';
import type { Runtime } from '../lambda/lambda-runtime.ts';
import type { Assembly } from '../template/template.ts';

const Api = z.object({
  ProtocolType: z.enum(['HTTP', 'WEBSOCKET']),
  RouteSelectionExpression: z.string().optional(),
});
const Route = z.object({ ApiId: z.string(), RouteKey: z.string(), Target: z.string() });
const Integration = z.object({
  IntegrationType: z.string().optional(),
  IntegrationUri: z.string().default(''),
});
const Stage = z.object({ ApiId: z.string(), StageName: z.string() });

export type DeclaredApi = {
  id: string;
  protocol: 'HTTP' | 'WEBSOCKET';
  stage: string;
  selection: string;
  /** Maps a route key to the function behind it. */
  functions: Map<string, string>;
  /** Routes that the gateway answers or accepts by itself, without calling a function. */
  mocks: ReadonlySet<string>;
};

/** Reads every API of the templates with its routes and the function behind each. */
export function readApis({ declared }: Assembly, runtime: Runtime): DeclaredApi[] {
  const integrations = new Map(
    declared('AWS::ApiGatewayV2::Integration', Integration).map(({ ref, properties }) => [ref, properties]),
  );
  const behind = (target: string) => integrations.get(target.replace('integrations/', ''));
  const stages = declared('AWS::ApiGatewayV2::Stage', Stage);
  const routes = declared('AWS::ApiGatewayV2::Route', Route).map(({ properties }) => properties);
  const functionOf = (target: string): string => {
    const arn = runtime.findByUri(behind(target)?.IntegrationUri ?? '');
    if (!arn) throw new Error(`${target} calls no function`);
    return arn;
  };
  return declared('AWS::ApiGatewayV2::Api', Api).map(({ ref, properties }) => {
    const own = routes.filter(({ ApiId }) => ApiId === ref);
    const isMock = ({ Target }: z.infer<typeof Route>) => behind(Target)?.IntegrationType === 'MOCK';
    return {
      id: ref,
      protocol: properties.ProtocolType,
      stage: stages.find((stage) => stage.properties.ApiId === ref)?.properties.StageName ?? '$default',
      selection: properties.RouteSelectionExpression ?? '$request.body.action',
      functions: new Map(
        own.filter((one) => !isMock(one)).map(({ RouteKey, Target }) => [RouteKey, functionOf(Target)]),
      ),
      mocks: new Set(own.filter(isMock).map(({ RouteKey }) => RouteKey)),
    };
  });
}

type Pattern = {
  routeKey: string;
  method: string;
  expression: RegExp;
  names: string[];
  weight: number;
  /** Number of path segments; undefined for a greedy variable, which matches any number. */
  segments: number | undefined;
};

const segmentsOf = (path: string): number => path.split('/').length;

/** Compiles a route. Fixed segments take precedence over variables, and variables over a greedy variable. */
function toPattern(routeKey: string): Pattern {
  const [method = '', path = ''] = routeKey.split(' ');
  const names: string[] = [];
  const plain = path.replace(/[.*?^$()|[\]\\]/g, '\\$&');
  const source = plain.replace(/\{(\w+)(\+?)\}/g, (_, name: string, greedy: string) => {
    names.push(name);
    return greedy ? '(.+)' : '([^/]+)';
  });
  const isGreedy = path.includes('+}');
  const weight = names.length + (isGreedy ? 100 : 0) + (method === 'ANY' ? 0.5 : 0);
  const expression = new RegExp(`^${source}$`);
  return { routeKey, method, expression, names, weight, segments: isGreedy ? undefined : segmentsOf(path) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone % is no reason to refuse a request
  }
}

/** Creates a matcher that finds the route of a method and path, as HTTP APIs do. */
export function createMatcher(routeKeys: Iterable<string>) {
  const keys = [...routeKeys];
  const patterns = keys
    .filter((key) => key.includes(' '))
    .map(toPattern)
    .sort((a, b) => a.weight - b.weight);
  const hasDefault = keys.includes('$default');
  const alike = new Map<string, Pattern[]>();

  /** Returns the few routes, out of hundreds, that have this method and number of segments. */
  function candidates(method: string, segments: number): Pattern[] {
    const name = `${method} ${segments}`;
    const known = alike.get(name);
    if (known) return known;
    const fitting = patterns.filter(
      (pattern) =>
        (pattern.method === method || pattern.method === 'ANY') &&
        (pattern.segments ?? segments) === segments,
    );
    // Long paths are not cached, so that they cannot fill the memory.
    if (segments < 32) alike.set(name, fitting);
    return fitting;
  }

  return function match(method: string, path: string): MatchedRoute | undefined {
    for (const { routeKey, expression, names } of candidates(method, segmentsOf(path))) {
      const found = expression.exec(path);
      if (found)
        return {
          routeKey,
          params: Object.fromEntries(names.map((name, place) => [name, decode(found[place + 1] ?? '')])),
        };
    }
    return hasDefault ? { routeKey: '$default', params: {} } : undefined;
  };
}
