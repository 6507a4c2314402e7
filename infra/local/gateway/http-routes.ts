import * as z from 'zod';
import type { MatchedRoute } from './http-event.ts';
import type { Runtime } from '../lambda/lambda-runtime.ts';
import type { Assembly } from '../template/template.ts';

const Api = z.object({
  ProtocolType: z.enum(['HTTP', 'WEBSOCKET']),
  RouteSelectionExpression: z.string().optional(),
});
const Route = z.object({ ApiId: z.string(), RouteKey: z.string(), Target: z.string() });
const Integration = z.object({ IntegrationUri: z.string() });
const Stage = z.object({ ApiId: z.string(), StageName: z.string() });

export type DeclaredApi = {
  id: string;
  protocol: 'HTTP' | 'WEBSOCKET';
  stage: string;
  selection: string;
  /** Route key to the function behind it. */
  functions: Map<string, string>;
};

/** Every API of the templates with its routes, down to the function each one calls. */
export function readApis({ declared }: Assembly, runtime: Runtime): DeclaredApi[] {
  const uris = new Map(
    declared('AWS::ApiGatewayV2::Integration', Integration).map(({ ref, properties }) => [
      ref,
      properties.IntegrationUri,
    ]),
  );
  const stages = declared('AWS::ApiGatewayV2::Stage', Stage);
  const routes = declared('AWS::ApiGatewayV2::Route', Route).map(({ properties }) => properties);
  const functionOf = (target: string): string => {
    const arn = runtime.findByUri(uris.get(target.replace('integrations/', '')) ?? '');
    if (!arn) throw new Error(`${target} calls no function`);
    return arn;
  };
  return declared('AWS::ApiGatewayV2::Api', Api).map(({ ref, properties }) => ({
    id: ref,
    protocol: properties.ProtocolType,
    stage: stages.find((stage) => stage.properties.ApiId === ref)?.properties.StageName ?? '$default',
    selection: properties.RouteSelectionExpression ?? '$request.body.action',
    functions: new Map(
      routes
        .filter(({ ApiId }) => ApiId === ref)
        .map(({ RouteKey, Target }) => [RouteKey, functionOf(Target)]),
    ),
  }));
}

type Pattern = { routeKey: string; method: string; expression: RegExp; names: string[]; weight: number };

/** Plain segments beat variables, variables beat the greedy one: the more is written out, the better the match. */
function toPattern(routeKey: string): Pattern {
  const [method = '', path = ''] = routeKey.split(' ');
  const names: string[] = [];
  const plain = path.replace(/[.*?^$()|[\]\\]/g, '\\$&');
  const source = plain.replace(/\{(\w+)(\+?)\}/g, (_, name: string, greedy: string) => {
    names.push(name);
    return greedy ? '(.+)' : '([^/]+)';
  });
  const weight = names.length + (path.includes('+}') ? 100 : 0) + (method === 'ANY' ? 0.5 : 0);
  return { routeKey, method, expression: new RegExp(`^${source}$`), names, weight };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone % is not worth refusing a request for
  }
}

/** Finds the route a method and path belong to, as HTTP APIs do. */
export function createMatcher(routeKeys: Iterable<string>) {
  const keys = [...routeKeys];
  const patterns = keys
    .filter((key) => key.includes(' '))
    .map(toPattern)
    .sort((a, b) => a.weight - b.weight);
  const hasDefault = keys.includes('$default');

  return function match(method: string, path: string): MatchedRoute | undefined {
    for (const { routeKey, method: wanted, expression, names } of patterns) {
      if (wanted !== method && wanted !== 'ANY') continue;
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
