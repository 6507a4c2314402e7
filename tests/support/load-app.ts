import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';

let script: Script | undefined;

/** Runs the built app from its first line, as a page does that is loaded: nothing is left of the one before. */
export function loadApp(file: string): unknown {
  script ??= new Script(`(() => { ${readFileSync(file, 'utf8')}\nreturn app; })()`, { filename: file });
  return script.runInThisContext();
}
