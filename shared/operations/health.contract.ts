import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';

export const getHealth = defineRoute({
  name: 'operations/get-health',
  summary: 'Whether the shop answers, table included',
  method: 'GET',
  path: '/health',
  access: 'public',
  reply: z.object({ status: z.literal('ready'), time: z.string() }),
  errors: ['UNAVAILABLE'],
});
