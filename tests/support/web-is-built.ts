import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { builtWeb } from './built.ts';

const web = builtWeb();
while (!existsSync(web)) {
  if (existsSync(`${web}.failed`)) throw new Error(readFileSync(`${web}.failed`, 'utf8'));
  await wait(100);
}
