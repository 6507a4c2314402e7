import { isLogged, writeLine } from './log.ts';
import { tracedRequest } from './tracing.ts';

/** What we count ourselves, beside what AWS counts of our functions. Alarms stand in infra/stacks/watch-stack.ts. */
export const ownMetrics = {
  /** An order is there that was not. */
  OrdersPlaced: 'Count',
  /** A function was about to run out of its time or its memory. */
  NearLimits: 'Count',
  /** A view's snapshot holds all there is: written now, or nothing has changed since it was. */
  SnapshotsCurrent: 'Count',
  /** An item no schema could read was left out of a list. */
  ItemsUnreadable: 'Count',
  /** What of a view is not as the table has it. */
  ViewDifferences: 'Count',
  /** Shelves that count otherwise than their ledger. */
  StockDifferences: 'Count',
  /** A carrier said of a parcel what nobody here has met before. */
  ParcelsOdd: 'Count',
  /** One for each walk through the shop that ended well, nothing for one that did not. */
  CanaryPassed: 'Count',
  CanaryMilliseconds: 'Milliseconds',
} as const;
export type OwnMetric = keyof typeof ownMetrics;

export const metricNamespace = (stage: string): string => `Cholang/${stage}`;

/**
 * A log line in CloudWatch's embedded metric format: counted on its way into the log, without a call and without a right.
 * Dimensions are few and known, as each value is a metric of its own and paid for.
 */
export function measure(name: OwnMetric, value: number, dimensions: Record<string, string> = {}): void {
  if (!isLogged('info')) return;
  writeLine({
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: metricNamespace(process.env['STAGE'] ?? ''),
          Dimensions: [Object.keys(dimensions)],
          Metrics: [{ Name: name, Unit: ownMetrics[name] }],
        },
      ],
    },
    requestId: tracedRequest(),
    ...dimensions,
    [name]: value,
  });
}
