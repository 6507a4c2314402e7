import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { deploymentStep } from '#functions/platform/handlers/deployment-step.ts';
import { log } from '#functions/platform/log.ts';

const asked = {
  RequestType: 'Create',
  ResponseURL: 'https://answers.example/one?signature=0',
  StackId: 'arn:aws:cloudformation:ap-southeast-1:123456789012:stack/one/1',
  RequestId: 'request-1',
  LogicalResourceId: 'ThingV1',
  ResourceProperties: { ServiceToken: 'arn', Size: '3' },
};
const Size = z.object({ Size: z.coerce.number() });

const put = vi.fn<typeof fetch>();
beforeEach(() => {
  put.mockReset().mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', put);
  vi.spyOn(log, 'error').mockReturnValue();
});

/** What CloudFormation was told, and at which address. */
const answers = () =>
  put.mock.calls.map(([address, { method, headers, body } = {}]) => ({
    address,
    method,
    headers,
    said: JSON.parse((body as Buffer).toString()) as unknown,
  }));

const ids = { StackId: asked.StackId, RequestId: 'request-1', LogicalResourceId: 'ThingV1' };

it('is done once, and CloudFormation is told so where it waits', async () => {
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await deploymentStep(Size, work)(asked);
  expect(work.mock.calls).toEqual([[{ Size: 3 }]]);
  expect(answers()).toEqual([
    {
      address: asked.ResponseURL,
      method: 'PUT',
      headers: { 'content-type': '' },
      said: { Status: 'SUCCESS', PhysicalResourceId: 'ThingV1', ...ids },
    },
  ]);
});

it('leaves nothing to take away', async () => {
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await deploymentStep(Size, work)({ ...asked, RequestType: 'Delete', ResourceProperties: {} });
  expect(work).not.toHaveBeenCalled();
  expect(answers()).toMatchObject([{ said: { Status: 'SUCCESS' } }]);
});

it.each([
  ['its work fails', { Size: '3' }, 'Error: No room'],
  ['it is asked for what it does not know', { Size: 'large' }, 'Size'],
])('fails the deployment at once where %s, with the reason', async (_, ResourceProperties, reason) => {
  const work = () => Promise.reject(new Error(`No room ${'!'.repeat(5000)}`));
  await deploymentStep(Size, work)({ ...asked, ResourceProperties });
  const [{ said, ...answer } = { said: {} }] = answers();
  expect(answer).toMatchObject({ address: asked.ResponseURL });
  expect(said).toMatchObject({
    Status: 'FAILED',
    Reason: expect.stringContaining(reason) as unknown,
    PhysicalResourceId: 'ThingV1',
  });
  expect(JSON.stringify(said).length).toBeLessThan(4096);
});

it('says nothing when its time is over: Lambda calls it again', async () => {
  const work = () => Promise.reject(new AppError('UNAVAILABLE', { retryAfter: 2 }));
  await expect(deploymentStep(Size, work)(asked)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(put).not.toHaveBeenCalled();
});

it('that is refused for anything but its time fails the deployment at once', async () => {
  const work = () => Promise.reject(new AppError('FORBIDDEN'));
  await deploymentStep(Size, work)(asked);
  expect(answers()).toMatchObject([{ said: { Status: 'FAILED' } }]);
});

it('is called again when its answer was not taken', async () => {
  put.mockImplementation(async () => new Response('', { status: 403 }));
  await expect(deploymentStep(Size, () => Promise.resolve())(asked)).rejects.toThrow('403');
});
