import {
  CreateJobCommand,
  type CreateJobCommandInput,
  MediaConvertClient,
  type Output,
} from '@aws-sdk/client-mediaconvert';
import { oncePerContainer } from '../cold-start.ts';

export type ConversionOrder = CreateJobCommandInput;
export type ConversionOutput = Output;

const client = oncePerContainer(() => new MediaConvertClient({}));

/** Orders a conversion and returns its id. A repeated order with the same token returns the first one. */
export async function createConversion(order: ConversionOrder): Promise<string> {
  const { Job } = await client().send(new CreateJobCommand(order));
  if (!Job?.Id) throw new Error('MediaConvert took an order without an id');
  return Job.Id;
}
