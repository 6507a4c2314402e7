/** One JSON line a request: enough to find it and to measure it, nothing about the person. */
export const accessLogFormat = JSON.stringify({
  at: '$context.requestTime',
  // The function's, by which its own log lines and all that followed from them are found.
  requestId: '$context.integration.requestId',
  gatewayId: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  error: '$context.integrationErrorMessage',
});
