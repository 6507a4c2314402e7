import type { Scene } from './scene.ts';

/** One call that its operation answers well, by somebody who may make it. */
export type Sample = {
  /** Whose call it is; nobody's without. */
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** Called anew for each call: what an operation uses up is there again. */
export type Samples = Record<string, (scene: Scene) => Sample | Promise<Sample>>;
