import { CreateJobCommand, type CreateJobCommandInput, MediaConvertClient } from '@aws-sdk/client-mediaconvert';
import { oncePerContainer } from '../cold-start.ts';

const client = oncePerContainer(() => new MediaConvertClient({}));

/** Orders a conversion and returns its id. A repeated order with the same token returns the first one. */
export async function createConversion(order: CreateJobCommandInput): Promise<string> {
  const { Job } = await client().send(new CreateJobCommand(order));
  if (!Job?.Id) throw new Error('MediaConvert took an order without an id');
  return Job.Id;
}
