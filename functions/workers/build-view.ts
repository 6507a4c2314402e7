import * as z from 'zod';
import { createBucket } from '#functions/platform/clients/bucket.ts';
import { readConfig } from '#functions/platform/config.ts';
import { deploymentStep } from '#functions/platform/handlers/deployment-step.ts';
import { storeSnapshot } from '#functions/platform/views/store-snapshot.ts';
import { fileOf, readCopy, sharedDatabase } from '#functions/platform/views/view.ts';
import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { views } from './all-views.ts';

const config = readConfig({ VIEWS_BUCKET: z.string().optional() });

/** CloudFormation passes every value as text. */
const BuildInput = z.object({ View: z.string(), Version: z.coerce.number() });

/** Builds and stores a view's file, even a partial one, from which the next try continues. */
async function buildFile(definition: ViewDefinition<unknown>, bucketName: string): Promise<void> {
  const view = await fileOf(definition);
  try {
    await view.refresh();
  } finally {
    await storeSnapshot(definition, view, createBucket(bucketName));
  }
}

async function build({ View, Version }: z.output<typeof BuildInput>): Promise<void> {
  const definition = views.find(({ name, version }) => name === View && version === Version);
  if (!definition) throw new Error(`This code does not know version ${Version} of the view ${View}`);
  const { VIEWS_BUCKET } = config();
  if (VIEWS_BUCKET) await buildFile(definition, VIEWS_BUCKET);
  const database = sharedDatabase();
  if (database) await readCopy(definition, database);
}

/** Part of a deployment: builds a view in the version that the new code needs before that code is deployed. */
export const handler = deploymentStep(BuildInput, build);
