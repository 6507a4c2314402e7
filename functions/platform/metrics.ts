import { isLogged, writeLine } from './log.ts';
import { tracedRequest } from './tracing.ts';

/** The project's own metrics beside those of AWS. Their alarms are in infra/stacks/watch-stack.ts. */
export const ownMetrics = {
  /** A new order was placed. */
  OrdersPlaced: 'Count',
  /** A function was about to run out of its time or its memory. */
  NearLimits: 'Count',
  /** A view's snapshot is complete: it was just written, or nothing has changed since it was. */
  SnapshotsCurrent: 'Count',
  /** An item that no schema could parse was left out of a list. */
  ItemsUnreadable: 'Count',
  /** Number of differences between a view and the table. */
  ViewDifferences: 'Count',
  /** Number of shelves whose stock count differs from their ledger. */
  StockDifferences: 'Count',
  /** A carrier reported a parcel status that is not known here. */
  ParcelsOdd: 'Count',
  /** 1 for a successful canary run through the shop, 0 for a failed one. */
  CanaryPassed: 'Count',
  CanaryMilliseconds: 'Milliseconds',
} as const;
export type OwnMetric = keyof typeof ownMetrics;

export const metricNamespace = (stage: string): string => `Cholang/${stage}`;

/**
 * Writes a log line in CloudWatch's embedded metric format: CloudWatch extracts the metric from the log,
 * without an API call or a permission. Dimensions must have few, known values, because each value is billed as
 * its own metric.
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
