/** Logs one JSON line per request: enough to find and measure it, without personal data. */
export const accessLogFormat = JSON.stringify({
  at: '$context.requestTime',
  // Request id of the function, under which its own log lines and all follow-up work are found.
  requestId: '$context.integration.requestId',
  gatewayId: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  error: '$context.integrationErrorMessage',
});
