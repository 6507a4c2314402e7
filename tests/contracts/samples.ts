import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../events/', import.meta.url);

/** One of the samples in `events/`, as the receiver would be handed it. */
export const sample = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

export const sampleNames = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
