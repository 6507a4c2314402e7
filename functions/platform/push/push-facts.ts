import * as z from 'zod';
import { readConfig } from '../config.ts';
import { publicPushKey } from './push-key.ts';

const config = readConfig({ PUSH_STAND_IN: z.string() });

/** Returns what a browser needs to subscribe: the public key, and the stand-in service if there is one. */
export const pushFacts = async (): Promise<{ publicKey: string; standIn: string | null }> => ({
  publicKey: await publicPushKey(),
  standIn: config().PUSH_STAND_IN || null,
});
