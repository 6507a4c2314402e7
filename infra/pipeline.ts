import { App } from 'aws-cdk-lib';
import * as z from 'zod';
import { PipelineStack } from './stacks/pipeline-stack.ts';
import { nameIn, StageName, stageOf } from './stages.ts';

/** Repository `owner/name`, with the numeric ids of newer ones in tokens; never a pattern. */
export const Repository = z.string().regex(/^[\w.-]+(@\d+)?\/[\w.-]+(@\d+)?$/);

type PipelineOptions = { outdir?: string; stage?: StageName; repository?: string };

/**
 * Builds the app with the pipeline's roles. It is separate and deployed by hand: a pipeline that deployed its
 * own roles could not start, and could widen its permissions unnoticed.
 */
export function buildPipeline({ outdir, stage: stageName, repository }: PipelineOptions): App {
  const app = new App({ analyticsReporting: false, treeMetadata: false, ...(outdir && { outdir }) });
  const stage = stageOf(StageName.parse(stageName ?? app.node.tryGetContext('stage')));
  new PipelineStack(app, 'Pipeline', {
    stackName: nameIn(stage, 'pipeline'),
    env: { region: stage.region },
    tags: { 'cholang:stage': stage.name },
    stage,
    repository: Repository.parse(repository ?? app.node.tryGetContext('repository')),
  });
  return app;
}

if (import.meta.main) buildPipeline({}).synth();
