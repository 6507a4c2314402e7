import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { log } from '../log.ts';
import { type Invocation, withInvocation } from './invocation.ts';

/** What CloudFormation asks of a resource that is ours to make. */
const Request = z.object({
  RequestType: z.enum(['Create', 'Update', 'Delete']),
  ResponseURL: z.url(),
  StackId: z.string(),
  RequestId: z.string(),
  LogicalResourceId: z.string(),
  ResourceProperties: z.unknown(),
});
type Request = z.output<typeof Request>;

type Outcome = { Status: 'SUCCESS' } | { Status: 'FAILED'; Reason: string };

/** An answer may have 4 KB. */
const mostLetters = 500;

async function answer(request: Request, outcome: Outcome): Promise<void> {
  const { StackId, RequestId, LogicalResourceId } = request;
  const said = { ...outcome, StackId, RequestId, LogicalResourceId, PhysicalResourceId: LogicalResourceId };
  const reply = await fetch(request.ResponseURL, {
    method: 'PUT',
    // The address is signed for a body without a type, and text would be given one.
    body: Buffer.from(JSON.stringify(said)),
    headers: { 'content-type': '' },
  });
  if (!reply.ok) throw new Error(`CloudFormation took no answer: ${reply.status}`);
}

const isOutOfTime = (error: unknown): boolean => error instanceof AppError && error.code === 'UNAVAILABLE';

/**
 * A step of a deployment, as a resource that is made once and leaves nothing to take away. CloudFormation calls without
 * waiting, so one that runs out of time fails without an answer, and Lambda calls it again, twice at most.
 */
export function deploymentStep<P extends z.ZodType>(
  schema: P,
  work: (properties: z.output<P>) => Promise<void>,
) {
  async function outcomeOf({
    RequestType,
    LogicalResourceId,
    ResourceProperties,
  }: Request): Promise<Outcome> {
    if (RequestType === 'Delete') return { Status: 'SUCCESS' };
    try {
      await work(schema.parse(ResourceProperties));
      log.info('deployment step done', { step: LogicalResourceId });
      return { Status: 'SUCCESS' };
    } catch (error) {
      if (isOutOfTime(error)) throw error;
      log.error('deployment step failed', { step: LogicalResourceId, error });
      return { Status: 'FAILED', Reason: String(error).slice(0, mostLetters) };
    }
  }

  return (event: unknown, call?: Invocation): Promise<void> =>
    withInvocation(call, async () => {
      const request = Request.parse(event);
      await answer(request, await outcomeOf(request));
    });
}
