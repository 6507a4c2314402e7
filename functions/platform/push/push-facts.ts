import * as z from 'zod';
import { readConfig } from '../config.ts';
import { publicPushKey } from './push-key.ts';

const config = readConfig({ PUSH_STAND_IN: z.string() });

/** What a browser needs to know before it hears pushes of ours; where there is nobody real to carry them, who stands in. */
export const pushFacts = async (): Promise<{ publicKey: string; standIn: string | null }> => ({
  publicKey: await publicPushKey(),
  standIn: config().PUSH_STAND_IN || null,
});
