import { expect, it } from 'vitest';
import { filesIn, forbidden, type Import, type SourceFile } from './source-files.ts';

const isMade = ({ target = '', isTypeOnly }: Import): boolean =>
  !isTypeOnly && ['functions/platform/table/table.ts', 'functions/platform/clock.ts'].includes(target);

const isGathered = ({ target = '' }: Import): boolean => /-(repository|deps)\.ts$/.test(target);

/** A mail is asked for deep within the writes of others, and dates itself. */
const datesItself = ({ path }: SourceFile): boolean => path === 'functions/domain/mail/mail-job.ts';

it('what a handler uses is handed to it: it fetches neither table nor clock, nor what a domain makes of them', () => {
  const handlers = ['routes', 'workers', 'sockets'].flatMap((folder) => filesIn(`functions/${folder}`));
  expect(forbidden(handlers, (found) => isMade(found) || isGathered(found))).toEqual([]);
});

it('what a domain uses is handed to it, too', () => {
  const files = filesIn('functions/domain').filter((file) => !datesItself(file));
  expect(forbidden(files, isMade)).toEqual([]);
});
