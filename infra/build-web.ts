import { buildWeb } from './local/build.ts';

/** The web app and the API's reference, ready for the bucket of a stage. */
console.log(await buildWeb());
