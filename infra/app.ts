import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as CdkNag from 'cdk-nag';
import { App, type StackProps, Validations } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { audiences } from '#shared/contract/audiences.ts';
import { areas } from './areas/index.ts';
import { bundleFolder, bundleHandlers } from './bundle.ts';
import { idOf } from './constructs/names.ts';
import type { StackContext } from './constructs/resources.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { BuildViewsStack } from './stacks/build-views-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { LiveStack } from './stacks/live-stack.ts';
import { PagesStack } from './stacks/pages-stack.ts';
import { RoutesStack } from './stacks/routes-stack.ts';
import { ViewsStack } from './stacks/views-stack.ts';
import { WatchEdgeStack } from './stacks/watch-edge-stack.ts';
import { WatchStack } from './stacks/watch-stack.ts';
import { WebStack } from './stacks/web-stack.ts';
import { WorkersStack } from './stacks/workers-stack.ts';
import { nameIn, type Stage, StageName, stageOf } from './stages.ts';

export type AppOptions = {
  outdir?: string;
  stage?: StageName;
  /** 'placeholder' synthesizes the templates without bundling handlers, for tests and the one-machine cloud. */
  code: 'placeholder' | 'bundle';
  /** View engine other than the stage's own, to try it before the stage is switched. */
  views?: Stage['views'];
  /** Checks the AwsSolutions rules during synthesis. */
  nag?: boolean;
};

const context = {
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy': true,
  '@aws-cdk/core:enablePartitionLiterals': true,
  // Applies tags of a stack to its resources at deployment instead of writing them into every template.
  '@aws-cdk/core:explicitStackTags': true,
  // Prevents a stack from removing an export that another stack still uses.
  '@aws-cdk/core:defaultCrossStackReferences': 'strong',
};

function bundled(entry: string): Code {
  const folder = join(bundleFolder, entry);
  if (!existsSync(folder)) throw new Error(`No handler is called ${entry}`);
  return Code.fromAsset(folder);
}

/** Loads cdk-nag only on request, because reading its rules takes a third of a second. */
export function checkRules(app: App): void {
  const { AwsSolutionsChecks } = createRequire(import.meta.url)('cdk-nag') as typeof CdkNag;
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
}

const placeholder = (): Code => Code.fromInline('exports.handler = () => undefined;');

export function buildApp({ outdir, stage: stageName, views, code, nag = false }: AppOptions): App {
  const app = new App({
    // Recording where each resource was created takes a second and is only used in deployment reports.
    context: { ...context, 'aws:cdk:disable-creation-stack-traces': code === 'placeholder' && !nag },
    analyticsReporting: false,
    treeMetadata: false,
    // The validation takes two seconds, so it runs only for what is deployed or checked.
    builtinCloudFormationValidation: code === 'bundle' || nag,
    ...(outdir && { outdir }),
  });
  const declared = stageOf(StageName.parse(stageName ?? app.node.tryGetContext('stage') ?? 'sandbox'));
  const stage: Stage = { ...declared, ...(views && { views }) };
  if (code === 'bundle') bundleHandlers();

  const named = (id: string): StackProps => ({
    stackName: nameIn(stage, id),
    env: { region: stage.region },
    tags: { 'cholang:stage': stage.name },
  });

  const data = new DataStack(app, 'Data', { ...named('data'), stage });
  const loadChunk = code === 'bundle' ? bundled : placeholder;
  const database =
    stage.views === 'sqlite' ? undefined : new ViewsStack(app, 'Views', { ...named('views'), stage });
  const building: StackContext = { stage, resources: data, loadChunk, ...(database && { database }) };
  const builtViews = new BuildViewsStack(app, 'BuildViews', {
    ...named('build-views'),
    stackContext: building,
  });
  const stackContext: StackContext = { ...building, builtViews };

  const apis = audiences.map((audience) => {
    const props = { ...named(`api-${audience}`), audience, stackContext };
    return [audience, new ApiStack(app, `Api${idOf(audience)}`, props).apiId] as const;
  });
  const apiIds = Object.fromEntries(apis) as Record<(typeof audiences)[number], string>;

  for (const area of areas.filter(({ routes }) => routes)) {
    new RoutesStack(app, `Routes${idOf(area.name)}`, {
      ...named(`routes-${area.name}`),
      area,
      stackContext,
      apiIds,
    });
  }
  const pages = new PagesStack(app, 'Pages', { ...named('pages'), stackContext });
  const live = new LiveStack(app, 'Live', { ...named('live'), stackContext });
  const edge = stage.guarded
    ? new EdgeStack(app, 'Edge', {
        ...named('edge'),
        env: { region: 'us-east-1' },
        crossRegionReferences: true,
        stage,
      })
    : undefined;
  const web = new WebStack(app, 'Web', {
    ...named('web'),
    stage,
    apiIds,
    pagesApiId: pages.apiId,
    socketApiId: live.apiId,
    media: data.media,
    logs: data.logs,
    ...(edge && { firewallArn: edge.firewallArn, crossRegionReferences: true }),
  });
  const workers = new WorkersStack(app, 'Workers', {
    ...named('workers'),
    areas,
    stackContext: { ...stackContext, sockets: live.sockets },
    deadChanges: data.deadChanges,
  });
  workers.addStackDependency(live);
  new WatchStack(app, 'Watch', {
    ...named('watch'),
    stage,
    apiIds,
    pagesApiId: pages.apiId,
    socketApiId: live.apiId,
    areas,
  });
  if (edge)
    new WatchEdgeStack(app, 'WatchEdge', {
      ...named('watch-edge'),
      env: { region: 'us-east-1' },
      crossRegionReferences: true,
      stage,
      distributionId: web.distributionId,
    });
  if (nag) checkRules(app);
  return app;
}

if (import.meta.main) buildApp({ code: 'bundle' }).synth();
