import * as z from 'zod';
import type { CarrierHint } from './carrier.ts';
import { Code } from './ghtk-call.ts';

const Fields = z.looseObject({
  label_id: Code,
  status_id: Code,
  action_time: z.string().default(''),
  /** 1 means yes. Any other value tells nothing. */
  return_part_package: z.unknown().optional(),
});

function fieldsOf(body: string, contentType: string): unknown {
  if (!contentType.includes('json')) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Restores the plus of `+07:00`, which form decoding turns into a space. */
const mended = (time: string): string => time.trim().replace(/ (\d\d:?\d\d)$/, '+$1');

const isYes = (value: unknown): boolean => ['1', 'true'].includes(String(value).trim().toLowerCase());

/** Reads a GHTK webhook, which is a form or JSON. */
export function readGhtkHint(body: string, contentType: string): CarrierHint | undefined {
  const { data } = Fields.safeParse(fieldsOf(body, contentType));
  if (!data?.label_id || !data.status_id) return undefined;
  return {
    label: data.label_id,
    status: data.status_id,
    at: mended(data.action_time),
    partBack: isYes(data.return_part_package),
  };
}
