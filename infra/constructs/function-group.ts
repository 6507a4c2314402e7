import { Duration, Size } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Handler } from '../areas/area.ts';
import type { Rights } from '../areas/rights.ts';
import { acknowledgeWildcard } from './acknowledge.ts';
import { type CountedLine, countLines } from './counted-lines.ts';
import { environmentFor, statementsFor, wildcardsOf } from './grants.ts';
import { capitalised, functionName, idOf, lastPart } from './names.ts';
import { serviceLog } from './service-log.ts';
import type { StackContext } from './resources.ts';
import { databaseFor, deployAfterViews, networkOf, usesFiles } from './view-engine.ts';

export type FunctionOptions = {
  timeoutSeconds?: number;
  name?: string;
  statements?: PolicyStatement[];
  environment?: Record<string, string>;
};

/** Memory that gives a full core. Restoring a view is single-threaded, so the same work costs the same. */
const wholeCoreMb = 1769;

/** Builds a role's id from its rights, so that functions with equal rights share one role. */
const roleId = ({
  queues = [],
  payments = [],
  carriers = [],
  only = [],
  views = [],
  feeds = [],
  indexes = [],
  ...rights
}: Rights): string =>
  `Role${Object.entries(rights)
    .filter(([, right]) => right)
    .map(([name, right]) => capitalised(name) + (typeof right === 'string' ? capitalised(right) : ''))
    .concat(views === 'store' ? ['StoreViews'] : views.map((name) => `View${capitalised(name)}`))
    .concat(feeds.map((name) => `Feed${capitalised(name)}`))
    .concat(indexes.map((name) => `Index${capitalised(name)}`))
    .concat(queues.map((name) => `Send${capitalised(name)}`))
    .concat(payments.map((name) => `Secret${idOf(name)}`))
    .concat(carriers.map((name) => `Carrier${idOf(name)}`))
    .concat(only.map((start) => `Only${capitalised(start.toLowerCase().replace('#', ''))}`))
    .sort()
    .join('')}`;

/** Functions that share a log group; each gets exactly the rights that its entry in the area lists. */
export class FunctionGroup extends Construct {
  readonly #stackContext: StackContext;
  readonly #log: LogGroup;

  constructor(scope: Construct, id: string, stackContext: StackContext & { logName: string }) {
    super(scope, id);
    this.#stackContext = stackContext;
    this.#log = serviceLog(this, 'Log', stackContext.stage, stackContext.logName);
    this.count('ErrorLines');
    this.count('BrokenRuns');
  }

  count(counted: CountedLine): void {
    countLines(this, this.#log, this.#stackContext.stage, counted);
  }

  add({ entry, rights, memoryMb, reserve }: Handler, options: FunctionOptions = {}): lambda.Function {
    const { stage, loadChunk } = this.#stackContext;
    deployAfterViews(this, rights, this.#stackContext);
    const name = options.name ?? functionName(stage, entry);
    const id = idOf(lastPart(entry));
    const made = new lambda.Function(this, id, {
      functionName: name,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      handler: 'index.handler',
      code: loadChunk(entry),
      role: options.statements
        ? this.#makeRole(`${id}Role`, rights, options.statements)
        : this.#sharedRole(rights),
      logGroup: this.#log,
      loggingFormat: lambda.LoggingFormat.JSON,
      // Lambda's own lines about successful runs are half of the log volume.
      ...(stage.guarded && { systemLogLevelV2: lambda.SystemLogLevel.WARN }),
      memorySize: Math.max(memoryMb ?? 512, rights.views ? wholeCoreMb : 0),
      // Functions get 512 MB of disk by default. A view of a million products is stored twice while it is being
      // compressed.
      ...(usesFiles(rights, this.#stackContext) && {
        ephemeralStorageSize: Size.gibibytes(rights.views === 'store' ? 6 : 3),
      }),
      ...networkOf(databaseFor(rights, this.#stackContext)),
      ...(reserve !== undefined && stage.guarded && { reservedConcurrentExecutions: reserve }),
      timeout: Duration.seconds(options.timeoutSeconds ?? 15),
      environment: { ...environmentFor(rights, this.#stackContext), ...options.environment },
      // Node's minor version changes only with a deployment, not in between.
      runtimeManagementMode: lambda.RuntimeManagementMode.FUNCTION_UPDATE,
    });
    (made.node.defaultChild as lambda.CfnFunction).addMetadata('cholang:entry', entry);
    return made;
  }

  #sharedRole(rights: Rights): Role {
    const id = roleId(rights);
    const shared = this.node.tryFindChild(id);
    return shared instanceof Role ? shared : this.#makeRole(id, rights, []);
  }

  #makeRole(id: string, rights: Rights, own: PolicyStatement[]): Role {
    const writeLog = new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [this.#log.logGroupArn],
    });
    const statements = [writeLog, ...statementsFor(rights, this.#stackContext), ...own];
    const role = new Role(this, id, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { rights: new PolicyDocument({ statements }) },
    });
    for (const [resource, reason] of wildcardsOf(rights, this.#stackContext)) {
      acknowledgeWildcard(role, resource, reason);
    }
    return role;
  }
}
