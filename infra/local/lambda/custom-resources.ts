import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { host, readBody, serve } from '../http/http-tools.ts';
import type { State } from '../home/state.ts';
import type { Assembly } from '../template/template.ts';
import type { Runtime } from './lambda-runtime.ts';

const BuiltView = z.looseObject({ ServiceToken: z.string() });
const Outcome = z.object({ Status: z.enum(['SUCCESS', 'FAILED']), Reason: z.string().optional() });
const Names = z.array(z.string());

const mark = 'custom-resources';
/** Lambda retries a failed asynchronous call twice. */
const maxTries = 3;
const maxBytes = 4096;

type Resource = { name: string; functionArn: string; request: Record<string, unknown> };

function resourcesOf({ declared, region }: Assembly): Resource[] {
  return declared('Custom::BuiltView', BuiltView).map(({ id, stackName, properties }) => ({
    name: `${stackName}.${id}`,
    functionArn: properties.ServiceToken,
    request: {
      RequestType: 'Create',
      ResourceType: 'Custom::BuiltView',
      StackId: `arn:aws:cloudformation:${region}:000000000000:stack/${stackName}/local`,
      LogicalResourceId: id,
      // CloudFormation passes every value as text.
      ResourceProperties: Object.fromEntries(
        Object.entries(properties).map(([name, value]) => [name, String(value)]),
      ),
    },
  }));
}

/** Requests one resource as CloudFormation does, and waits for the reply at the response URL. */
async function make({ functionArn, request }: Resource, runtime: Runtime): Promise<void> {
  let told: unknown;
  const { port, close } = await serve((asked, response) => {
    // S3 refuses an upload with a content type other than the signed one.
    const isSigned = asked.method === 'PUT' && asked.headers['content-type'] === '';
    readBody(asked, maxBytes).then(
      (body) => {
        if (isSigned && body) told = JSON.parse(body.toString());
        response.writeHead(isSigned && body ? 200 : 403).end();
      },
      () => response.destroy(),
    );
  });
  try {
    const RequestId = randomUUID();
    const event = { ...request, RequestId, ResponseURL: `http://${host}:${port}/${RequestId}` };
    for (let tries = 1; told === undefined && tries <= maxTries; tries += 1)
      await runtime.invoke(functionArn, event).catch((error: unknown) => {
        if (tries === maxTries) throw error;
      });
    const { Status, Reason } = Outcome.parse(told);
    if (Status === 'FAILED') throw new Error(Reason);
  } finally {
    await close();
  }
}

/**
 * Runs the custom resources of a deployment once, before anything is served. On AWS a failure stops the
 * deployment; here the market opens anyway, and the next start tries again.
 */
export async function makeCustomResources(assembly: Assembly, runtime: Runtime, state: State): Promise<void> {
  const known = new Set(Names.parse(JSON.parse(state.read(mark) ?? '[]')));
  const resources = resourcesOf(assembly);
  const made = await Promise.all(
    resources.map(async (resource) => {
      if (known.has(resource.name)) return resource.name;
      try {
        await make(resource, runtime);
        return resource.name;
      } catch (error) {
        process.stderr.write(`${resource.name} was not made: ${String(error)}\n`);
        return undefined;
      }
    }),
  );
  // Resources that are no longer declared are forgotten, so that going back to their version creates them
  // again.
  state.write(mark, JSON.stringify(made.filter((name) => name !== undefined)));
}
