import { tracedRequest } from './tracing.ts';

type Facts = Record<string, unknown>;

const levels = ['debug', 'info', 'warn', 'error'] as const;
type Level = (typeof levels)[number];

const lowest = levels.indexOf((process.env['LOG_LEVEL'] ?? 'info') as Level);

export const isLogged = (level: Level): boolean => levels.indexOf(level) >= lowest;

export const writeLine = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

const describe = (error: unknown): unknown =>
  error instanceof Error
    ? {
        name: error.name,
        message: error.message.slice(0, 500),
        stack: error.stack?.slice(0, 2000),
        cause: describe(error.cause),
      }
    : error;

function write(level: Level, message: string, { error, ...facts }: Facts = {}): void {
  if (!isLogged(level)) return;
  writeLine({
    level,
    message,
    at: new Date().toISOString(),
    requestId: tracedRequest(),
    ...facts,
    ...(error ? { error: describe(error) } : {}),
  });
}

/** Writes one JSON line per event with its request id. Never log tokens, secrets, addresses or bodies. */
export const log = {
  debug: (message: string, facts?: Facts) => write('debug', message, facts),
  info: (message: string, facts?: Facts) => write('info', message, facts),
  warn: (message: string, facts?: Facts) => write('warn', message, facts),
  error: (message: string, facts?: Facts) => write('error', message, facts),
};
