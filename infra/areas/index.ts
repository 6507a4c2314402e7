import { accountsArea } from './accounts.ts';
import type { Area } from './area.ts';
import { catalogueArea } from './catalogue.ts';
import { liveArea } from './live.ts';
import { mailArea } from './mail.ts';
import { operationsArea } from './operations.ts';

/** Every operation with what it may touch. An area's routes become one stack. */
export const areas: readonly Area[] = [accountsArea, catalogueArea, liveArea, mailArea, operationsArea];
