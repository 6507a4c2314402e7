import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { log } from '../log.ts';
import { type Invocation, withInvocation } from './invocation.ts';

/** Request that CloudFormation sends for a custom resource. */
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

/** Maximum length of a failure reason: CloudFormation accepts replies of at most 4 KB. */
const maxLetters = 500;

async function answer(request: Request, outcome: Outcome): Promise<void> {
  const { StackId, RequestId, LogicalResourceId } = request;
  const said = { ...outcome, StackId, RequestId, LogicalResourceId, PhysicalResourceId: LogicalResourceId };
  const reply = await fetch(request.ResponseURL, {
    method: 'PUT',
    // The reply URL is signed for a body without a content type. A string body would get one, so the body is a
    // buffer.
    body: Buffer.from(JSON.stringify(said)),
    headers: { 'content-type': '' },
  });
  if (!reply.ok) throw new Error(`CloudFormation took no answer: ${reply.status}`);
}

const isOutOfTime = (error: unknown): boolean => error instanceof AppError && error.code === 'UNAVAILABLE';

/**
 * Handles a custom resource of CloudFormation that runs one step of a deployment; deleting it does nothing.
 * CloudFormation invokes the function asynchronously, so a step that runs out of time throws without a reply,
 * and Lambda retries it, twice at most.
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
      return { Status: 'FAILED', Reason: String(error).slice(0, maxLetters) };
    }
  }

  return (event: unknown, call?: Invocation): Promise<void> =>
    withInvocation(call, async () => {
      const request = Request.parse(event);
      await answer(request, await outcomeOf(request));
    });
}
