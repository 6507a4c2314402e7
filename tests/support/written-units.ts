import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import * as z from 'zod';
import type { World } from './world.ts';

const Units = z.object({ CapacityUnits: z.number() });
const Reply = z.object({ ConsumedCapacity: z.union([Units, z.array(Units)]).optional() });
const Key = z.looseObject({ pk: z.object({ S: z.string() }), sk: z.object({ S: z.string() }) });
const Write = z.looseObject({ Item: Key.optional(), Key: Key.optional() });
const Asked = z.looseObject({
  ...Write.shape,
  TransactItems: z.array(z.record(z.string(), Write)).optional(),
});

/** Write, named by the prefixes of the written keys. */
type Written = { what: string; units: number };

const beginning = (key: string): string => key.replace(/[#:].*/, '');
const nameOf = ({ Item, Key: key }: z.infer<typeof Write>): string => {
  const at = Item ?? key;
  return at ? `${beginning(at.pk.S)}/${beginning(at.sk.S)}` : '';
};

function whatIsIn(body: string): string {
  const asked = Asked.parse(JSON.parse(body));
  const parts = asked.TransactItems?.flatMap((part) => Object.values(part)) ?? [asked];
  return parts.map(nameOf).join(' + ');
}

const unitsIn = (text: string): number =>
  [Reply.parse(JSON.parse(text)).ConsumedCapacity ?? []]
    .flat()
    .reduce((sum, one) => sum + one.CapacityUnits, 0);

const isWrite = (target: string): boolean =>
  /\.(?:PutItem|UpdateItem|DeleteItem|TransactWriteItems)$/.test(target);

/**
 * Records all writes of a world's functions with the units that the table reports: indexes, transactions and
 * item sizes are included, as on the bill.
 */
export function listenToWrites(world: World) {
  const { port } = new URL(world.cloud.endpoints.dynamodb);
  const written: Written[] = [];
  const ask = http.request;

  function listen(request: ClientRequest, body: string): void {
    request.once('response', (reply: IncomingMessage) => {
      const parts: Buffer[] = [];
      const emit = reply.emit.bind(reply) as (event: string | symbol, ...values: unknown[]) => boolean;
      // A listener of 'data' would start the stream before the client listens, which would then miss its beginning.
      reply.emit = (event: string | symbol, ...values: unknown[]) => {
        if (event === 'data') parts.push(values[0] as Buffer);
        if (event === 'end' && reply.statusCode === 200)
          written.push({ what: whatIsIn(body), units: unitsIn(Buffer.concat(parts).toString()) });
        return emit(event, ...values);
      };
    });
  }

  const heard = (...asked: Parameters<typeof ask>): ClientRequest => {
    const request = ask(...asked);
    const isToTable = String(request.getHeader('host')).endsWith(`:${port}`);
    if (!isToTable || !isWrite(String(request.getHeader('x-amz-target')))) return request;
    const end = request.end.bind(request) as (...parts: unknown[]) => ClientRequest;
    request.end = ((...parts: unknown[]) => {
      listen(request, String(parts[0]));
      return end(...parts);
    }) as typeof request.end;
    return request;
  };
  http.request = heard as typeof ask;

  return {
    units: () => written.reduce((sum, { units }) => sum + units, 0),
    /** Most expensive writes, grouped by what was written together. */
    dearest: () => {
      const sums = Map.groupBy(written, ({ what }) => what);
      return [...sums]
        .map(([what, all]) => ({
          what,
          times: all.length,
          units: all.reduce((sum, one) => sum + one.units, 0),
        }))
        .toSorted((a, b) => b.units - a.units);
    },
    forget: () => void written.splice(0),
    stop: () => {
      http.request = ask;
    },
  };
}
